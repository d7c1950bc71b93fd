/** The priority of a new ticket. */
import type { Priority } from '@formwork/api-contract'
import { PRIORITIES } from '@formwork/workflow-core'
import { useLingui } from '@lingui/react/macro'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { priorityWords } from '../../../shared/tickets/priority-words'
import { FormField } from '../../../shared/ui/inputs/FormField'

export interface PriorityRowProps {
  readonly priority: Priority
  readonly onChange: (priority: Priority) => void
}

export function PriorityRow({ priority: chosen, onChange }: PriorityRowProps) {
  const { t } = useLingui()
  return (
    <FormField label={t`Priority`}>
      {(ids) => (
        <RadioGroup
          row
          id={ids.id}
          aria-label={t`Priority`}
          value={String(chosen)}
          onChange={(_, value) => onChange(PRIORITIES.find((one) => String(one) === value) ?? 1)}
        >
          {PRIORITIES.map((priority) => (
            <FormControlLabel key={priority} value={String(priority)} control={<Radio />} label={priorityWords(priority)} />
          ))}
        </RadioGroup>
      )}
    </FormField>
  )
}
