/** Conditions as texts: what is written for people, and what is read of other programs. */
import type { Condition } from '@formwork/form-schema/conditions'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCondition } from '../../testing/any-definition'
import { conditionText } from './condition-text'
import { readCondition } from './read-condition'

const days: Condition = { model: 'days', is: 'greater', value: 3 }
const kind: Condition = { model: 'kind', is: 'equals', value: 'x' }

/** What conditions of several languages are made of. */
const SIGNS = [
  '$',
  '#',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  '!',
  '=',
  '<',
  '>',
  '&',
  '|',
  '.',
  ',',
  '`',
  '"',
  "'",
  '\\',
  ' ',
  'a',
  'and',
  '1',
  'or',
  '-',
]

describe('a condition that is written', () => {
  it.each<[Condition, string]>([
    [days, 'days > 3'],
    [{ all: [days, { any: [kind, { not: days }] }] }, 'days > 3 and (kind = "x" or not(days > 3))'],
    [{ model: 'rows.price', is: 'between', least: 1, most: 5 }, 'rows.price in [1..5]'],
    [{ model: 'a b', is: 'contains', value: 'say "hi"' }, 'contains(`a b`, "say \\"hi\\"")'],
    [{ model: '天数', is: 'empty' }, '天数 = null'],
    [{ model: 'and', is: 'notEmpty' }, '`and` != null'],
    [{ all: [] }, 'true'],
  ])('%j is %s', (condition, text) => {
    expect(conditionText(condition)).toBe(text)
  })
})

describe('a condition of another program', () => {
  it.each<[string, Condition]>([
    ['${days > 3}', days],
    ['#{days gt 3}', days],
    ['=days > 3', days],
    ['${3 < days}', days],
    [' ${ days > 3 && kind == "x" } ', { all: [days, kind] }],
    [
      "${days > 3 or (kind eq 'x' and !approved)}",
      { any: [days, { all: [kind, { not: { model: 'approved', is: 'equals', value: true } }] }] },
    ],
    ['${empty kind}', { model: 'kind', is: 'empty' }],
    ['${kind != null}', { model: 'kind', is: 'notEmpty' }],
    ['= days in [1..3]', { model: 'days', is: 'between', least: 1, most: 3 }],
    ['=amount >= -0.5', { model: 'amount', is: 'atLeast', value: -0.5 }],
  ])('%s is read', (text, condition) => {
    expect(readCondition(text)).toEqual(condition)
  })

  it.each([
    '',
    '${}',
    '${service.isLarge(execution)}',
    '${days > limit}',
    '${days + 1 > 3}',
    '${days > 3',
    '${a}${b}',
    'days >',
    '(days > 3',
    'days > null',
    'execution.getVariable("days") > 3',
    'days in (1..3)',
    '__proto__ = 1',
    '${1 > 2}',
    'days = .5',
  ])('%s is not', (text) => {
    expect(readCondition(text)).toBeNull()
  })

  it('of many brackets or many words is not', () => {
    expect(readCondition(`${'not('.repeat(400)}days > 3${')'.repeat(400)}`)).toBeNull()
    expect(readCondition('x'.repeat(3000))).toBeNull()
  })

  it('is read as it was where it was written by us and has no groups of one or none', () => {
    const groups = (condition: Condition): boolean =>
      'not' in condition
        ? groups(condition.not)
        : 'all' in condition
          ? condition.all.length > 1 && condition.all.every(groups)
          : 'any' in condition
            ? condition.any.length > 1 && condition.any.every(groups)
            : !condition.model.includes('`')
    fc.assert(
      fc.property(anyCondition, (condition) => {
        const text = conditionText(condition)
        fc.pre(groups(condition) && text.length <= 2000)
        expect(readCondition(text)).toEqual(condition)
      }),
    )
  })

  it('never fails, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...SIGNS) }), (text) => {
        readCondition(text)
      }),
      { numRuns: 1000 },
    )
  })
})
