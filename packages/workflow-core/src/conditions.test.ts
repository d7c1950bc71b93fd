/** The typed compare. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesCondition } from './conditions'
import { type ConditionOperator, conditionOperators } from './definition'

const check = (actual: unknown, operator: ConditionOperator, value: string | number | boolean | null) =>
  matchesCondition({ field: 'f', operator, value }, { f: actual })

describe('a condition', () => {
  it.each([
    [10, 'gt', 9, true],
    ['10', 'gt', 9, true],
    ['10', 'gt', '9', true],
    ['ten', 'gt', 9, false],
    [Number.NaN, 'lt', 9, false],
    ['10', 'eq', 10, true],
    ['1,5', 'eq', 1.5, false],
    ['10', 'eq', '10.0', false],
    [0, 'eq', 0, true],
    [0, 'notEmpty', null, true],
    [false, 'notEmpty', null, true],
    ['a', 'ne', 'b', true],
    ['abc', 'gt', 'abb', false],
    ['2026-11-21', 'gt', '2026-11-20', true],
    ['2026-11-21T08:00', 'lt', '2026-11-21 09:00', true],
    [true, 'eq', true, true],
    ['true', 'eq', true, true],
    [1, 'eq', true, false],
    [['a', 'b'], 'contains', 'b', true],
    [['1'], 'contains', 1, true],
    [['a'], 'eq', 'a', false],
    ['出差北京', 'contains', '北京', true],
    [12, 'contains', '1', false],
    [{ a: 1 }, 'eq', '[object Object]', false],
    ['x', 'eq', null, false],
  ] as const)('%j %s %j is %s', (actual, operator, value, expected) => {
    expect(check(actual, operator, value)).toBe(expected)
  })
  it('on a missing value matches only "empty"', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(undefined, null, '', []),
        fc.constantFrom(...conditionOperators),
        fc.constantFrom('', 'a', 0, true),
        (missing, operator, value) => {
          expect(check(missing, operator, value)).toBe(operator === 'empty')
        },
      ),
    )
  })
  it('does not see what the values inherit', () => {
    expect(matchesCondition({ field: 'constructor', operator: 'notEmpty', value: null }, {})).toBe(false)
  })
  it('never throws, whatever the value is', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...conditionOperators), fc.constantFrom('a', 1, true), (actual, operator, value) => {
        expect(typeof check(actual, operator, value)).toBe('boolean')
      }),
    )
  })
  it('combines with all and any', () => {
    const [yes, no] = [{ field: 'f', operator: 'eq', value: 1 } as const, { field: 'f', operator: 'eq', value: 2 } as const]
    expect(matchesCondition({ all: [yes, { any: [no, yes] }] }, { f: 1 })).toBe(true)
    expect(matchesCondition({ all: [yes, no] }, { f: 1 })).toBe(false)
    expect(matchesCondition({ any: [] }, { f: 1 })).toBe(false)
  })
})
