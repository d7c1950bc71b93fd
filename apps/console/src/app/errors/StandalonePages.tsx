/** /404 and /401: pages outside the shell, reachable without signing in. */
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useSite } from '../../shared/session/site'
import { EmptyState, type EmptyStateProps } from '../../shared/ui/feedback/EmptyState'

export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <Standalone drawing="search" title={t`There is no page at this address`} text={t`It may have been moved, or the link is incomplete.`} />
  )
}

export function ForbiddenPage() {
  const { t } = useLingui()
  return (
    <Standalone
      drawing="locked"
      title={t`You do not have access to this page`}
      text={t`Ask an administrator for the permission if you need it.`}
    />
  )
}

function Standalone(state: EmptyStateProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const siteName = useSite((site) => site.name)
  useEffect(() => {
    document.title = `${state.title} - ${siteName}`
  }, [state.title, siteName])
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <EmptyState
        {...state}
        heading="h1"
        action={
          <Box sx={{ display: 'flex', gap: 2 }}>
            <Button variant="outlined" color="inherit" onClick={() => void navigate(-1)}>
              {t`Go back`}
            </Button>
            <Button variant="contained" component={Link} to="/">
              {t`Back to home`}
            </Button>
          </Box>
        }
      />
    </Box>
  )
}
