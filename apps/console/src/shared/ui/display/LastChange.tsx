/** Who changed something last, and how long ago. */
import Box from '@mui/material/Box'
import { RelativeTime } from './RelativeTime'

export interface LastChangeProps {
  readonly by: string
  readonly at: string
}

export function LastChange({ by, at }: LastChangeProps) {
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {by} · <RelativeTime at={at} />
    </Box>
  )
}
