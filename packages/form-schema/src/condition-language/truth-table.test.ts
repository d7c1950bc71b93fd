/** The truth tables of docs/guide/conditions.md, in both languages, run line by line. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { visibleFields } from '../conditions/form-visibility'
import { formOf, widget } from '../testing/builders'
import { type Comparison, type ConditionOperator, isCondition } from './condition'
import { conditionHolds, readerOf } from './condition-holds'

interface Line {
  readonly text: string
  readonly value: string
  readonly operator: string
  readonly operands: readonly string[]
  readonly holds: boolean
}

const WORDS: Readonly<Record<string, string>> = { 缺失: 'missing', 是: 'yes', 否: 'no' }
const OPERATORS = {
  equals: 1,
  notEquals: 1,
  contains: 1,
  greater: 1,
  less: 1,
  atLeast: 1,
  atMost: 1,
  between: 2,
  empty: 0,
  notEmpty: 0,
} as const satisfies Record<ConditionOperator, number>

/** The lines of every table of a page whose second cell is an operator. */
function linesOf(page: string): readonly Line[] {
  return readFileSync(guidePage(page), 'utf8')
    .split('\n')
    .flatMap((text): Line | readonly never[] => {
      const [, first = '', second = '', third = '', fourth = ''] = text.split('|').map((cell) => cell.trim())
      const operator = second.replaceAll('`', '')
      if (!Object.hasOwn(OPERATORS, operator)) return []
      const word = (cell: string) => WORDS[cell] ?? cell
      const bare = (cell: string) => cell.replaceAll(/^`|`$/g, '')
      const operands = third === '–' ? [] : third.split(' … ').map(bare)
      return { text, value: bare(word(first)), operator, operands, holds: word(fourth) === 'yes' }
    })
}

/** The page, searched upwards: a mutation test runs in a copy of the package further down. */
function guidePage(page: string): URL {
  let folder = new URL('.', import.meta.url)
  while (folder.pathname !== '/' && !existsSync(new URL(`docs/guide/${page}`, folder))) folder = new URL('..', folder)
  return new URL(`docs/guide/${page}`, folder)
}

function comparisonOf({ operator, operands }: Line): Comparison {
  const [one, other] = operands.map((operand): unknown => JSON.parse(operand))
  const parts = { empty: {}, notEmpty: {}, between: { least: one, most: other } }
  const comparison: unknown = {
    model: 'a',
    is: operator,
    ...(Object.hasOwn(parts, operator) ? parts[operator as 'between'] : { value: one }),
  }
  if (!isCondition(comparison) || !('model' in comparison)) throw new Error(JSON.stringify(comparison))
  return comparison
}

const english = linesOf('conditions.md')

describe('the truth tables', () => {
  it('say the same in both languages', () => {
    const bare = (lines: readonly Line[]) => lines.map((line) => ({ ...line, text: '' }))
    expect(bare(linesOf('zh/conditions.md'))).toEqual(bare(english))
  })

  it('cover every operator with every kind of value', () => {
    for (const [operator, count] of Object.entries(OPERATORS)) {
      const lines = english.filter((line) => line.operator === operator)
      expect(lines.every(({ operands }) => operands.length === count)).toBe(true)
      const values = lines.map(({ value }) => value)
      const kinds = values.map((value) => (value === 'missing' ? value : value === '""' ? 'nothing' : kindOf(JSON.parse(value))))
      expect([operator, new Set(kinds).size >= 6]).toEqual([operator, true])
      expect(new Set(lines.map(({ holds }) => holds)).size).toBe(2)
    }
  })

  it.each(english.map((line) => [line.text, line] as const))('%s', (_text, line) => {
    const value: unknown = line.value === 'missing' ? undefined : JSON.parse(line.value)
    const comparison = comparisonOf(line)
    expect(
      conditionHolds(
        comparison,
        readerOf(() => value),
      ),
    ).toBe(line.holds)
    expect(
      conditionHolds(
        { not: comparison },
        readerOf(() => value),
      ),
    ).toBe(!line.holds)
    // And through a whole form, where a custom area takes any value as it is.
    const source = widget('blank', { model: 'a' })
    const form = formOf(source, widget('input', { model: 'b', options: { formwork: { showWhen: comparison } } }))
    const isObjectEmptyToo = line.value === '{}' && (line.operator === 'empty' || line.operator === 'notEmpty')
    expect(visibleFields(form, value === undefined ? {} : { a: value }).has('b')).toBe(isObjectEmptyToo ? !line.holds : line.holds)
  })
})

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'string' && /^\d{4}-/.test(value) ? 'date' : typeof value
}
