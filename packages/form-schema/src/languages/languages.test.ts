/** A form in several languages: listed, translated, carried through import and export, and through a table. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayValues } from '../answers/display-values'
import { exportDefinition } from '../export/export-definition'
import { toHtmlPage } from '../export/to-html-page'
import { importDefinition } from '../import/import-definition'
import { validateValues } from '../rules/validate-values'
import { formOf, grid, panes, subform, widget } from '../testing/builders'
import { everyShape } from '../testing/every-shape'
import type { FormDefinition } from '../form-definition'
import { parseCsv, writeCsv } from './csv'
import { type FormLanguages, languagesOf, withLanguages } from './form-languages'
import { formTexts, missingTexts } from './form-texts'
import { localizeForm } from './localize-form'
import { translationRows, translationsFromCsv, translationsToCsv } from './translation-table'

const leave = formOf(
  widget('input', { model: 'reason', name: '事由', options: { required: true, tip: '写清楚', placeholder: '请输入' } }),
  widget('select', {
    model: 'kind',
    name: '类型',
    options: { options: [{ value: '年假' }, { value: 'sick', label: '病假' }], placeholder: '请输入' },
  }),
  widget('text', { model: 't', options: { defaultValue: '说明' } }),
  panes('tabs', 'tabs', { 甲: [widget('date', { model: 'from', name: '开始', options: { startPlaceholder: '起' } })] }),
  grid('g', [[subform('rows', [[widget('input', { model: 'what', name: '物品' })]])]]),
)
const inLanguages = (form: FormDefinition, languages: FormLanguages): FormDefinition => ({
  ...form,
  config: withLanguages(form.config, languages),
})
const EN = {
  事由: 'Reason',
  写清楚: 'Be clear',
  请输入: 'Type here',
  类型: 'Kind',
  年假: 'Holiday',
  病假: 'Sick leave',
  说明: 'Note',
  甲: 'First',
  物品: 'Item',
}
const translated = inLanguages(leave, { language: 'zh-CN', translations: { en: EN, ja: {} } })

describe('the texts of a form', () => {
  it('are listed once each, with their places, what lies in a container before its own title', () => {
    expect(formTexts(leave).map(({ text }) => text)).toEqual([
      '事由',
      '写清楚',
      '请输入',
      '类型',
      '年假',
      '病假',
      '说明',
      '开始',
      '起',
      '甲',
      '物品',
      'rows',
    ])
    expect(formTexts(leave)[2]?.places.map(({ key, part }) => [key, part])).toEqual([
      ['reason', 'placeholder'],
      ['kind', 'placeholder'],
    ])
    expect(missingTexts(translated)).toEqual({ en: 3, ja: 12 })
  })

  it('may be called like a part of every object; what no form may store as a key is not offered', () => {
    const names = ['a.constructor', 'toString', 'valueOf', 'constructor', 'prototype', '__proto__']
    const odd = formOf(...names.map((name, at) => widget('input', { model: `m${at}`, name })))
    expect(formTexts(odd).map(({ text }) => text)).toEqual(names.slice(0, 3))
    expect(translationRows(inLanguages(odd, { language: null, translations: { en: {} } })).map((row) => row[2])).toEqual(['en', '', '', ''])
    const english = { 'a.constructor': 'A builder', toString: 'As text', valueOf: 'As value' }
    const all = { ...english, constructor: 'Builder' }
    const stored = JSON.stringify(exportDefinition(inLanguages(odd, { language: null, translations: { en: all } })))
    const { form } = importDefinition(stored)
    expect(languagesOf(form ?? odd).translations).toEqual({ en: english })
    expect(formTexts(localizeForm(form ?? odd, 'en')).map(({ text }) => text)).toEqual(Object.values(english))
  })
})

describe('a translated form', () => {
  const en = localizeForm(translated, 'en-GB')
  it('has the texts of the nearest language, and its own where there is none', () => {
    expect(
      formTexts(en)
        .map(({ text }) => text)
        .slice(0, 9),
    ).toEqual(['Reason', 'Be clear', 'Type here', 'Kind', 'Holiday', 'Sick leave', 'Note', '开始', '起'])
    for (const tag of ['zh-CN', 'zh-TW', 'ja', 'de', undefined]) expect(localizeForm(translated, tag)).toBe(translated)
  })

  it('stores the same and says it in the language that is asked for', () => {
    const values = { reason: 'x', kind: '年假' }
    expect(displayValues(translated, values, { locale: 'en' }).slice(0, 2)).toMatchObject([
      { label: 'Reason', text: 'x' },
      { label: 'Kind', text: 'Holiday' },
    ])
    const refused = validateValues(en, { kind: 'sick' }, { locale: 'en' })
    expect(refused.ok ? [] : refused.issues.map(({ message }) => message)).toContain('Reason is required')
    expect(validateValues(en, values).ok).toBe(true)
    expect(toHtmlPage(translated, { locale: 'en' })).toContain('Sick leave')
  })

  it('comes through export and import as it was', () => {
    const read = importDefinition(JSON.stringify(exportDefinition(translated)))
    expect(read.ok && languagesOf(read.form)).toEqual(languagesOf(translated))
    expect(read.report).toEqual([])
  })

  it('is not taken from what is no translation', () => {
    const config = {
      ...leave.config,
      extras: { formwork: { language: 7, translations: { 'not a tag': {}, en: { a: 1, b: 'B', ['__proto__']: 'x' }, fr: [] } } },
    }
    expect(languagesOf({ config: JSON.parse(JSON.stringify(config)) })).toEqual({ language: null, translations: { en: { b: 'B' } } })
    expect(withLanguages(withLanguages(leave.config, languagesOf(translated)), { language: null, translations: {} })).toEqual(leave.config)
  })
})

describe('a table of translations', () => {
  it('comes back from CSV with what was filled in, and names what the form does not have', () => {
    const [heads, ...rows] = translationRows(translated)
    const filled = [[...(heads ?? []), 'fr'], ...rows.map((row) => [...row, `fr ${row[1]}`]), ['', '没有', 'None', '', 'x']]
    const read = translationsFromCsv(translated, writeCsv(filled))
    expect([read?.changed, read?.unknown]).toEqual([12, ['没有']])
    expect(read?.languages.translations['fr']?.['事由']).toBe('fr 事由')
    expect(read?.languages.translations['en']).toEqual(EN)
    expect(translationsFromCsv(translated, translationsToCsv(translated))).toMatchObject({ changed: 0, unknown: [] })
    expect(translationsFromCsv(translated, 'a,b\n1,2')).toBeNull()
  })

  it('is separated by what stands outside quotes of its first row, whichever spreadsheet wrote it', () => {
    const rows = [
      ['k', ';;', 'a;b\nc;d'],
      ['k', '', '=1+1'],
    ]
    expect(parseCsv(writeCsv(rows))).toEqual(rows)
    expect(parseCsv('k;"1,2,3,4";"""a,b"\r\nx;y;z\r\n')).toEqual([
      ['k', '1,2,3,4', '"a,b'],
      ['x', 'y', 'z'],
    ])
  })

  it('is the same table for any cells, commas, quotes, lines and formulas among them', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('=1+1', "'=x", 'a"b', 'a;b', 'x\ny', '-3', "''@"))
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constant('k'), cell, cell), { minLength: 1 }), (rows) => {
        const clean = rows.map((row) => row.map((each) => each.replaceAll('\r', '')))
        expect(parseCsv(writeCsv(clean))).toEqual(clean)
      }),
    )
  })
})

it('every kind of widget keeps everything but its texts', () => {
  const form = everyShape()
  const upper = Object.fromEntries(formTexts(form).map(({ text }) => [text, `${text}!`]))
  const there = localizeForm(inLanguages(form, { language: 'zh', translations: { en: upper } }), 'en')
  const back = Object.fromEntries(Object.entries(upper).map(([text, other]) => [other, text]))
  const again = localizeForm({ ...inLanguages(there, { language: 'en', translations: { zh: back } }) }, 'zh')
  expect(formTexts(again)).toEqual(formTexts(form))
  expect(formTexts(there).every(({ text }) => text.endsWith('!'))).toBe(true)
})
