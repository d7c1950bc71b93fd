/** Title and priority of a new ticket. */
import { fieldFacts, type Priority, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../shared/ui/inputs/TextInput'

export interface TicketHead {
  readonly title: string
  readonly priority: Priority
}

export interface TicketFieldsProps {
  readonly head: TicketHead
  readonly titleError: string | undefined
  readonly onChange: (head: TicketHead) => void
}

const PRIORITIES = [1, 2, 3] as const satisfies readonly Priority[]

export function TicketFields({ head, titleError, onChange }: TicketFieldsProps) {
  const { t } = useLingui()
  const words: Readonly<Record<Priority, string>> = { 1: t`Normal`, 2: t`Urgent`, 3: t`Very urgent` }
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <FormField label={t`Title`} required error={titleError}>
        {(ids) => (
          <TextInput
            ids={ids}
            required
            value={head.title}
            inputProps={{ maxLength: fieldFacts(routes.startTicket.body.shape.title).maxLength }}
            onChange={(event) => onChange({ ...head, title: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={t`Priority`}>
        {(ids) => (
          <RadioGroup
            row
            id={ids.id}
            aria-label={t`Priority`}
            value={String(head.priority)}
            onChange={(_, value) => onChange({ ...head, priority: PRIORITIES.find((one) => String(one) === value) ?? 1 })}
          >
            {PRIORITIES.map((priority) => (
              <FormControlLabel key={priority} value={String(priority)} control={<Radio />} label={words[priority]} />
            ))}
          </RadioGroup>
        )}
      </FormField>
    </Box>
  )
}
