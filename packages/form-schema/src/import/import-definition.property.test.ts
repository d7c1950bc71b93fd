/** Laws of the importer over arbitrary and mutated input. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exportDefinition } from '../export/export-definition'
import { lintDefinition } from '../lint/lint-definition'
import { validateValues } from '../rules/validate-values'
import { defaultValues } from '../default-values'
import { toHtmlPage } from '../export/to-html-page'
import { goldenForms } from '../testing/read-fixture'
import { importDefinition } from './import-definition'

const golden = goldenForms().map(([, text]) => text)

const names = fc.constantFrom(
  'list',
  'type',
  'options',
  'columns',
  'config',
  'rules',
  'displayVerify',
  'model',
  'key',
  'constructor',
  'span',
  'remote',
  'props',
)
const wildForm = fc.record(
  {
    list: fc.array(
      fc.record(
        {
          type: fc.oneof(
            fc.constantFrom('input', 'number', 'radio', 'select', 'date', 'grid', 'text', 'rate', 'toString'),
            fc.jsonValue({ maxDepth: 1 }),
          ),
          key: fc.jsonValue({ maxDepth: 1 }),
          model: fc.oneof(fc.constantFrom('a', 'b', '__proto__'), fc.jsonValue({ maxDepth: 1 })),
          name: fc.jsonValue({ maxDepth: 1 }),
          options: fc.oneof(
            fc.jsonValue(),
            fc.dictionary(
              fc.constantFrom('required', 'pattern', 'options', 'min', 'defaultValue', 'displayVerify', 'remoteOptions'),
              fc.jsonValue(),
            ),
          ),
          rules: fc.jsonValue(),
          columns: fc.jsonValue(),
          list: fc.jsonValue(),
        },
        { requiredKeys: ['type'] },
      ),
    ),
    config: fc.jsonValue(),
  },
  { requiredKeys: ['list'] },
)

/** A golden form with one place replaced, cut or repeated. */
const mutatedText = fc
  .tuple(
    fc.constantFrom(...golden),
    fc.nat(),
    fc.oneof(
      fc.string(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      names,
    ),
  )
  .map(([text, at, insert]) => {
    const place = at % text.length
    return text.slice(0, place) + insert + text.slice(place + insert.length)
  })

/** Runs everything that follows an import; none of it may throw. */
function follow(input: unknown): void {
  const result = importDefinition(input)
  if (!result.ok) {
    expect(result.report).toMatchObject([{ severity: 'error' }])
    return
  }
  expect(result.report.every((finding) => finding.severity !== 'error')).toBe(true)
  lintDefinition(result.form)
  validateValues(result.form, defaultValues(result.form))
  toHtmlPage(result.form)
  const first = exportDefinition(result.form)
  const again = importDefinition(first)
  expect(again.ok && exportDefinition(again.form)).toEqual(first)
}

describe('importDefinition', () => {
  it('never throws and ends, whatever the value is', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
        (value) => void importDefinition(value),
      ),
      { numRuns: 500 },
    )
  })

  it('never throws and ends, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), mutatedText), (text) => void importDefinition(text)),
      { numRuns: 700 },
    )
  })

  it('makes forms that everything else can work with, and that round trip', () => {
    fc.assert(fc.property(wildForm, follow), { numRuns: 600 })
    fc.assert(fc.property(mutatedText, follow), { numRuns: 300 })
  })
})
