import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonObject } from '../json'
import { validateValues } from '../rules/validate-values'
import { formOf, grid, shownWhen, widget } from '../testing/builders'
import { z } from '../zod'
import { toJsonSchema } from './to-json-schema'

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
    expect(toJsonSchema(form)).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        name: { title: '姓名', description: '真名', type: 'string', maxLength: 5, minLength: 1 },
        age: { title: 'age', anyOf: [{ type: 'number', minimum: 0, maximum: 150 }, { const: null }] },
        kind: { title: 'kind', anyOf: [{ enum: ['a', 2] }, { const: '' }] },
        tags: { title: 'tags', type: 'array', items: { enum: ['a', 2] }, minItems: 1 },
        span: { title: 'span', type: 'array', items: { type: 'string' }, minItems: 0, maxItems: 2 },
        agreed: { title: 'agreed', type: 'boolean' },
        reason: { title: 'reason', type: 'string', minLength: 1 },
      },
      required: ['name', 'tags'],
      additionalProperties: false,
    })
  })

  it('accepts whatever validateValues accepts', () => {
    const accepts = schemaCheck(toJsonSchema(form))
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
        const verdict = validateValues(form, values)
        if (!verdict.ok) return
        accepted++
        expect([accepts({ ...verdict.values }), { ...verdict.values }]).toEqual([true, { ...verdict.values }])
      }),
      { numRuns: 500 },
    )
    expect(accepted).toBeGreaterThan(20)
  })
})

/** The few words of JSON Schema that are used here. */
function schemaCheck(schema: JsonObject): (value: unknown) => boolean {
  return (value) =>
    z.safeParse(
      z.custom((candidate) => fits(candidate, schema)),
      value,
    ).success
}

function fits(value: unknown, schema: JsonObject): boolean {
  const { anyOf, enum: words, type, properties, items, required, minItems, maxItems, minLength, maxLength, minimum, maximum } = schema
  if (Array.isArray(anyOf) && !anyOf.some((option: JsonObject) => fits(value, option))) return false
  if ('const' in schema && value !== schema['const']) return false
  if (Array.isArray(words) && !words.includes(value)) return false
  if (typeof value === 'string' && (value.length < Number(minLength ?? 0) || value.length > Number(maxLength ?? 1e9))) return false
  if (typeof value === 'number' && (value < Number(minimum ?? -1e9) || value > Number(maximum ?? 1e9))) return false
  if (Array.isArray(value)) {
    const count = value.length >= Number(minItems ?? 0) && value.length <= Number(maxItems ?? 1e9)
    return type === 'array' && count && value.every((item) => fits(item, items as JsonObject))
  }
  if (typeof value === 'object' && value !== null) {
    const shapes = properties as Record<string, JsonObject>
    const hasAll = (required as readonly string[]).every((key) => key in value)
    return type === 'object' && hasAll && Object.entries(value).every(([key, item]) => shapes[key] !== undefined && fits(item, shapes[key]))
  }
  return type === undefined || type === typeof value
}
