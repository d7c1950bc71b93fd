/** The working hours of each weekday. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { weekdayName } from '../../../../shared/i18n/format'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { DayHours } from './DayHours'
import { type HoursProblem, type HoursRow, problemsOf, type WorkingTimeDraft } from './working-time-draft'

const NOTHING: ReadonlyMap<number, HoursProblem> = new Map()

export interface WeekHoursProps {
  readonly week: WorkingTimeDraft['week']
  /** It was to be saved: what is wrong is said. */
  readonly isChecked: boolean
  readonly onChange: (week: WorkingTimeDraft['week']) => void
}

export function WeekHours({ week, isChecked, onChange }: WeekHoursProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const copy = (rows: readonly HoursRow[], isCopiedTo: (weekday: number) => boolean) =>
    onChange(week.map((before, weekday) => (isCopiedTo(weekday) ? rows : before)))
  return (
    <>
      {week.map((rows, weekday) => {
        const name = weekdayName(weekday, locale)
        return (
          <DayHours
            // Days have no other name than their place.
            key={name}
            name={name}
            rows={rows}
            problems={isChecked ? problemsOf(rows) : NOTHING}
            onChange={(changed) => onChange(week.with(weekday, changed))}
            onCopy={(days) => copy(rows, (place) => days === 'all' || place < 5)}
          />
        )
      })}
      <Box sx={{ color: 'text.secondary', fontSize: 12 }}>
        {t`An end at 00:00 is midnight: a night shift has hours until 00:00, and from 00:00 on the day after.`}
      </Box>
    </>
  )
}
