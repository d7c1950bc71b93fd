import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormDefinition } from '../form-definition'
import { importDefinition } from '../import/import-definition'
import { validateValues } from '../rules/validate-values'
import { formOf, grid, shownWhen, subform, widget } from '../testing/builders'
import { ajv } from '../testing/json-schema'
import { everyShape, everyShapeFilled } from '../testing/every-shape'
import { goldenForms } from '../testing/read-fixture'
import { vectorFiles, vectorsIn } from '../testing/read-vectors'
import { WIDGET_TYPES } from '../widgets/index'
import { toJsonSchema } from './to-json-schema'

/** A validator that is not ours, over the JSON of the values. */
function accepts(form: FormDefinition): (values: unknown) => boolean {
  const complain = complaints(form)
  return (values) => complain(values).length === 0
}

function complaints(form: FormDefinition): (values: unknown) => readonly string[] {
  const validate = ajv.compile({ ...toJsonSchema(form) })
  return (values) => (validate(JSON.parse(JSON.stringify(values))) ? [] : [ajv.errorsText(validate.errors)])
}

const choices = [{ value: 'a', label: 'A' }, { value: 2 }]
const form = formOf(
  widget('input', { model: 'name', name: '姓名', options: { required: true, maxlength: 5, tip: '真名' } }),
  widget('number', { model: 'age', options: { min: 0, max: 150 } }),
  widget('radio', { model: 'kind', options: { options: choices } }),
  widget('checkbox', { model: 'tags', options: { options: choices, required: true } }),
  widget('date', { model: 'span', options: { type: 'daterange' } }),
  widget('switch', { model: 'agreed' }),
  grid('g', [[widget('input', { model: 'reason', options: { required: true } })]], { displayVerify: shownWhen('and', { kind: 'a' }) }),
)

