/** The days that differ from their weekday, year by year. */
import type { SpecialDay } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useState } from 'react'
import { formatDay, siteDay, weekdayOf } from '../../../../shared/i18n/format'
import { useLocale } from '../../../../shared/i18n/use-locale'
import { StatusTag } from '../../../../shared/ui/display/StatusTag'
import { IconAction } from '../../../../shared/ui/icons/IconAction'
import { focusBesideRemoved, REMOVES } from '../../../../shared/ui/navigation/focus-beside-removed'
import { AddDays } from './AddDays'
import { yearOf } from './working-time-draft'

export interface SpecialDaysProps {
  readonly days: readonly SpecialDay[]
  /** Whose hours make-up workdays have, by its name. */
  readonly makeUpDay: string
  readonly onChange: (days: readonly SpecialDay[]) => void
}

export function SpecialDays({ days, makeUpDay, onChange }: SpecialDaysProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [chosen, setChosen] = useState(() => yearOf({ date: siteDay(new Date()) }))
  const years = [...new Set(days.map(yearOf))]
  const year = years.includes(chosen) ? chosen : (years.at(-1) ?? chosen)
  return (
    <Box ref={focusBesideRemoved} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        {t`On a make-up workday people work the hours of the first working day of the week: ${makeUpDay}.`}
      </Box>
      {years.length > 1 && (
        <Select
          value={year}
          inputProps={{ 'aria-label': t`Year` }}
          sx={{ alignSelf: 'flex-start', minWidth: 120 }}
          onChange={(event) => setChosen(event.target.value)}
        >
          {years.map((each) => (
            <MenuItem key={each} value={each}>
              {each}
            </MenuItem>
          ))}
        </Select>
      )}
      {days.length > 0 && (
        <Box component="ul" aria-label={t`Days of ${year}`} sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
          {days
            .filter((day) => yearOf(day) === year)
            .map(({ date, kind, name }) => {
              const shown = formatDay(date, locale)
              return (
                <Box
                  component="li"
                  key={date}
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: { xs: '1fr auto', sm: '170px 120px minmax(0, 1fr) auto' },
                    alignItems: 'center',
                    columnGap: 3,
                    py: 1,
                    borderBottom: 1,
                    borderColor: 'divider',
                  }}
                >
                  <span>
                    {shown} <Box component="span" sx={{ color: 'text.secondary' }}>{`(${weekdayOf(date, locale)})`}</Box>
                  </span>
                  <Box sx={{ gridRow: { xs: 2, sm: 'auto' } }}>
                    {kind === 'off' ? (
                      <StatusTag tone="neutral">{t`Day off`}</StatusTag>
                    ) : (
                      <StatusTag tone="info" icon="clock">{t`Make-up workday`}</StatusTag>
                    )}
                  </Box>
                  <Box sx={{ overflowWrap: 'anywhere', gridRow: { xs: 3, sm: 'auto' }, minWidth: 0 }}>{name}</Box>
                  <IconAction
                    {...REMOVES}
                    forFingers
                    icon="trash"
                    iconSize={16}
                    label={t`Remove ${shown}`}
                    sx={{ gridRow: { xs: 1, sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } }}
                    onClick={() => onChange(days.filter((day) => day.date !== date))}
                  />
                </Box>
              )
            })}
        </Box>
      )}
      <AddDays
        days={days}
        onAdd={(next, added) => {
          setChosen(yearOf({ date: added }))
          onChange(next)
        }}
      />
    </Box>
  )
}
