/**
 * For random fields and values: `validateValues`, which browser and server run, the generated zod schema and the JSON Schema come to one
 * answer wherever the notation can say it, and neither of the two ever refuses what `validateValues` accepts.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FormDefinition, FormValues } from '../form-definition'
import type { FurtherRules } from '../options/further-rules'
import { validateValues } from '../rules/validate-values'
import { ajv } from '../testing/json-schema'
import { formOf, subform, widget } from '../testing/builders'
import { runModules } from '../testing/run-module'
import type { Widget } from '../widgets/index'
import { toJsonSchema } from './to-json-schema'
import { toZod } from './to-zod'

const some = <T>(...words: readonly T[]) => fc.constantFrom(...words)
const count = some(undefined, 0, 1, 2, 3)

/** Without undefined properties, as in a definition. */
const told = (rules: Readonly<Record<string, unknown>>): FurtherRules =>
  Object.fromEntries(Object.entries(rules).filter(([, value]) => value !== undefined))

const TEXTS = [
  '',
  'a',
  'ab',
  'abcd',
  '12',
  '-3',
  '1.5',
  '#fff',
  '#FF00aa',
  'a@b.co',
  'ü@ä.de',
  'a@b',
  'a..b@c.de',
  '//x.org',
  'HTTPS://x.org/a b',
  'http://x',
  'A1',
  '007',
  '.5',
  'true',
  '😀😀',
] as const
const PATTERNS = ['', '^[a-z]+$', '/^\\d{2}$/', '/^a/i', '(?=.*a)b', '^(?=.*[A-Z])(?=.*\\d).{2,}$', '[^0-9]'] as const
const DAYS = ['2026-01-31', '2026-02-30', '2026-13-01', '2026-1-1', '31.01.2026', ''] as const

const text = fc
  .record({
    type: some('input' as const, 'textarea' as const),
    required: fc.boolean(),
    maxlength: some(-1, 1, 3),
    pattern: some(...PATTERNS),
    minLength: count,
  })
  .map(({ type, minLength, ...options }) => widget(type, { model: 'f', options: { ...options, formwork: { rules: told({ minLength }) } } }))
const typed = fc
  .record({
    dataType: some('email' as const, 'url' as const, 'hex' as const, 'integer' as const, 'number' as const, 'boolean' as const),
    required: fc.boolean(),
    maxlength: some(-1, -1, 2, 4),
    pattern: some('', '', '^0', '^[a-z]+$', '^\\d+$', '^[^0-9]'),
    minLength: count,
  })
  .map(({ minLength, ...options }) => widget('input', { model: 'f', options: { ...options, formwork: { rules: told({ minLength }) } } }))
const number = fc
  .record({
    min: some<number | ''>('', 0, 1, 0.5),
    max: some<number | ''>('', 2, 5),
    step: some(1, 2, 0.5, 0.25, 0.1),
    required: fc.boolean(),
  })
  .map((options) => widget('number', { model: 'f', options }))
const stars = fc.record({ allowHalf: fc.boolean(), required: fc.boolean() }).map((options) => widget('rate', { model: 'f', options }))
const chosen = fc.record({ required: fc.boolean(), minItems: count, maxItems: some(undefined, 1, 2) }).map(({ required, ...rules }) =>
  widget('checkbox', {
    model: 'f',
    options: { required, options: [{ value: 'a' }, { value: 2 }, { value: 'ab' }], formwork: { rules: told(rules) } },
  }),
)
const consent = fc
  .record({ mustBeTrue: some(undefined, true, false) })
  .map((rules) => widget('switch', { model: 'f', options: { formwork: { rules: told(rules) } } }))
const day = fc
  .record({ required: fc.boolean(), format: some('yyyy-MM-dd', 'dd.MM.yyyy') })
  .map((options) => widget('date', { model: 'f', options }))
const files = fc
  .record({ minItems: count, maxFileSize: some(undefined, 10), fileTypes: some(undefined, ['.pdf']) })
  .map((rules) => widget('file', { model: 'f', options: { formwork: { rules: told(rules) } } }))
const pictures = fc
  .record({ min: some(0, 1, 2), length: some(1, 2), required: fc.boolean() })
  .map((options) => widget('imgupload', { model: 'f', options }))
const rows = fc
  .record({ minItems: count, maxItems: some(undefined, 1), unique: some(undefined, ['code']) })
  .map((rules) => subform('f', [[widget('input', { model: 'code', options: { maxlength: 2 } })]], { formwork: { rules: told(rules) } }))

const field: fc.Arbitrary<Widget> = fc.oneof(text, text, typed, number, stars, chosen, consent, day, files, pictures, rows)
const file = fc.record({ url: some('/1', 'javascript:x'), name: some('a.pdf', 'a.txt'), size: some(5, 50) })
const value: fc.Arbitrary<unknown> = fc.oneof(
  some<unknown>(...TEXTS, ...DAYS),
  some<unknown>(0, 1, 2, 2.5, 3, 5, 6, 0.3, 0.1 + 0.2, 1.13, -1, true, false, null),
  fc.array(some<unknown>('a', 2, 'ab', 'z'), { maxLength: 3 }),
  fc.array(file, { maxLength: 2 }),
  fc.array(fc.record({ code: some('x', 'y', 'xyz', '') }), { maxLength: 3 }),
)

