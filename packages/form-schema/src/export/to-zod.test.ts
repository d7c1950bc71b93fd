/** The generated module, compiled and run: it comes to the answer of `validateValues` wherever zod can, and never refuses more. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormDefinition, FormValues } from '../form-definition'
import { importDefinition } from '../import/import-definition'
import { validateValues } from '../rules/validate-values'
import { formOf, grid, shownWhen, subform, widget } from '../testing/builders'
import { typeErrors } from '../testing/compile-source'
import { everyShape, everyShapeFilled } from '../testing/every-shape'
import { goldenForms } from '../testing/read-fixture'
import { vectorFiles, vectorsIn } from '../testing/read-vectors'
import { runModules } from '../testing/run-module'
import { toZod } from './to-zod'

interface ZodAnswer {
  readonly success: boolean
  readonly data?: unknown
  readonly paths?: readonly string[]
}

/** Parses each of the values by the module of its form, all in one process. */
async function parseAll(cases: readonly { readonly form: FormDefinition; readonly values: FormValues }[]): Promise<readonly ZodAnswer[]> {
  const written = new Map(cases.map(({ form }) => [form, toZod(form)]))
  const sources = [...new Set(written.values())]
  const places = new Map(sources.map((source, index) => [source, index]))
  const inputs = cases.map(({ form, values }) => [places.get(written.get(form) ?? ''), values])
  const program = `
    const inputs = ${JSON.stringify(inputs)}
    const modules = await Promise.all(Array.from({ length: ${sources.length} }, (_, index) => import(\`./\${index}.mjs\`)))
    const answers = inputs.map(([index, values]) => {
      const { success, data, error } = modules[index].formValues.safeParse(values)
      return success ? { success, data } : { success, paths: [...new Set(error.issues.map(({ path }) => path.join('.')))] }
    })
    console.log(JSON.stringify(answers))`
  return (await runModules(sources, program)) as readonly ZodAnswer[]
}

/** Rows of a hidden subform: the schema keeps all or none. */
const KEPT_WHOLE = new Set(['rows.json: a hidden subform keeps its rows by their fields’ policies'])

/** What the schema leaves to validateValues by its own comment; it has to find everything else. */
const LEFT_OUT = new Set(['unique', 'fileType', 'rule', 'validatorMissing', 'step', 'order', 'upload', 'computed', 'limit'])

const vectors = vectorFiles().flatMap((file) =>
  vectorsIn(file).map(({ name, definition, values, issues, cleaned }) => {
    const { form } = importDefinition(definition)
    if (form === null) throw new Error(name)
    return { name: `${file}: ${name}`, form, values, issues, cleaned }
  }),
)

