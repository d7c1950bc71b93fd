/** The guard of spec 2.2 around everything that needs a session. */
import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { dropSession, loadSession } from '../../shared/session/session-flow'
import { useSession } from '../../shared/session/session-store'
import { readToken } from '../../shared/session/token-cookie'
import { messageOf } from '../../shared/http/api-error'
import { showToast } from '../../shared/ui/toast-store'
import { loginPath } from './login-path'

export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const user = useSession((state) => state.user)
  const isExpired = useSession((state) => state.isExpired)
  const here = `${pathname}${search}${hash}`
  const hasToken = readToken() !== null
  const needsLoad = hasToken && user === null

  useEffect(() => {
    if (!needsLoad) return undefined
    let isCurrent = true
    loadSession().catch((error: unknown) => {
      if (!isCurrent) return
      dropSession()
      showToast('error', messageOf(error))
      void navigate(loginPath(location.pathname + location.search + location.hash), { replace: true })
    })
    return () => {
      isCurrent = false
    }
  }, [needsLoad, navigate])

  // With the expired dialog open, "cancel" stays on the page: what was typed can still be copied.
  if (!hasToken && !(isExpired && user !== null)) return <Navigate to={loginPath(here)} replace />
  if (user === null) return <Starting />
  if (user.mustChangePassword) return <Navigate to={loginPath(here)} replace />
  return children
}

function Starting() {
  return (
    <Box aria-busy="true" sx={{ height: '100dvh', display: 'grid', placeItems: 'center' }}>
      <CircularProgress size={24} />
    </Box>
  )
}