/** The parts of a rule that each notation leaves out, by the code of the issue, and where its text says so. */
const mayMiss = (source: string, schema: string, form: FormDefinition) => {
  const [left = ''] = source.match(/Left to validateValues: .*/) ?? []
  const isAddress = left.includes('the fine points of the address')
  const zod = new Set<string>([...(left.includes('steps of') ? ['step'] : []), ...(left.includes('the pattern') ? ['pattern'] : [])])
  const json = new Set<string>([
    ...(schema.includes('multipleOf') ? [] : ['step']),
    ...(left.includes('the pattern') ? ['pattern'] : []),
    // For a value that is no longer a text it checks no spelling.
    ...(schema.includes(',"string"]') || schema.includes('"true"') ? ['pattern', 'minLength', 'max'] : []),
  ])
  for (const each of [zod, json]) {
    if (isAddress) each.add('type')
    for (const code of ['unique', 'fileSize', 'fileType']) each.add(code)
    // A removed row counts for both notations.
    if (form.list[0]?.type === 'subform') for (const code of ['minItems', 'maxItems']) each.add(code)
  }
  // Which addresses may be shown is no matter of the JSON Schema.
  if (form.list[0]?.type === 'file' || form.list[0]?.type === 'imgupload') json.add('type')
  if (left.includes('that the day exists')) zod.add('date')
  if (!schema.includes('"format":"date"')) json.add('date')
  return { zod, json }
}

it('validateValues, zod and JSON Schema agree on every field, rule and value', async () => {
  const forms = fc.sample(field, { numRuns: 160, seed: 13 }).map((each) => formOf(each))
  const cases = forms.flatMap((form) =>
    fc.sample(value, { numRuns: 25, seed: 7 + forms.indexOf(form) }).map((each) => ({ form, values: { f: each } as FormValues })),
  )
  const sources = forms.map((form) => toZod(form))
  const inputs = cases.map(({ form, values }) => [forms.indexOf(form), values])
  const answers = (await runModules(
    sources,
    `
    const inputs = ${JSON.stringify(inputs)}
    const modules = await Promise.all(Array.from({ length: ${sources.length} }, (_, index) => import(\`./\${index}.mjs\`)))
    console.log(JSON.stringify(inputs.map(([index, values]) => modules[index].formValues.safeParse(values)).map(({ success, data }) => ({ ok: success, values: data }))))`,
  )) as readonly { readonly ok: boolean; readonly values?: unknown }[]
  const schemas = forms.map((form) => toJsonSchema(form))
  const validators = schemas.map((schema) => ajv.compile({ ...schema }))
  const met = new Map<string, number>()
  for (const [index, { form, values }] of cases.entries()) {
    const at = forms.indexOf(form)
    const own = validateValues(form, values)
    const handedBack: unknown = JSON.parse(JSON.stringify(own.ok ? own.values : values))
    const said = { zod: answers[index]?.ok, json: validators[at]?.(handedBack) }
    const told = { of: JSON.stringify([form.list[0], values]), own: own.ok || own.issues.map(({ code }) => code) }
    if (own.ok) {
      expect({ ...told, said }).toEqual({ ...told, said: { zod: true, json: true } })
      // Sums of fractions that missed a step are put onto it by the one that asks for steps.
      if (!/steps of/.test(sources[at] ?? '')) expect({ ...told, values: answers[index]?.values }).toEqual({ ...told, values: handedBack })
      continue
    }
    const codes = own.issues.map(({ code }) => code)
    for (const code of codes) met.set(code, (met.get(code) ?? 0) + 1)
    const missing = mayMiss(sources[at] ?? '', JSON.stringify(schemas[at]), form)
    // `maxlength` counts as the browser's own limit does, the two notations count characters.
    if (/[\uD800-\uDFFF]/.test(JSON.stringify(values))) for (const each of [missing.zod, missing.json]) each.add('max')
    if (!codes.every((code) => missing.zod.has(code))) expect({ ...told, zod: said.zod }).toEqual({ ...told, zod: false })
    if (!codes.every((code) => missing.json.has(code))) expect({ ...told, json: said.json }).toEqual({ ...told, json: false })
  }
  // Every kind of rule was refused somewhere, or the samples say nothing of it.
  expect([...met.keys()]).toEqual(
    expect.arrayContaining([
      'required',
      'pattern',
      'min',
      'max',
      'step',
      'minLength',
      'minItems',
      'maxItems',
      'mustBeTrue',
      'unique',
      'fileType',
      'fileSize',
    ]),
  )
})
