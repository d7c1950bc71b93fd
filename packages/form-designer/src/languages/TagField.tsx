/** A box for a language tag, its name above it: a name inside sits askew where a theme has lower boxes. */
import Box from '@mui/material/Box'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type ReactNode, useId } from 'react'

export interface TagFieldProps extends Pick<OutlinedInputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur'> {
  readonly label: string
  readonly hint: string
  /** The id of the `<datalist>` with common tags. */
  readonly list: string
  /** What stands behind the box. */
  readonly beside?: ReactNode
}

export function TagField({ label, hint, list, beside, ...box }: TagFieldProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, fontSize: 13 }}>
      <label htmlFor={id}>{label}</label>
      <Box sx={{ display: 'flex', alignItems: 'stretch', gap: 1 }}>
        <OutlinedInput
          {...box}
          id={id}
          size="small"
          inputProps={{ list, maxLength: 35, 'aria-describedby': `${id}-hint` }}
          sx={{ width: 190 }}
        />
        {beside}
      </Box>
      <Box id={`${id}-hint`} sx={{ fontSize: 12, color: 'text.secondary' }}>
        {hint}
      </Box>
    </Box>
  )
}
