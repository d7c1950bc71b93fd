/** The title of a new ticket: typed, or shown as its process will make it. */
import { fieldFacts, routes } from '@formwork/api-contract'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { FormField } from '../../../shared/ui/inputs/FormField'
import { TextInput } from '../../../shared/ui/inputs/TextInput'

export interface TitleRowProps {
  readonly title: string
  /** The pattern of the process; null: it is typed. */
  readonly made: string | null
  readonly error: string | undefined
  readonly onChange: (title: string) => void
}

export function TitleRow({ title, made, error, onChange }: TitleRowProps) {
  const { t } = useLingui()
  return made === null ? (
    <FormField label={t`Title`} required error={error}>
      {(ids) => (
        <TextInput
          ids={ids}
          required
          value={title}
          inputProps={{ maxLength: fieldFacts(routes.startTicket.body.shape.title).maxLength }}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FormField>
  ) : (
    <FormField label={t`Title`} hint={t`The process makes the title of what you fill in.`}>
      {(ids) => (
        <Box
          component="output"
          id={ids.id}
          aria-describedby={ids.describedBy}
          sx={{ display: 'block', lineHeight: { xs: 1.5, sm: '32px' } }}
        >
          {made}
        </Box>
      )}
    </FormField>
  )
}
