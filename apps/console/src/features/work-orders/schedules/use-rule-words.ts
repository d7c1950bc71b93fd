/** A rule in words: on which days a schedule is due, and at what time. */
import type { Repeat, ScheduleRule } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import { formatDay } from '../../../shared/i18n/format'
import { useLocale } from '../../../shared/i18n/use-locale'
import { inOrder } from './rule-edit'
import { useDayNames } from './use-day-names'

export function useRuleWords(): (rule: ScheduleRule) => string {
  const { t } = useLingui()
  const locale = useLocale()
  const { weekday, dayOfYear } = useDayNames()
  const daysOf = (days: readonly (number | 'last')[], nameOf: (day: number) => string) =>
    inOrder(days)
      .map((day) => (day === 'last' ? t`the last day` : nameOf(day)))
      .join(t`, `)
  const repeatWords = (repeat: Repeat, at: string): string => {
    switch (repeat.kind) {
      case 'daily': {
        const { every } = repeat
        return every === 1 ? t`Every day at ${at}` : t`Every ${every} days at ${at}`
      }
      case 'weekly': {
        const days = daysOf(repeat.weekdays, weekday)
        return repeat.weekdays.length === 7 ? t`Every day at ${at}` : t`Every ${days} at ${at}`
      }
      case 'monthly': {
        const days = daysOf(repeat.days, (day) => t`day ${day}`)
        return t`Every month on ${days} at ${at}`
      }
      case 'yearly': {
        const date = dayOfYear(repeat.month, repeat.day)
        return t`Every year on ${date} at ${at}`
      }
    }
  }
  const dayOffWords = (words: string, onDayOff: ScheduleRule['onDayOff']): string => {
    switch (onDayOff) {
      case undefined:
        return words
      case 'next':
        return t`${words}, on a day off the next working day`
      case 'before':
        return t`${words}, on a day off the working day before`
      case 'leaveOut':
        return t`${words}, not on days off`
    }
  }
  return ({ repeat, time, until, onDayOff }) => {
    const words = dayOffWords(repeatWords(repeat, time), onDayOff)
    if (until === null) return words
    const last = formatDay(until, locale)
    return t`${words}, until ${last}`
  }
}
