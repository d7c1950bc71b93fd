/** The error page of a route outside the shell. */
import Box from '@mui/material/Box'
import { useRouteError } from 'react-router-dom'
import { BrokenPage } from './BrokenPage'

const reload = () => location.reload()

export function BrokenRoute() {
  const error = useRouteError()
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <BrokenPage error={error} onRetry={reload} />
    </Box>
  )
}
