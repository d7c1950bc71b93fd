/** Real definitions of other designers: every question survives with its label, whether it is required, and its choices. */
import { isRequired } from '../../rules/field-rules'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { defaultValues } from '../../default-values'
import { exportDefinition } from '../../export/export-definition'
import { eachWidget } from '../../form-definition'
import { isList, isObject } from '../../json'
import { lintDefinition } from '../../lint/lint-definition'
import { validateValues } from '../../rules/validate-values'
import { importDefinition } from '../import-definition'

type Source = Readonly<Record<string, unknown>>

/** A question as an independent walk of the source sees it. */
interface Question {
  readonly label: string
  readonly isRequired: boolean
  readonly choices: readonly string[]
}

const FIXTURES = new URL('../../../fixtures/other/', import.meta.url)
const SAMPLES = new URL('../../../../../../shared/samples/other/', import.meta.url)

function samplesOf(format: string): readonly (readonly [string, string])[] {
  if (!existsSync(SAMPLES)) {
    // oxlint-disable-next-line no-console -- a skipped check must be seen
    console.warn(`no samples at ${fileURLToPath(SAMPLES)}: only the fixtures are tested`)
  }
  const folders = [FIXTURES, SAMPLES].map((root) => new URL(`${format}/`, root)).filter((folder) => existsSync(folder))
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const))
  return [...new Map(files)]
}

const objects = (value: unknown): readonly Source[] => (isList(value) ? value.filter(isObject) : [])
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const valuesOf = (value: unknown): string[] => (isList(value) ? value.map((item) => String(isObject(item) ? item['value'] : item)) : [])
const trimmed = (label: string): string => label.split(/\s+/).filter(Boolean).join(' ')

function surveyQuestions(source: Source): Question[] {
  return objects(source['pages'] ?? source['elements']).flatMap((element): Question[] => {
    if (isList(element['elements'])) return surveyQuestions({ elements: element['elements'] })
    const label = text(element['title']) || text(element['name'])
    const isRequired = element['isRequired'] === true
    // A required yes/no needs an answer, which a switch cannot distinguish from "no".
    const choices = element['type'] === 'boolean' && isRequired ? ['true', 'false'] : valuesOf(element['choices'])
    if (element['type'] !== 'matrix') return [{ label, isRequired, choices }]
    return objects(element['rows']).map((row) => ({ label: text(row['text']), isRequired, choices: valuesOf(element['columns']) }))
  })
}

const FORMIO_FIELDS = /text(field|area)|number|radio|checkbox|select|datetime|survey|email|phone|day|time|file|url|tags/
const UNWORDED: Readonly<Record<string, string>> = { '&amp;': '&', '&nbsp;': ' ', '&lt;': '<', '&gt;': '>' }
const unworded = (label: string) => trimmed(label.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;/g, (entity) => UNWORDED[entity] ?? entity))

function formioQuestions(value: unknown): Question[] {
  if (isList(value)) return value.flatMap(formioQuestions)
  if (!isObject(value)) return []
  const type = text(value['type'])
  const isField = value['input'] === true && typeof value['key'] === 'string' && FORMIO_FIELDS.test(type)
  if (!isField) return Object.values(value).flatMap(formioQuestions)
  const validate = isObject(value['validate']) ? value['validate'] : {}
  const isRequired = validate['required'] === true
  const choices = valuesOf(value['values'])
  if (isList(value['questions']))
    return objects(value['questions']).map((question) => ({ label: unworded(text(question['label'])), isRequired, choices }))
  return [{ label: unworded(text(value['label'])), isRequired, choices }]
}

function formJsQuestions(source: Source): Question[] {
  return objects(source['components']).flatMap((component): Question[] => {
    if (isList(component['components'])) return formJsQuestions(component)
    if (typeof component['key'] !== 'string') return []
    const validate = isObject(component['validate']) ? component['validate'] : {}
    return [{ label: text(component['label']), isRequired: validate['required'] === true, choices: valuesOf(component['values']) }]
  })
}

function rjsfQuestions(source: Source): Question[] {
  const schema = isObject(source['schema']) ? source['schema'] : {}
  const definitions = isObject(schema['definitions']) ? schema['definitions'] : {}
  const layers = [schema, ...objects(schema['allOf'])]
  const required = new Set(layers.flatMap((layer) => (isList(layer['required']) ? layer['required'] : [])))
  const properties = new Map(layers.flatMap((layer) => Object.entries(isObject(layer['properties']) ? layer['properties'] : {})))
  const follow = (part: unknown): Source => {
    if (!isObject(part)) return {}
    const target = definitions[text(part['$ref']).replace('#/definitions/', '')]
    return isObject(target) ? { ...target, ...part } : part
  }
  const enumOf = (part: Source): string[] => {
    const options = objects(part['oneOf'] ?? part['anyOf']).map((option) =>
      'const' in option ? option['const'] : valuesOf(option['enum'])[0],
    )
    return valuesOf(part['enum'] ?? options)
  }
  return [...properties].map(([name, part]) => {
    const own = follow(part)
    return {
      label: text(own['title']) || name,
      isRequired: required.has(name),
      choices: enumOf('items' in own ? follow(own['items']) : own),
    }
  })
}

const WALKS: Readonly<Record<string, (source: Source) => Question[]>> = {
  surveyjs: surveyQuestions,
  formio: formioQuestions,
  rjsf: rjsfQuestions,
  'form-js': formJsQuestions,
}
const cases = Object.keys(WALKS).flatMap((format) => samplesOf(format).map(([name, source]) => [format, name, source] as const))

describe.each(cases)('%s sample %s', (format, _name, source) => {
  const result = importDefinition(source)
  if (!result.ok) throw new Error(result.report[0]?.message)
  const { form, report } = result

  it('keeps every question with its label, whether it is required, and its choices', () => {
    const parsed: unknown = JSON.parse(source)
    const expected = isObject(parsed) ? (WALKS[format]?.(parsed) ?? []) : []
    const found = [...eachWidget(form)].flatMap((widget): Question[] => {
      if (widget.type === 'unknown' || !('required' in widget.options)) return []
      const choices = 'options' in widget.options && !('children' in widget.options.props) ? widget.options.options : []
      return [{ label: trimmed(widget.name), isRequired: isRequired(widget), choices: choices.map(({ value }) => String(value)) }]
    })
    expect(expected.length).toBeGreaterThan(1)
    expect(found).toEqual(expected.map((question) => ({ ...question, label: trimmed(question.label) })))
  })

  it('reports no error, and every place it names is in the source', () => {
    expect(report.map(({ severity }) => severity)).not.toContain('error')
    expect(report[0]).toMatchObject({ code: 'format.other', severity: 'info' })
    for (const { path } of report) {
      let place: unknown = JSON.parse(source)
      for (const segment of path.slice(0, -1)) place = isList(place) ? place[Number(segment)] : isObject(place) ? place[segment] : undefined
      expect([path, typeof place]).toEqual([path, 'object'])
    }
  })

  it('comes back equal after export, import, export, and can be checked and filled in', () => {
    const first = exportDefinition(form)
    const again = importDefinition(JSON.stringify(first))
    expect(again.ok && exportDefinition(again.form)).toEqual(first)
    // Some sources hold a choice twice; the checker says so.
    const mistakes = lintDefinition(form).filter(({ severity, code }) => severity === 'error' && code !== 'duplicate-choice')
    expect(mistakes).toEqual([])
    validateValues(form, defaultValues(form))
  })
})
