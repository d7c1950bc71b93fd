/** Fills the window while the console's code and the session load: the site's name as heading, and a spinner when it may take longer. */
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useSite } from '../shared/session/site'
import { visuallyHidden } from '../shared/ui/layout/visually-hidden'

export interface StartingScreenProps {
  /** Absent where the wait is too short to show anything. */
  readonly progress?: ReactNode
}

export function StartingScreen({ progress }: StartingScreenProps) {
  const siteName = useSite((site) => site.name)
  return (
    <Box component="main" aria-busy="true" sx={{ height: '100dvh', display: 'grid', placeItems: 'center' }}>
      <Box component="h1" sx={visuallyHidden}>
        {siteName}
      </Box>
      {progress}
    </Box>
  )
}
