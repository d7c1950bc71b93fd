/** The addresses of the console: the public ones, and one shell for everything that needs a session (its pages come from the menu). */
import { createBrowserRouter, Navigate, Outlet, useParams, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '../shared/session/safe-redirect'
import { StartingScreen } from './StartingScreen'
import { LOGIN_PATH } from './session/login-path'
import { SignInRoute } from './session/SignInRoute'
import { BrokenRoute } from './errors/BrokenRoute'

export const router = createBrowserRouter([
  {
    element: <Outlet />,
    errorElement: <BrokenRoute />,
    hydrateFallbackElement: <StartingScreen />,
    children: [
      { path: LOGIN_PATH, element: <SignInRoute /> },
      { path: '/auth-redirect', element: <AuthRedirect /> },
      { path: '/404', lazy: async () => ({ Component: (await import('./errors/StandalonePages')).NotFoundPage }) },
      { path: '/401', lazy: async () => ({ Component: (await import('./errors/StandalonePages')).ForbiddenPage }) },
      { path: '/redirect/*', element: <RefreshRedirect /> },
      {
        path: '*',
        lazy: async () => {
          const [{ Shell }, { SessionGate }] = await Promise.all([import('./shell/Shell'), import('./session/SessionGate')])
          return {
            Component: () => (
              <SessionGate>
                <Shell />
              </SessionGate>
            ),
          }
        },
      },
    ],
  },
])

/** `/redirect/a/b` opens `/a/b` afresh: how "refresh page" of the tag bar works. */
function RefreshRedirect() {
  const { '*': rest = '' } = useParams()
  const [params] = useSearchParams()
  const query = params.toString()
  return <Navigate to={safeRedirect(`/${rest}${query === '' ? '' : `?${query}`}`)} replace />
}

/** Where an outside sign-in returns to; the guard decides the rest. */
function AuthRedirect() {
  const [params] = useSearchParams()
  return <Navigate to={safeRedirect(params.get('redirect'))} replace />
}