describe('toJsonSchema', () => {
  it('describes every field by its model', () => {
    const pattern = String.raw`^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$`
    const day = { type: 'string', format: 'date', pattern }
    expect(toJsonSchema(form)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        name: { title: '姓名', description: '真名', type: 'string', maxLength: 5, minLength: 1 },
        age: { title: 'age', anyOf: [{ type: 'number', minimum: 0, maximum: 150, multipleOf: 1 }, { const: null }] },
        kind: { title: 'kind', anyOf: [{ enum: ['a', 2] }, { const: '' }] },
        tags: { title: 'tags', type: 'array', items: { enum: ['a', 2] }, maxItems: 5000, uniqueItems: true, minItems: 1 },
        span: { title: 'span', anyOf: [{ type: 'array', items: day, minItems: 2, maxItems: 2 }, { const: [] }] },
        agreed: { title: 'agreed', type: 'boolean' },
        reason: { title: 'reason', type: 'string' },
      },
      required: ['name', 'tags'],
      additionalProperties: false,
    })
  })

  it('asks for text where a hidden field is left out, not where it may be handed back empty', () => {
    const reason = (hiddenValue: 'clear' | 'omit') => {
      const options = { required: true, displayVerify: shownWhen('and', { kind: 'a' }), formwork: { hiddenValue } }
      return formOf(widget('input', { model: 'kind' }), widget('input', { model: 'reason', options }))
    }
    const schemaOf = (policy: 'clear' | 'omit') => (toJsonSchema(reason(policy)) as { properties: { reason: unknown } }).properties.reason
    expect(schemaOf('omit')).toEqual({ title: 'reason', type: 'string', minLength: 1 })
    expect(schemaOf('clear')).toEqual({ title: 'reason', type: 'string' })
    expect(toJsonSchema(reason('omit'))['required']).toEqual([])
  })

  it('describes the rows of a subform: those that are there, and those that were removed', () => {
    const items = subform('items', [[widget('input', { model: 'what', options: { required: true } })]])
    expect(toJsonSchema(formOf(items))['properties']).toEqual({
      items: {
        title: 'items',
        type: 'array',
        maxItems: 5000,
        items: {
          anyOf: [
            {
              type: 'object',
              properties: {
                status: { const: 1, description: 'added by a person' },
                what: { title: 'what', type: 'string', minLength: 1 },
              },
              required: ['what'],
              additionalProperties: false,
            },
            {
              type: 'object',
              properties: { status: { const: -1, description: 'stored, and removed by a person' } },
              required: ['status'],
            },
          ],
        },
      },
    })
  })

  it.each(WIDGET_TYPES)('is a schema by the meta-schema of 2020-12 for a %s, required or not', (type) => {
    const made = widget(type)
    for (const required of [false, true]) {
      const schema = toJsonSchema(formOf({ ...made, options: { ...made.options, required } } as typeof made))
      expect([ajv.validateSchema({ ...schema }), ajv.errors]).toEqual([true, null])
    }
  })

  it.each(goldenForms())('is a schema by the meta-schema for %s', (_name, text) => {
    const { form: golden } = importDefinition(text)
    expect(golden && ajv.validateSchema({ ...toJsonSchema(golden) })).toBe(true)
  })

  it('accepts what validateValues hands back for every shape, and an empty record of it', () => {
    const answer = validateValues(everyShape(), everyShapeFilled())
    expect(answer.ok ? complaints(everyShape())(answer.values) : answer.issues).toEqual([])
    const needed = { name: 'x', tags: ['a'], day: '2026-01-01', files: [{ url: '/1' }], kind: 'b' }
    const empty = Object.fromEntries(Object.keys(everyShapeFilled()).map((model) => [model, null]))
    const emptyAnswer = validateValues(everyShape(), { ...empty, ...needed, kind: '' })
    expect(emptyAnswer.ok ? complaints(everyShape())(emptyAnswer.values) : emptyAnswer.issues).toEqual([])
  })

  it.each([
    ['name', ''],
    ['name', 'too long'],
    ['name', 5],
    ['agrees', 'yes'],
    ['age', -1],
    ['kind', 'b'],
    ['tags', []],
    ['tags', ['b']],
    ['people', [{}]],
    ['times', ['08:00:00']],
    ['at', 1.5],
    ['at', '2026-01-01'],
    ['stars', 0],
    ['stars', 6],
    ['level', 11],
    ['levels', [1, 2, 3]],
    ['ownObject', []],
    ['ownList', {}],
    ['pictures', [{ key: 'k' }]],
    ['files', []],
    ['files', [{ url: '/1', raw: {} }]],
    ['city', ['zj']],
    ['city', ['zj', 'sh']],
    ['department', [{}]],
    ['items', [{ price: 1 }]],
    ['items', [{ what: 'pen', price: -1 }]],
    ['items', [{ what: 'pen', status: 2 }]],
    ['items', [{ what: 'pen', colour: 'red' }]],
    ['items', [{ what: 'pen', parts: [{ code: 5 }] }]],
    ['words', 'a stored text'],
    ['stranger', 1],
  ])('refuses %s: %j', (model, value) => {
    const accept = accepts(everyShape())
    expect([accept(everyShapeFilled()), accept({ ...everyShapeFilled(), [model]: value })]).toEqual([true, false])
  })

  it.each(vectorFiles())('accepts what validateValues hands back in the vectors %s', (file) => {
    const accepted = vectorsIn(file).filter(({ cleaned }) => cleaned !== undefined)
    expect(accepted.length).toBeGreaterThan(0)
    for (const { name, definition, cleaned } of accepted) {
      const { form: read } = importDefinition(definition)
      expect([name, read && accepts(read)(cleaned)]).toEqual([name, true])
    }
  })

  it('accepts whatever validateValues accepts', () => {
    const accept = accepts(form)
    const anyValues = fc.record({
      name: fc.string({ minLength: 1, maxLength: 7 }),
      age: fc.oneof(fc.constant(null), fc.integer({ min: -5, max: 160 })),
      kind: fc.constantFrom('a', '2', 2, '', 'z'),
      tags: fc.array(fc.constantFrom('a', 2, '2'), { maxLength: 3 }),
      span: fc.constantFrom([], ['2024-01-01', '2024-01-02'], ['2024-01-01']),
      agreed: fc.boolean(),
      reason: fc.string({ maxLength: 2 }),
    })
    let accepted = 0
    fc.assert(
      fc.property(anyValues, (values) => {
        const answer = validateValues(form, values)
        if (!answer.ok) return
        accepted++
        expect([accept(answer.values), { ...answer.values }]).toEqual([true, { ...answer.values }])
      }),
      { numRuns: 500 },
    )
    expect(accepted).toBeGreaterThan(20)
  })

  it('shares nothing with the form', () => {
    const schema = JSON.stringify(toJsonSchema(form))
    const { properties } = toJsonSchema(form) as { properties: { kind: { anyOf: [{ enum: unknown[] }] } } }
    properties.kind.anyOf[0].enum.push('changed')
    expect(JSON.stringify(toJsonSchema(form))).toBe(schema)
  })
})
