/** A box for a language tag, its name above it: a name inside sits askew where a theme has lower boxes. */
import Box from '@mui/material/Box'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { type ReactNode, useId } from 'react'
import { Glyph } from '../icons/Glyph'

export interface TagFieldProps extends Pick<OutlinedInputProps, 'value' | 'defaultValue' | 'onChange' | 'onBlur'> {
  readonly label: string
  readonly hint: string
  /** The id of the `<datalist>` with common tags. */
  readonly list: string
  /** What stands behind the box. */
  readonly beside?: ReactNode
}

/** The browser opens its list where its own arrow stands; ours is drawn below it. */
const WITH_LIST = {
  width: 190,
  '& svg': { position: 'absolute', insetInlineEnd: 10, pointerEvents: 'none', color: 'text.secondary' },
  '& input::-webkit-calendar-picker-indicator': {
    width: 16,
    height: 16,
    margin: 0,
    padding: 0,
    opacity: '0 !important',
    cursor: 'pointer',
  },
} as const

export function TagField({ label, hint, list, beside, ...box }: TagFieldProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '4px', fontSize: 13 }}>
      <label htmlFor={id}>{label}</label>
      <Box sx={{ display: 'flex', alignItems: 'stretch', gap: '8px' }}>
        <OutlinedInput
          {...box}
          id={id}
          size="small"
          inputProps={{ list, maxLength: 35, 'aria-describedby': `${id}-hint` }}
          sx={WITH_LIST}
          endAdornment={<Glyph name="chevronDown" size={16} />}
        />
        {beside}
      </Box>
      <Box id={`${id}-hint`} sx={{ fontSize: 12, color: 'text.secondary' }}>
        {hint}
      </Box>
    </Box>
  )
}
