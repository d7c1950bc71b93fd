/** A text control wired to its row: `<FormField>{(ids) => <TextInput ids={ids} …/>}</FormField>`. */
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { FieldIds } from './FormField'

export interface TextInputProps extends Omit<OutlinedInputProps, 'id' | 'error'> {
  readonly ids: FieldIds
}

export function TextInput({ ids, inputProps, required = false, ...rest }: TextInputProps) {
  return (
    <OutlinedInput
      fullWidth
      id={ids.id}
      error={ids.isInvalid}
      inputProps={{ 'aria-describedby': ids.describedBy, 'aria-invalid': ids.isInvalid, 'aria-required': required, ...inputProps }}
      {...rest}
    />
  )
}
