/** Names of weekdays and months, as the reader's language writes them. */
import { useMemo } from 'react'
import { useLocale } from '../../../shared/i18n/use-locale'

/** A Monday, in a year that has every day. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 24 * 3_600_000

export interface DayNames {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: (day: number) => string
  /** 1 is January. */
  readonly month: (month: number) => string
  readonly dayOfYear: (month: number, day: number) => string
}

export function useDayNames(): DayNames {
  const locale = useLocale()
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    const weekdays = format({ weekday: locale === 'zh-CN' ? 'short' : 'long' })
    const [months, days] = [format({ month: 'long' }), format({ month: 'long', day: 'numeric' })]
    return {
      weekday: (day) => weekdays.format(MONDAY + (day - 1) * DAY_MS),
      month: (month) => months.format(Date.UTC(2024, month - 1, 1)),
      dayOfYear: (month, day) => days.format(Date.UTC(2024, month - 1, day)),
    }
  }, [locale])
}
