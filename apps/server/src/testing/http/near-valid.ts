/** Nearly valid values of a schema: made from it, with something wrong in one place or another. */
import fc from 'fast-check'

/** A schema of JSON Schema, as zod writes it. */
export interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly pattern?: string
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly minLength?: number
}

/** Wrong or odd values: everything that JSON can express and somebody may not have thought of. */
const ODD = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  'x'.repeat(5000),
  '__proto__',
  '9999-12-31',
  '-271821-04-20',
  '+275760-09-13',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '24:00',
  '{}',
  '%',
  "'; --",
  -1,
  0,
  1.5,
  1e308,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  [],
  [[]],
  {},
  { constructor: { prototype: 1 } },
  Array.from({ length: 600 }, () => 'x'),
)

export interface Nearness {
  /** Ids of what is there, and of what is not any more. */
  readonly ids: readonly string[]
}

/** One place in fifty is odd. */
export function nearValid(schema: JsonSchema, near: Nearness, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: valid(schema, near, depth), weight: 49 }, { arbitrary: ODD, weight: 1 })
}

function valid(schema: JsonSchema, near: Nearness, depth: number): fc.Arbitrary<unknown> {
  if (depth > 7) return ODD
  const { anyOf = schema.oneOf, allOf } = schema
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (anyOf !== undefined && anyOf.length > 0) return fc.oneof(...anyOf.map((one) => nearValid(one, near, depth)))
  if (allOf !== undefined && allOf.length > 0)
    return fc.tuple(...allOf.map((one) => valid(one, near, depth))).map((parts) => Object.assign({}, ...parts.map(Object)))
  switch (schema.type) {
    case 'string':
      return text(schema, near)
    case 'integer':
      return fc.oneof(fc.constantFrom(schema.minimum ?? 0, 1, 2), fc.integer({ min: -2, max: Math.min(schema.maximum ?? 100, 1000) }))
    case 'number':
      return fc.oneof(fc.constantFrom(0, 1, 0.5), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return list(schema, near, depth)
    case 'object':
      return fields(schema, near, depth)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function text({ format, pattern, minLength = 0 }: JsonSchema, { ids }: Nearness): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.constantFrom(...ids)
  if (format === 'date') return fc.constantFrom('2026-03-02', '2024-02-29', '9998-12-31', '1970-01-01')
  if (format === 'date-time') return fc.constantFrom('2026-03-02T08:00:00Z', '2026-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z')
  return fc.oneof(
    matching(pattern),
    fc.constantFrom(
      ...ids,
      'days',
      'reason',
      'leader',
      'a',
      '09:00',
      'Asia/Shanghai',
      'https://example.com/x',
      '127.0.0.1',
      'a@example.com',
      '工单',
    ),
    fc.string({ minLength, maxLength: minLength + 12 }),
  )
}

function matching(pattern: string | undefined): fc.Arbitrary<string> {
  try {
    // A pattern of the contract: nothing that a caller sends.
    return fc.stringMatching(new RegExp(pattern ?? '^[a-z]{1,8}$', 'u'), { size: 'xsmall' })
  } catch {
    // Nothing is made by a pattern that looks ahead.
    return fc.constant('a')
  }
}

function list({ items, prefixItems, minItems = 0 }: JsonSchema, near: Nearness, depth: number): fc.Arbitrary<unknown> {
  if (prefixItems !== undefined) return fc.tuple(...prefixItems.map((one) => nearValid(one, near, depth + 1)))
  return fc.array(nearValid(items ?? {}, near, depth + 1), { minLength: minItems, maxLength: Math.max(minItems, 3) })
}

function fields(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  near: Nearness,
  depth: number,
): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, nearValid(one, near, depth + 1)]))
  const record = fc.record(known, { requiredKeys: [...required].filter((name) => name in known) })
  if (typeof additionalProperties !== 'object') return record
  const further = fc.dictionary(
    fc.constantFrom(...near.ids, 'days', 'reason', 'leader', 'a'),
    nearValid(additionalProperties, near, depth + 1),
    { maxKeys: 3 },
  )
  return fc.tuple(record, further).map(([own, others]) => ({ ...own, ...others }))
}
