/** The state of a page that is loading: its heading for assistive technology, and a progress bar. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { visuallyHidden } from '../layout/visually-hidden'

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
