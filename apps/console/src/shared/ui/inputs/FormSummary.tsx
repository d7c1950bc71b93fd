/** On top of a form: errors that belong to no field. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'

export function FormSummary({ children }: { readonly children: ReactNode }) {
  return (
    <Box role="alert" sx={{ display: 'flex', gap: 2, p: 3, fontSize: 13, color: 'error.main', bgcolor: 'error.tint', borderRadius: '6px' }}>
      <Icon name="errorCircle" size={16} />
      <Box>{children}</Box>
    </Box>
  )
}
