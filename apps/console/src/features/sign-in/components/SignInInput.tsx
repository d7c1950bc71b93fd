/** A text control as the theme draws them, from native elements: MUI's own would be a twentieth of the first load. */
import Box from '@mui/material/Box'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { FieldIds } from '../../../shared/ui/inputs/FormField'

export interface SignInInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'color' | 'height' | 'width'> {
  readonly ids: FieldIds
  readonly trailing?: ReactNode
}

export function SignInInput({ ids, trailing, ...rest }: SignInInputProps) {
  const tone = ids.isInvalid ? 'error' : 'primary'
  return (
    <Box
      sx={(theme) => ({
        flex: 1,
        minWidth: 0,
        display: 'flex',
        alignItems: 'center',
        height: 40,
        pr: trailing === undefined ? 0 : 1,
        border: 1,
        borderColor: ids.isInvalid ? 'error.main' : (theme.vars?.palette.control ?? 'divider'),
        borderRadius: '6px',
        bgcolor: 'background.paper',
        '&:focus-within': {
          borderColor: `${tone}.main`,
          boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars?.palette[tone].main ?? 'transparent'} 18%, transparent)`,
        },
      })}
    >
      <Box
        component="input"
        id={ids.id}
        aria-describedby={ids.describedBy}
        aria-invalid={ids.isInvalid}
        {...rest}
        sx={{
          flex: 1,
          minWidth: 0,
          height: '100%',
          px: '12px',
          border: 0,
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontSize: { xs: 16, sm: 14 },
          '&:focus-visible': { outline: 'none' },
        }}
      />
      {trailing}
    </Box>
  )
}
