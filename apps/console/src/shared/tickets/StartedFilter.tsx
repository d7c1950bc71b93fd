/** When the tickets of a list were started: the last days, or days that are chosen. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { lazy, Suspense } from 'react'
import { daysOf, textOfDays } from '../i18n/day-bounds'
import { CHOOSING, LAST_DAYS, startedOf } from './started'

// It brings the pickers of forms.
const DaysFilter = lazy(async () => ({ default: (await import('../forms/DaysFilter')).DaysFilter }))

export interface StartedFilterProps {
  /** As it stands in the address. */
  readonly value: string
  readonly onChange: (value: string) => void
}

export function StartedFilter({ value, onChange }: StartedFilterProps) {
  const { t } = useLingui()
  const kind = startedOf(value)
  const words = { 1: t`Started today`, 7: t`Started in the last 7 days`, 30: t`Started in the last 30 days` }
  return (
    <>
      <Select
        displayEmpty
        value={kind}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ 'aria-label': t`When they were started` }}
        sx={{ minWidth: 148 }}
      >
        <MenuItem value="">{t`Started at any time`}</MenuItem>
        {LAST_DAYS.map((count) => (
          <MenuItem key={count} value={String(count)}>
            {words[count]}
          </MenuItem>
        ))}
        <MenuItem value={CHOOSING}>{t`Started on certain days`}</MenuItem>
      </Select>
      {kind === CHOOSING && (
        <Box sx={{ width: { xs: '100%', md: 500 }, minHeight: 32 }}>
          <Suspense>
            <DaysFilter label={t`Days`} days={daysOf(value)} onChange={(days) => onChange(textOfDays(days) || CHOOSING)} />
          </Suspense>
        </Box>
      )}
    </>
  )
}