// Compilers and processes of their own: on a busy machine they take their time.
describe('toZod', () => {
  it('comes to the answer of the vectors, and to their cleaned values', async () => {
    const answers = await parseAll(vectors)
    let refused = 0
    for (const [index, { name, issues, cleaned, form }] of vectors.entries()) {
      const answer = answers[index]
      const source = toZod(form)
      // Never more than validateValues.
      if (cleaned !== undefined) {
        expect([name, answer?.success]).toEqual([name, true])
        if (!KEPT_WHOLE.has(name)) expect([name, answer?.data]).toEqual([name, JSON.parse(JSON.stringify(cleaned))])
        continue
      }
      const telling = issues.filter(({ code }) => code !== 'unknown-field' && !LEFT_OUT.has(code))
      const isLeft = source.includes('Left to validateValues')
      if (telling.length > 0 && !isLeft) expect([name, answer?.success]).toEqual([name, false])
      if (answer !== undefined && !answer.success) refused++
    }
    const wanted = vectors.filter(({ issues }) => issues.some(({ code }) => code !== 'unknown-field'))
    expect(refused).toBeGreaterThan(wanted.length * 0.9)
  })

  it('accepts every shape filled and empty as validateValues does, and hands back the same', async () => {
    const empty = Object.fromEntries(Object.keys(everyShapeFilled()).map((model) => [model, null]))
    const needed = { ...empty, name: 'x', tags: ['2'], day: '2026-01-01', files: [{ url: '/1', raw: {} }], kind: '' }
    const cases = [everyShapeFilled(), needed].map((values) => ({ form: everyShape(), values }))
    const answers = await parseAll(cases)
    for (const [index, { form, values }] of cases.entries()) {
      const own = validateValues(form, values)
      expect(answers[index]).toEqual(JSON.parse(JSON.stringify({ success: true, data: own.ok ? own.values : own.issues })))
    }
  })

  it('decides as validateValues does which fields are hidden and which are required, in rows too', async () => {
    const policies = ['keep', 'clear', 'omit'] as const
    const conditional = (policy: (typeof policies)[number], scope: string) =>
      widget('input', {
        model: `${scope}${policy}`,
        key: `${scope}${policy}`,
        options: {
          required: policy !== 'keep',
          maxlength: 2,
          displayVerify: shownWhen('and', { kind: 'a' }),
          formwork: { hiddenValue: policy, ...(policy === 'keep' && { requiredWhen: { model: 'stars', is: 'notEmpty' } }) },
        },
      })
    const form = formOf(
      widget('input', { model: 'kind' }),
      widget('rate', { model: 'stars', options: { formwork: { showWhen: { not: { model: 'kind', is: 'contains', value: 'b' } } } } }),
      ...policies.map((policy) => conditional(policy, 'o')),
      subform('rows', [[widget('number', { model: 'kind', key: 'rk' })], policies.map((policy) => conditional(policy, 'r'))]),
      grid('g', [[widget('number', { model: 'inside', options: { required: true, max: 5 } })]], {
        displayVerify: shownWhen('or', { okeep: 'xx', kind: 'ab' }),
      }),
      widget('editor', { model: 'html' }),
      widget('switch', { model: 'last', options: { formwork: { showWhen: { model: 'html', is: 'empty' } } } }),
    )
    const text = fc.constantFrom(undefined, null, '', 'xx', 'xxx', 7)
    const cells = (scope: string) => Object.fromEntries(policies.map((policy) => [`${scope}${policy}`, text]))
    const row = fc.record({ ...cells('r'), kind: fc.constantFrom(null, 1), status: fc.constantFrom(undefined, 1, -1) })
    const values = fc.record({
      ...cells('o'),
      kind: fc.constantFrom('', 'a', 'ab', 'b'),
      stars: fc.constantFrom(null, 0, 3),
      rows: fc.array(row, { maxLength: 2 }),
      inside: fc.constantFrom(undefined, null, 4, 6),
      html: fc.constantFrom('', '<p></p>', '<p>x</p>'),
      last: fc.constantFrom(undefined, true, 'x'),
    })
    const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
    const cases = fc.sample(values, 600).map((each) => ({ form, values: plain(each) as FormValues }))
    const answers = await parseAll(cases)
    let accepted = 0
    for (const [index, { values: given }] of cases.entries()) {
      const own = validateValues(form, given)
      if (own.ok) accepted++
      const expected = own.ok ? { success: true, data: plain(own.values) } : { success: false }
      expect([given, answers[index]]).toMatchObject([given, expected])
      if (own.ok) expect([given, answers[index]?.data]).toEqual([given, plain(own.values)])
    }
    expect(accepted).toBeGreaterThan(60)
    expect(accepted).toBeLessThan(540)
    expect(toZod(form)).not.toContain('Left to validateValues: whether')
    expect(typeErrors(toZod(form))).toEqual([])
  })

  it('names the place of what it refuses', async () => {
    const wrong: readonly (readonly [FormValues, string])[] = [
      [{ name: '' }, 'name'],
      [{ name: 'too long' }, 'name'],
      [{ name: '1' }, 'name'],
      [{ mail: 'nobody' }, 'mail'],
      [{ age: 151 }, 'age'],
      [{ kind: 'b' }, 'kind'],
      [{ tags: [] }, 'tags'],
      [{ day: '2026-13-01' }, 'day'],
      [{ at: 1.5 }, 'at'],
      [{ stars: 6 }, 'stars'],
      [{ city: ['zj'] }, 'city'],
      [{ files: [{ url: 'javascript:alert(1)' }] }, 'files.0.url'],
      [{ stranger: 1 }, ''],
    ]
    const answers = await parseAll(wrong.map(([values]) => ({ form: everyShape(), values: { ...everyShapeFilled(), ...values } })))
    expect(answers.map(({ paths }) => paths)).toEqual(wrong.map(([, path]) => [path]))
  })

  it('says beside a field what it leaves out', () => {
    const form = formOf(
      widget('number', { model: 'n', options: { step: 0.5 } }),
      widget('input', { model: 'a', options: { pattern: '(?=x)', displayVerify: shownWhen('and', { n: '1' }) } }),
      widget('slider', { model: 's', options: { range: true } }),
    )
    expect(toZod(form).match(/\/\/ .*/g)).toEqual([
      '// Left to validateValues: steps of 0.5.',
      '// Left to validateValues: the pattern, which would not run in bounded time here.',
      '// Left to validateValues: steps of 1; that it starts before it ends.',
    ])
  })

  it('names the schema and its type, and refuses what is no identifier', () => {
    expect(toZod(formOf(), { name: 'leaveRequest' })).toContain('export type LeaveRequest = z.output<typeof leaveRequest>')
    expect(() => toZod(formOf(), { name: 'a b' })).toThrow(RangeError)
  })

  it('writes what the strict compiler accepts, with the types of the values', () => {
    const filled = JSON.stringify(everyShapeFilled())
    const use = `\nexport const filled: FormValues = ${filled}\nexport const wrong: FormValues = { ...filled, age: 'old' }\n`
    expect(typeErrors(toZod(everyShape()) + use)).toEqual(["Type 'string' is not assignable to type 'number'."])
  })

  it('survives every hostile text, and every golden form', () => {
    const hostile = `*/ export const evil = 1 //\u2028'"\`\${x}\\\0\uD800</script>`
    const field = widget('radio', { model: hostile, name: hostile, options: { options: [{ value: hostile }] } })
    const date = widget('date', { model: 'd', options: { format: `yyyy${hostile}` } })
    const source = toZod(formOf(field, date, subform(`${hostile}s`, [[widget('input', { model: hostile, key: 'k' })]])))
    const sources = goldenForms().map(([, text]) => importDefinition(text).form)
    for (const each of [source, ...sources.flatMap((form) => (form === null ? [] : [toZod(form)]))]) {
      expect(typeErrors(each, { onlySyntax: true })).toEqual([])
    }
    expect(source).not.toMatch(/^export const evil/m)
  })
})
