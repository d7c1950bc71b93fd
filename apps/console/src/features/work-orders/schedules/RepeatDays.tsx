/** The days of a schedule, by the kind of its rule. */
import type { Repeat } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import ToggleButton from '@mui/material/ToggleButton'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../shared/ui/inputs/TextInput'
import { toggled, WEEKDAYS } from './rule-edit'
import { useDayNames } from './use-day-names'

export interface RepeatDaysProps {
  readonly repeat: Repeat
  /** Between two days, at most. */
  readonly most: number
  readonly isReadOnly: boolean
  readonly onChange: (repeat: Repeat) => void
}

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1)
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

export function RepeatDays({ repeat, most, isReadOnly, onChange }: RepeatDaysProps) {
  const { t } = useLingui()
  const { weekday, month } = useDayNames()
  switch (repeat.kind) {
    case 'daily':
      return (
        <FormField label={t`Days between`} hint={t`1 is every day. Counted from the first day.`}>
          {(ids) => (
            <TextInput
              ids={ids}
              type="number"
              fullWidth={false}
              value={repeat.every === 0 ? '' : repeat.every}
              inputProps={{ min: 1, max: most }}
              onChange={({ target }) => onChange({ kind: 'daily', every: Math.min(most, Math.trunc(Number(target.value))) })}
              sx={{ width: 112 }}
            />
          )}
        </FormField>
      )
    case 'weekly':
      return (
        <Toggles
          label={t({ message: 'On', context: 'days' })}
          choices={WEEKDAYS.map((day) => ({ day, name: weekday(day) }))}
          chosen={repeat.weekdays}
          onChange={(weekdays) => onChange({ kind: 'weekly', weekdays })}
        />
      )
    case 'monthly':
      return (
        <Toggles<number | 'last'>
          label={t({ message: 'On', context: 'days' })}
          hint={t`A month without such a day is left out. Choose the last day for the end of every month.`}
          choices={[
            ...DAYS.map((day) => ({ day, name: String(day), label: t`Day ${day}` })),
            { day: 'last', name: t`Last day of the month` },
          ]}
          chosen={repeat.days}
          onChange={(days) => onChange({ kind: 'monthly', days })}
        />
      )
    case 'yearly':
      return (
        <FormField label={t({ message: 'On', context: 'days' })}>
          {(ids) => (
            <Box sx={{ display: 'flex', gap: 2 }}>
              <Select
                id={ids.id}
                value={repeat.month}
                disabled={isReadOnly}
                inputProps={{ 'aria-label': t`Month` }}
                onChange={({ target }) => onChange({ ...repeat, month: target.value })}
                sx={{ minWidth: 128 }}
              >
                {MONTHS.map((one) => (
                  <MenuItem key={one} value={one}>
                    {month(one)}
                  </MenuItem>
                ))}
              </Select>
              <Select
                value={repeat.day}
                disabled={isReadOnly}
                inputProps={{ 'aria-label': t`Day of the month` }}
                onChange={({ target }) => onChange({ ...repeat, day: target.value })}
                sx={{ minWidth: 80 }}
              >
                {DAYS.map((one) => (
                  <MenuItem key={one} value={one}>
                    {one}
                  </MenuItem>
                ))}
              </Select>
            </Box>
          )}
        </FormField>
      )
  }
}

interface TogglesProps<Day extends number | 'last'> {
  readonly label: string
  readonly hint?: string
  /** `label`: the accessible name, where the shown one is a mere number. */
  readonly choices: readonly { readonly day: Day; readonly name: string; readonly label?: string }[]
  readonly chosen: readonly Day[]
  readonly onChange: (chosen: Day[]) => void
}

function Toggles<Day extends number | 'last'>({ label, hint, choices, chosen, onChange }: TogglesProps<Day>) {
  return (
    <FormField label={label} hint={hint}>
      {(ids) => (
        <Box
          id={ids.id}
          role="group"
          aria-label={label}
          aria-describedby={ids.describedBy}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {choices.map(({ day, name, label: ariaLabel }) => (
            <ToggleButton
              key={day}
              value={day}
              size="small"
              color="primary"
              selected={chosen.includes(day)}
              {...(ariaLabel === undefined ? {} : { 'aria-label': ariaLabel })}
              onChange={() => onChange(toggled(chosen, day))}
              sx={{ minWidth: 36, textTransform: 'none' }}
            >
              {name}
            </ToggleButton>
          ))}
        </Box>
      )}
    </FormField>
  )
}
