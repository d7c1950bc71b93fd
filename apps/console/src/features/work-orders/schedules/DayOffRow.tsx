/** How a day of the rule that is a day off is treated. */
import { DAY_OFF_RULES, type DayOffRule, type ScheduleRule } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { withDayOff } from './rule-edit'

const AS_PLANNED = 'asPlanned'

export interface DayOffRowProps {
  readonly rule: ScheduleRule
  readonly isReadOnly: boolean
  readonly onChange: (rule: ScheduleRule) => void
}

export function DayOffRow({ rule, isReadOnly, onChange }: DayOffRowProps) {
  const { t } = useLingui()
  const words: Readonly<Record<DayOffRule, string>> = {
    next: t`On the next working day`,
    before: t`On the working day before`,
    leaveOut: t`Leave it out`,
  }
  return (
    <FormField label={t`On a day off`} hint={t`Days off are those of the working time in the settings.`}>
      {(ids) => (
        <Select
          id={ids.id}
          value={rule.onDayOff ?? AS_PLANNED}
          disabled={isReadOnly}
          inputProps={{ 'aria-label': t`On a day off` }}
          SelectDisplayProps={{ 'aria-describedby': ids.describedBy }}
          onChange={({ target }) =>
            onChange(
              withDayOff(
                rule,
                DAY_OFF_RULES.find((one) => one === target.value),
              ),
            )
          }
          sx={{ minWidth: 200 }}
        >
          <MenuItem value={AS_PLANNED}>{t`As planned`}</MenuItem>
          {DAY_OFF_RULES.map((one) => (
            <MenuItem key={one} value={one}>
              {words[one]}
            </MenuItem>
          ))}
        </Select>
      )}
    </FormField>
  )
}
