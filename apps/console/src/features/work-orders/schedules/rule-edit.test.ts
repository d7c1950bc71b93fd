import { scheduleRuleSchema } from '@formwork/api-contract'
import { describe, expect, it } from 'vitest'
import { newRule, toggled, withDayOff, withKind } from './rule-edit'

describe('the editor of a rule', () => {
  it('begins with one that can be saved', () => {
    expect(scheduleRuleSchema.safeParse(newRule('2026-03-02')).success).toBe(true)
  })
  it('makes one of another kind that begins with its first day', () => {
    const rule = newRule('2026-03-31')
    expect(withKind(rule, 'monthly').repeat).toEqual({ kind: 'monthly', days: [31] })
    expect(withKind(rule, 'yearly').repeat).toEqual({ kind: 'yearly', month: 3, day: 31 })
    expect(withKind(withKind(rule, 'daily'), 'weekly').repeat).toEqual({ kind: 'weekly', weekdays: [2] })
  })
  it('keeps what was chosen when the same kind is chosen again', () => {
    const rule = newRule('2026-03-31')
    expect(withKind(rule, 'weekly')).toBe(rule)
  })
  it('can be saved whatever kind was chosen while no first day was', () => {
    const rule = { ...newRule('2026-03-31'), from: '' }
    for (const kind of ['daily', 'monthly', 'yearly'] as const)
      expect(scheduleRuleSchema.safeParse({ ...withKind(rule, kind), from: '2026-03-31' }).success).toBe(true)
  })
  it('says nothing of days off that are days like others', () => {
    const rule = withDayOff(newRule('2026-03-31'), 'next')
    expect(rule.onDayOff).toBe('next')
    expect(withDayOff(rule, undefined)).toEqual(newRule('2026-03-31'))
  })
  it('keeps days in their order, the last of a month at the end', () => {
    expect(toggled<number | 'last'>([15, 'last'], 1)).toEqual([1, 15, 'last'])
    expect(toggled([1, 3], 3)).toEqual([1])
  })
})
