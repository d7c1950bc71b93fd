/** A page on its way: the heading it will have, for those who listen, and a bar that says what it is. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { visuallyHidden } from './visually-hidden'

export interface LoadingPageProps {
  /** What the page is called, as far as it is known. */
  readonly title: string
}

export function LoadingPage({ title }: LoadingPageProps) {
  const { t } = useLingui()
  return (
    <Box aria-busy="true">
      <Box component="h1" sx={visuallyHidden}>
        {title}
      </Box>
      <LinearProgress aria-label={t`Loading`} sx={{ height: 2 }} />
    </Box>
  )
}
