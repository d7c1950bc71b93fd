import { describe, expect, it } from 'vitest'
import { coerceValues } from './answers/coerce-values'
import { displayValues } from './answers/display-values'
import { migrateValues } from './answers/migrate-values'
import { createForm } from './create-form'
import { defaultValues } from './default-values'
import { toDocument } from './document/form-document'
import { exportDefinition } from './export/export-definition'
import { toHtmlPage } from './export/to-html-page'
import { toZod } from './export/to-zod'
import { computeValues } from './feel/compute-values'
import type { FormDefinition, FormValues } from './form-definition'
import { checkJsonText } from './import/check-json-text'
import { importDefinition } from './import/import-definition'
import { lintDefinition } from './lint/lint-definition'
import { explainFinding } from './messages/finding-messages'
import { pruneValues, validateValues } from './rules/validate-values'

const stored = { list: [{ type: 'input', model: 'name', key: 'name', name: 'Name', options: { required: true } }], config: {} }

/** What a program without types hands over. */
const given = (value: unknown) => value as FormDefinition

const calls: readonly (readonly [string, (form: FormDefinition) => unknown])[] = [
  ['validateValues', (form) => validateValues(form, {})],
  ['defaultValues', (form) => defaultValues(form)],
  ['coerceValues', (form) => coerceValues(form, { name: 'Ada' })],
  ['migrateValues', (form) => migrateValues(form, createForm(), { name: 'Ada' })],
  ['displayValues', (form) => displayValues(form, {}, { locale: 'en' })],
  ['computeValues', (form) => computeValues(form, {})],
  ['lintDefinition', (form) => lintDefinition(form)],
  ['exportDefinition', (form) => exportDefinition(form)],
  ['toHtmlPage', (form) => toHtmlPage(form)],
  ['toZod', (form) => toZod(form)],
  ['toDocument', (form) => toDocument(form)],
]

describe.each(calls)('%s, given something else than a form', (_, call) => {
  it.each([
    ['stored JSON', stored, 'a definition that was not imported'],
    ['the result of an import', importDefinition(stored), 'the whole result of importDefinition'],
    ['a promise', Promise.resolve(stored), 'a promise that was not awaited'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['JSON text', JSON.stringify(stored), 'a value without a list of widgets'],
    ['a list', stored.list, 'a value without a list of widgets'],
    ['another object', {}, 'a value without a list of widgets'],
  ])('says that it found %s', (_name, value, found) => {
    const refusal = new TypeError(`Expected importDefinition(json).form, found ${found}`)
    expect(() => call(given(value))).toThrow(refusal)
  })
})

describe('values that are none', () => {
  const { form } = importDefinition(stored)
  if (form === null) throw new Error('expected a form')

  it.each([[undefined], [null], [7], ['text'], [['a']]])('%j counts as nothing entered', (value) => {
    const values = value as unknown as FormValues
    expect(displayValues(form, values, { locale: 'en' }).map(({ text }) => text)).toEqual([''])
    expect(pruneValues(form, values)).toEqual({})
    expect(migrateValues(form, form, values)).toEqual({ values: {}, report: [] })
    expect(validateValues(form, values)).toMatchObject({ ok: false, issues: [{ code: 'required' }] })
  })

  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    ['name=Ada', 'a string'],
    [7, 'a number'],
    [['name'], 'an entry that is no pair of name and value'],
  ])('coerceValues says what it was given in place of entries: %j', (value, found) => {
    const refusal = new TypeError(`Expected FormData, URLSearchParams, entries or an object by model, found ${found}`)
    expect(() => coerceValues(form, value as unknown as FormData)).toThrow(refusal)
  })
})

describe('a source that is no text', () => {
  it.each([
    [undefined, 'Nothing was given to read (undefined)'],
    ['', 'The text is empty'],
    [Promise.resolve({}), 'A value is not JSON: Promise'],
    [{ list: [new Date(0)] }, 'A value is not JSON: Date'],
    [Number.NaN, 'A value is not JSON: NaN'],
    [() => stored, 'A value is not JSON: a function'],
  ])('importDefinition says what %s is', (source, sentence) => {
    const { form, report } = importDefinition(source)
    expect(form).toBeNull()
    expect(report.map((finding) => explainFinding(finding, { locale: 'en' }))).toEqual([sentence])
  })

  it.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [new Uint8Array(2), 'object'],
  ])('checkJsonText says what it was given: %s', (source, found) => {
    const refusal = { ok: false, code: 'json.invalid', message: `Text was expected, found ${found}` }
    expect(checkJsonText(source as unknown as string)).toEqual(refusal)
  })
})

describe('a list of entries that are no components', () => {
  it.each([['{}'], ['0'], ['{"list":[]}']])('counts %s as it counts components, and reads none of too many', (entry) => {
    const { form, report } = importDefinition(`{"list":[${`${entry},`.repeat(60_000)}${entry}]}`)
    expect(form).toBeNull()
    expect(report).toMatchObject([{ code: 'limit.widgets', params: { found: 60_001, limit: 5000 } }])
  })
})
