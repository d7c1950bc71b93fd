/** What choices in the editor of a rule make of it. Pure. */
import type { DayOffRule, Repeat, RepeatKind, ScheduleRule } from '@formwork/api-contract'

const DAY_MS = 24 * 3_600_000

/** Each Monday at nine, from that day on. */
export const newRule = (today: string): ScheduleRule => ({
  repeat: { kind: 'weekly', weekdays: [1] },
  time: '09:00',
  from: today,
  until: null,
})

/** The same rule of another kind, beginning with what its first day suggests. */
export function withKind(rule: ScheduleRule, kind: RepeatKind): ScheduleRule {
  return rule.repeat.kind === kind ? rule : { ...rule, repeat: repeatLike(kind, rule.from) }
}

/** Undefined: days off are days like others. */
export function withDayOff({ repeat, time, from, until }: ScheduleRule, onDayOff: DayOffRule | undefined): ScheduleRule {
  return { repeat, time, from, until, ...(onDayOff === undefined ? {} : { onDayOff }) }
}

function repeatLike(kind: RepeatKind, from: string): Repeat {
  const date = new Date(Date.parse(`${from}T00:00:00Z`) || DAY_MS)
  switch (kind) {
    case 'daily':
      return { kind, every: 1 }
    case 'weekly':
      return { kind, weekdays: [date.getUTCDay() || 7] }
    case 'monthly':
      return { kind, days: [date.getUTCDate()] }
    case 'yearly':
      return { kind, month: date.getUTCMonth() + 1, day: date.getUTCDate() }
  }
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** In their order, the last day of a month at the end. */
export function inOrder<Day extends number | 'last'>(days: readonly Day[]): Day[] {
  const place = (day: Day) => (typeof day === 'number' ? day : 32)
  return days.toSorted((a, b) => place(a) - place(b))
}

export const toggled = <Day extends number | 'last'>(days: readonly Day[], day: Day): Day[] =>
  inOrder(days.includes(day) ? days.filter((other) => other !== day) : [...days, day])
