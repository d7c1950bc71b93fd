/** Working time in an entry of the audit log: the hours of a week, day by day, and the days that differ. */
import { type WorkingTime, workingTimeSchema } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { formatDay, weekdayName } from '../../../../shared/i18n/format'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { timeOf } from '../../settings/working-time/working-time-draft'

const { week: weekSchema, days: daysSchema } = workingTimeSchema.shape

/** Null for a value that is no working time. */
export function workingTimeIn(property: string, value: unknown): Partial<WorkingTime> | null {
  if (property === 'week') {
    const parsed = weekSchema.safeParse(value)
    return parsed.success ? { week: parsed.data } : null
  }
  if (property !== 'days') return null
  const parsed = daysSchema.safeParse(value)
  return parsed.success ? { days: parsed.data } : null
}

export function WorkingTimeValue({ week = [], days = [] }: Partial<WorkingTime>) {
  const { t } = useLingui()
  const locale = useLocale()
  const hours = week.map((list, weekday) => {
    const spans = list.map(({ from, to }) => `${timeOf(from)}–${timeOf(to)}`)
    return `${weekdayName(weekday, locale)} ${spans.length === 0 ? t`No work` : spans.join(', ')}`
  })
  const special = days.map(
    ({ date, kind, name }) => `${formatDay(date, locale)} ${kind === 'off' ? t`Day off` : t`Make-up workday`} ${name}`,
  )
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {[...hours, ...special].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  )
}
