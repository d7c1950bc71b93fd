/** Unchecked values: however deep, large or circular, they are refused as an issue and never throw. */
import { describe, expect, it } from 'vitest'
import { coerceValues } from '../answers/coerce-values'
import { displayValues } from '../answers/display-values'
import { migrateValues } from '../answers/migrate-values'
import { visibleFields } from '../conditions/form-visibility'
import { LIMITS } from '../limits'
import { formOf, shownWhen, subform, widget } from '../testing/builders'
import { WIDGET_TYPES } from '../widgets/index'
import { buildValueSchema } from './build-value-schema'
import { pruneValues, validateValues } from './validate-values'

const nested = (depth: number, make: (inner: unknown) => unknown) => {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = make(value)
  return value
}
const inLists = (depth: number) => nested(depth, (inner) => [inner])
const inObjects = (depth: number) => nested(depth, (inner) => ({ a: inner }))
function circle(): unknown {
  const value: Record<string, unknown> = {}
  value['self'] = [value, value]
  return value
}
/** Small to hold, without end to walk through. */
const doubling = () => nested(60, (inner) => [inner, inner])

const blank = (defaultType: 'Object' | 'Array') => widget('blank', { model: 'area', options: { defaultType } })
/** Every field is read by a condition. */
const every = formOf(
  ...WIDGET_TYPES.map((type) => widget(type, { model: type })),
  ...WIDGET_TYPES.map((type) => widget('text', { model: `about_${type}`, options: { displayVerify: shownWhen('and', { [type]: '1' }) } })),
)

describe('a value that is nested too deep', () => {
  it.each([
    ['lists', inLists(4000)],
    ['objects', inObjects(4000)],
    ['a circle', circle()],
  ])('of %s throws nowhere, whatever field it is meant for', (_, value) => {
    for (const type of WIDGET_TYPES) {
      const values = { [type]: value }
      const answer = validateValues(every, values, { locale: 'en' })
      expect(answer).toMatchObject({ ok: false, issues: [{ code: 'limit', model: expect.any(String) }] })
      expect(() => visibleFields(every, values)).not.toThrow()
      expect(() => pruneValues(every, values)).not.toThrow()
      expect(buildValueSchema(every, visibleFields(every, values)).safeParse(values).success).toBe(false)
    }
  })

  it('is refused with its place and the limit, in both languages', () => {
    const form = formOf(blank('Object'))
    const answer = validateValues(form, { area: { a: inObjects(100) } }, { locale: 'en' })
    const [issue] = answer.ok ? [] : answer.issues
    expect(issue?.path.slice(0, 3)).toEqual(['area', 'a', 'a'])
    expect(issue).toMatchObject({ code: 'limit', params: { limit: LIMITS.depth } })
    expect(issue?.message).toContain('not a valid value')
    expect(validateValues(form, { area: inObjects(100) })).toMatchObject({
      issues: [{ message: expect.stringContaining('数据类型不正确') }],
    })
  })

  it('is refused in rows too, also in one that was removed', () => {
    const form = formOf(subform('items', [[blank('Array')]]))
    for (const status of [1, -1]) {
      expect(validateValues(form, { items: [{ area: [] }, { area: inLists(70), status }] })).toMatchObject({
        issues: [{ code: 'limit', path: expect.arrayContaining(['items', 1, 'area']) }],
      })
    }
  })

  it('ends soon when it is small to hold and without end to walk through', () => {
    expect(validateValues(formOf(blank('Array')), { area: doubling() })).toMatchObject({
      issues: [{ code: 'limit', params: { limit: LIMITS.valueSize } }],
    })
  })

  it('may go as deep as the limit says', () => {
    const levels = (depth: number) => validateValues(formOf(blank('Array')), { area: inLists(depth) }).ok
    expect(levels(LIMITS.depth - 1)).toBe(true)
    expect(levels(LIMITS.depth)).toBe(false)
    // The record itself is a level, and an empty list is one too.
    expect(validateValues(formOf(blank('Array')), { area: nested(LIMITS.depth - 1, (inner) => (inner === 1 ? [] : [inner])) }).ok).toBe(
      true,
    )
    expect(validateValues(formOf(blank('Array')), { area: nested(LIMITS.depth, (inner) => (inner === 1 ? [] : [inner])) }).ok).toBe(false)
  })
})

it('answers that nobody has validated are read all the same: what is past a limit counts as nothing, and is named where it is carried on', () => {
  const texts = (value: unknown) =>
    displayValues(every, Object.fromEntries(WIDGET_TYPES.map((type) => [type, value]))).map(({ text }) => text)
  const empty = texts(undefined)
  for (const value of [inLists(4000), inObjects(4000), inLists(100_000), circle()]) {
    expect(texts(value)).toEqual(empty)
    expect(coerceValues(every, { input: value })).toMatchObject({ issues: [{ code: 'limit', model: expect.any(String) }] })
    const { values, report } = migrateValues(every, every, { input: value })
    expect([Object.keys(values), report.map(({ code, from }) => [code, from])]).toEqual([[], [['dropped', ['input']]]])
    expect(report[0]?.value).toBe(value)
  }
  for (const value of [5n, [5n], () => 1, Symbol('s'), Number.NaN, new Date(0)]) {
    expect(() => texts(value)).not.toThrow()
    for (const type of WIDGET_TYPES) expect(() => migrateValues(every, every, { [type]: value })).not.toThrow()
  }
  expect(coerceValues(every, { checkbox: '['.repeat(5000) + ']'.repeat(5000) }).issues).toMatchObject([{ code: 'shape' }])
})

it('values that are too much in all are refused with the limit', () => {
  const form = formOf(blank('Array'))
  const area = Array.from({ length: 10 }, () => 'x'.repeat(LIMITS.valueSize / 8))
  expect(validateValues(form, { area })).toMatchObject({
    issues: [{ code: 'limit', path: ['area', 7], params: { limit: LIMITS.valueSize } }],
  })
})

it('a list of lists equals no text in a condition, as an object does not', () => {
  const form = formOf(blank('Array'), widget('input', { model: 'a', options: { displayVerify: shownWhen('and', { area: '1,2' }) } }))
  expect(visibleFields(form, { area: [1, 2] }).has('a')).toBe(true)
  expect(visibleFields(form, { area: [[1], 2] }).has('a')).toBe(false)
})
