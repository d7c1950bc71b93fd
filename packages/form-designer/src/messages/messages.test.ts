import { IMPORT_CODES, WIDGET_TYPES, widgetDefinitions } from '@formwork/form-schema'
import { describe, expect, it } from 'vitest'
import { isGlyphName } from '../icons/glyphs'
import { en } from './en'
import { fillTemplate } from './fill-template'
import { zhCn } from './zh-cn'

describe.each([
  ['zh-CN', zhCn],
  ['en', en],
] as const)('the %s catalogue', (_locale, messages) => {
  it('names every panel row of every widget', () => {
    const rows = WIDGET_TYPES.flatMap((type) => widgetDefinitions[type].panel.map((row) => row.option))
    expect(rows.filter((option) => (messages.options[option] ?? '') === '')).toEqual([])
  })

  it('has a text for every code an import can report', () => {
    expect(IMPORT_CODES.filter((code) => messages.findings[code] === '')).toEqual([])
  })
})

it('speaks of the same values in both languages', () => {
  const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort((a, b) => a.localeCompare(b))
  for (const code of IMPORT_CODES) expect([code, places(zhCn.findings[code])]).toEqual([code, places(en.findings[code])])
})

it('leaves a place without a value visible and never asks the prototype', () => {
  expect(fillTemplate('{a} {toString}', { a: 1 })).toBe('1 {toString}')
})

it('has an icon for every widget', () => {
  expect(WIDGET_TYPES.filter((type) => !isGlyphName(widgetDefinitions[type].palette.icon))).toEqual([])
})

describe('a text of the two languages', () => {
  const HAN = /\p{Script=Han}/u
  /** Names of formats and keys, and the line that names the authors. */
  const SAME =
    /^(?:JSON|JSON Schema|HTML|TypeScript|Powered by Formwork|F2|[EF]|(?:(?:Ctrl|Alt|Shift)\+\S+ ?)+|Enter|Delete|Esc|← →  Home End)$/
  const leaves = (from: unknown, path = ''): [path: string, words: string][] => {
    if (typeof from === 'string') return [[path, from]]
    // The text of a function is in its code.
    if (typeof from === 'function')
      return [[path, [...String(from).matchAll(/(["'`])((?:(?!\1).)*)\1/g)].map(([, , words]) => words).join(' ')]]
    return from !== null && typeof from === 'object' ? Object.entries(from).flatMap(([name, of]) => leaves(of, `${path}.${name}`)) : []
  }
  const english = new Map(leaves(en))
  const chinese = new Map(leaves(zhCn))

  it('has the same names in both', () => {
    expect([...chinese.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    expect(english.size).toBeGreaterThan(400)
  })

  it('is not empty, and not Chinese in the English catalogue', () => {
    expect([...english, ...chinese].filter(([, words]) => words.trim() === '')).toEqual([])
    expect([...english].filter(([, words]) => HAN.test(words))).toEqual([])
  })

  it('is Chinese in the Chinese catalogue', () => {
    const written = [...chinese].map(([path, words]) => [path, words.replaceAll(/\$?\{\w+\}/g, '')] as const)
    expect(written.filter(([, words]) => /\p{L}/u.test(words) && !HAN.test(words) && !SAME.test(words))).toEqual([])
  })
})
