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
