/** The route guard of spec 2.2 around everything that needs a session. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import CircularProgress from '@mui/material/CircularProgress'
import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { dropSession, loadSession, NoPerson } from '../../shared/session/session-flow'
import { useSession } from '../../shared/session/session-store'
import { isTokenKept, readToken } from '../../shared/session/token-cookie'
import { messageOf } from '../../shared/http/api-error'
import { showToast } from '../../shared/ui/feedback/toast-store'
import { StartingScreen } from '../StartingScreen'
import { loginPath } from './login-path'

/** Longer than it takes a browser to leave a page. */
const LEAVING_MS = 1000

export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const user = useSession((state) => state.user)
  const ended = useSession((state) => state.ended)
  const here = `${pathname}${search}${hash}`
  const hasToken = readToken() !== null
  const needsLoad = hasToken && user === null

  useEffect(() => {
    if (!needsLoad) return undefined
    let isCurrent = true
    // A page that is left aborts its requests: that is no answer, and ends no session.
    const leave = () => {
      isCurrent = false
    }
    addEventListener('beforeunload', leave)
    loadSession().catch(async (error: unknown) => {
      // A browser may abort the call before it reports that the page is left; a page that is left does not reach the end of this wait.
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      if (!isCurrent) return
      dropSession()
      showToast('error', messageOf(error))
      const here = location.pathname + location.search + location.hash
      // Spec 4.4: without the person to the root path, from where this guard leads to the sign-in page. Spec 2.2: otherwise straight there.
      void navigate(error instanceof NoPerson ? '/' : loginPath(here), { replace: true })
    })
    return () => {
      leave()
      removeEventListener('beforeunload', leave)
    }
  }, [needsLoad, navigate])

  const isSignedIn = user !== null
  useEffect(() => {
    if (isSignedIn && !isTokenKept())
      showToast('warning', i18n._(msg`This browser takes no cookies: after a reload you have to sign in again`))
  }, [isSignedIn])

  // After the end of the session a person may stay on the page: what was typed is still there, and can be used when another tab signs in.
  if (!hasToken && (ended === null || user === null)) return <Navigate to={loginPath(here)} replace />
  if (user === null) return <Starting />
  if (user.mustChangePassword || user.mustSetUpSecondFactor) return <Navigate to={loginPath(here)} replace />
  return children
}

function Starting() {
  const { t } = useLingui()
  return <StartingScreen progress={<CircularProgress aria-label={t`Loading`} size={24} />} />
}
