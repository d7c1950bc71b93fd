/** Rows that belong together, under what they have in common. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box component="legend" sx={{ p: 0, mb: 3, fontWeight: 600 }}>
        {title}
      </Box>
      {children}
    </Box>
  )
}
