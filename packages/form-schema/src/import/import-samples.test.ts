/** Real definitions from elsewhere: everything in them survives. */
import { describe, expect, it } from 'vitest'
import { validateValues } from '../rules/validate-values'
import { exportDefinition } from '../export/export-definition'
import { eachWidget } from '../form-definition'
import { toDocument, fromDocument } from '../document/form-document'
import { isList, isObject } from '../json'
import { equalJson } from '../equal-json'
import { fixture, goldenForms, sampleForms } from '../testing/read-fixture'
import { importDefinition } from './import-definition'

const forms = new Map([...goldenForms(), ...sampleForms()])

function imported(text: string) {
  const result = importDefinition(text)
  if (!result.ok) throw new Error(result.report[0]?.message)
  return result
}

/** Every object with a type, and every key of every object, with how often each occurs; independent of widgets and forms. */
function inventory(value: unknown, found = new Map<string, number>()): Map<string, number> {
  const count = (name: string) => found.set(name, (found.get(name) ?? 0) + 1)
  if (isList(value)) for (const item of value) inventory(item, found)
  else if (isObject(value)) {
    if (typeof value['type'] === 'string' && 'options' in value) count(`widget ${value['type']}`)
    for (const [key, item] of Object.entries(value)) {
      count(`key ${key}`)
      inventory(item, found)
    }
  }
  return found
}

/** Where fields of the source lie, by their model: whatever looks like one, wherever it lies. */
function fieldPlaces(value: unknown, path: readonly (string | number)[] = []): readonly (readonly [model: string, path: string])[] {
  if (isList(value)) return value.flatMap((item, index) => fieldPlaces(item, [...path, index]))
  if (!isObject(value)) return []
  const { model } = value
  const own = typeof model === 'string' && typeof value['type'] === 'string' && 'options' in value ? [[model, path.join('.')] as const] : []
  return [...own, ...Object.entries(value).flatMap(([key, item]) => (key === 'options' ? [] : fieldPlaces(item, [...path, key])))]
}

/** Findings about what stays as it is, and so comes again. */
const KEPT: ReadonlySet<string> = new Set(['widget.unknown-type', 'widget.plain-order', 'script.kept', 'option.without-effect'])

/** Keys that an import may leave out: the placeholder pair of a condition, and rules, which are rebuilt. */
const REBUILT = new Set(['key model', 'key value', 'key message', 'key required', 'key type', 'key pattern'])

describe.each([...forms])('sample %s', (_name, text) => {
  const source: unknown = JSON.parse(text)

  it('imports without an error', () => {
    const { report } = imported(text)
    expect(report.filter((finding) => finding.severity === 'error')).toEqual([])
  })

  it('keeps every widget and every key', () => {
    const before = inventory(source)
    const { form, report } = imported(text)
    const after = inventory(exportDefinition(form))
    // The sample tree of a new cascader is not content of a form.
    const isSample = (name: string) =>
      report.some(({ code }) => code === 'choices.sample-dropped') && ['key label', 'key children'].includes(name)
    // A table of the wider family is a subform from now on, and its columns are `columns`: both are reported.
    const isRenamed = (name: string) =>
      report.some(
        ({ code, params: { found } }) =>
          (code === 'kind.replaced' && name === `widget ${found}`) || (code === 'columns.adopted' && name === `key ${found}`),
      )
    for (const [name, count] of before) {
      if (isRenamed(name)) continue
      if (!REBUILT.has(name) && !isSample(name)) expect([name, after.get(name) ?? 0]).toEqual([name, Math.max(count, after.get(name) ?? 0)])
      const made = report.filter(({ code, params }) => code === 'kind.replaced' && name === `widget ${params['used']}`).length
      if (name.startsWith('widget ')) expect([name, after.get(name)]).toEqual([name, count + made])
    }
  })

  it('can fill every field, or reports it', () => {
    const { form, report } = imported(text)
    const known = new Set([...eachWidget(form)].flatMap((widget) => (widget.type === 'unknown' ? [] : [widget.model])))
    const isReported = (place: string) =>
      report.some(({ code, path }) => ['widget.unknown-type', 'widget.plain-order'].includes(code) && path.slice(0, -1).join('.') === place)
    expect(fieldPlaces(source).filter(([model, place]) => !known.has(model) && !isReported(place))).toEqual([])
  })

  it('comes back equal after export, import, export', () => {
    const first = exportDefinition(imported(text).form)
    const again = imported(JSON.stringify(first))
    expect(exportDefinition(again.form)).toEqual(first)
    expect(again.report.filter(({ code }) => !KEPT.has(code))).toEqual([])
  })

  it('survives the flat working form', () => {
    const { form } = imported(text)
    expect(equalJson(fromDocument(toDocument(form)), form)).toBe(true)
  })
})

describe('values that people typed', () => {
  it.each(['012', '017'])('of form %s pass the rules of their form', (name) => {
    const { form } = imported(JSON.stringify(fixture(`${name}.json`)))
    const records = fixture(`${name}.data.json`)
    expect(isList(records) && records.length).toBeGreaterThan(0)
    for (const record of isList(records) ? records : []) expect(validateValues(form, record)).toMatchObject({ ok: true, values: record })
  })
})
