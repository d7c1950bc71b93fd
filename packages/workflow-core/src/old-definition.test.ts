/** Definitions from before forms and flows shared one language of conditions keep their meaning. */
import { type Condition, conditionHolds, readerOf } from '@formwork/form-schema/conditions'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDefinitionSchema, currentCondition, type OldCondition } from './old-definition'
import { leaveProcess } from './testing/builders'
import { oldConditionHolds } from './testing/old-conditions'

const holds = (condition: Condition, values: Readonly<Record<string, unknown>>) =>
  conditionHolds(
    condition,
    readerOf((model) => (Object.hasOwn(values, model) ? values[model] : undefined)),
  )

const day = fc.constantFrom('2026-11-20', '2026-11-21', '2026-12-01')
const text = fc.oneof(fc.constantFrom('a', 'ab', '5', '5.0', 'true', '出差北京', '北京'), fc.string({ minLength: 1, maxLength: 3 }))
const nothing = fc.constantFrom(undefined, null, '', [])
/** Per kind of field: what it can hold, what the editor let one compare it with, and how. */
const kinds = {
  text: { held: text, asked: text, operators: ['eq', 'ne', 'contains', 'empty', 'notEmpty'] },
  number: {
    held: fc.oneof(fc.integer({ min: -9, max: 9 }), fc.double({ noNaN: true, noDefaultInfinity: true })),
    asked: fc.integer({ min: -9, max: 9 }),
    operators: ['gt', 'gte', 'lt', 'lte', 'eq', 'ne', 'empty', 'notEmpty'],
  },
  choice: { held: fc.oneof(text, fc.integer()), asked: fc.oneof(text, fc.integer()), operators: ['eq', 'ne', 'empty', 'notEmpty'] },
  choices: { held: fc.array(fc.oneof(text, fc.integer())), asked: text, operators: ['contains', 'empty', 'notEmpty'] },
  boolean: { held: fc.boolean(), asked: fc.boolean(), operators: ['eq'] },
  date: { held: day, asked: day, operators: ['eq', 'gt', 'gte', 'lt', 'lte', 'empty', 'notEmpty'] },
} as const

/** Stored numbers compared with other digits ("5.0") were equal; no choice is written so. */
const isSpelledOtherwise = (held: unknown, asked: unknown) =>
  [held].flat().some((one) => typeof one !== typeof asked && Number(one) === Number(asked) && String(one) !== String(asked))

const old = {
  ...leaveProcess,
  schema: 1,
  edges: leaveProcess.edges.map((edge) => ({ ...edge, condition: edge.condition && { field: 'days', operator: 'gt', value: 3 } })),
}

describe('a condition of the old language', () => {
  it.each(Object.entries(kinds))('on a %s field means what it meant', (_kind, { held, asked, operators }) => {
    const part: fc.Arbitrary<OldCondition> = fc.record({ field: fc.constant('f'), operator: fc.constantFrom(...operators), value: asked })
    const condition = fc.oneof(
      part,
      fc.array(part, { maxLength: 3 }).map((all) => ({ all })),
      fc.array(part, { maxLength: 3 }).map((any) => ({ any })),
    )
    fc.assert(
      fc.property(condition, fc.oneof({ weight: 4, arbitrary: held }, nothing), (old, value) => {
        const asks = 'field' in old ? [old] : 'all' in old ? old.all : old.any
        fc.pre(!asks.some((one) => 'field' in one && isSpelledOtherwise(value, one.value)))
        expect(holds(currentCondition(old), { f: value })).toBe(oldConditionHolds(old, { f: value }))
      }),
      { numRuns: 500 },
    )
  })

  it.each([
    [{ field: 'f', operator: 'gt', value: 'b' } as const, 'c'],
    [{ field: 'f', operator: 'lte', value: '10:00' } as const, '09:00'],
    [{ any: [] }, 'x'],
  ])('%j still never holds', (old, value) => {
    expect(oldConditionHolds(old, { f: value })).toBe(false)
    expect(holds(currentCondition(old), { f: value })).toBe(false)
  })

  it.each([null, ''])('that was not filled in yet stays so: %j', (value) => {
    expect(currentCondition({ field: 'days', operator: 'gte', value })).toEqual({ model: 'days', is: 'atLeast', value: '' })
    expect(currentCondition({ field: 'days', operator: 'ne', value })).toEqual({ model: 'days', is: 'notEquals', value: '' })
  })

  it.each([
    ...[
      5,
      '5',
      '50',
      '+5',
      '-5',
      '5.',
      '5.25',
      '.5',
      '.55',
      '2026-11-20',
      '2026-11-20T09:30',
      '2026-11-20 09:30',
      '2026-11-20T09:30:59',
    ].map((value) => [value, true] as const),
    ...[
      true,
      'five',
      '5a',
      'a5',
      '5,2',
      '5.a',
      '.',
      '5.2a',
      '.a',
      '--5',
      'x2026-11-20',
      '2026-11-20x',
      '2026-11-20X09:30',
      '2026-11-20T9:30',
      '2026-11-20Taa:30',
    ].map((value) => [value, false] as const),
    ...['2026-11-20T09:3', '2026-11-20T09:aa', '2026-11-20T09:30:5', '2026-11-20T09:30:aa', '2026-11-20T09'].map(
      (value) => [value, false] as const,
    ),
  ])('has an order of numbers and dates alone: %j', (value, hasOrder) => {
    const never = { not: { all: [] } }
    expect(currentCondition({ field: 'f', operator: 'lt', value })).toEqual(hasOrder ? { model: 'f', is: 'less', value } : never)
  })

  it('holds groups within groups, of fifty at most', () => {
    const one = { field: 'days', operator: 'gt', value: 3 }
    const of = (count: number) => ({
      ...old,
      edges: [{ ...old.edges[0], condition: { any: [{ all: Array.from({ length: count }, () => one) }] } }],
    })
    expect([1, 50, 51].map((count) => anyDefinitionSchema.safeParse(of(count)).success)).toEqual([true, true, false])
    expect(anyDefinitionSchema.parse(of(1)).edges[0]?.condition).toEqual({ any: [{ all: [{ model: 'days', is: 'greater', value: 3 }] }] })
  })
})

describe('a definition', () => {
  it('of the old version is read as one of today', () => {
    expect(anyDefinitionSchema.parse(old)).toEqual(leaveProcess)
  })
  it('of today stays as it is', () => {
    expect(anyDefinitionSchema.parse(leaveProcess)).toEqual(leaveProcess)
  })
  it('of a version that nobody wrote yet is refused', () => {
    expect(anyDefinitionSchema.safeParse({ ...leaveProcess, schema: 3 }).success).toBe(false)
  })
})
