/** The addresses of the console: the public ones, and one shell for everything that needs a session (its pages come from the menu). */
import { createBrowserRouter, Navigate, Outlet, useParams, useSearchParams } from 'react-router-dom'
import { safeRedirect } from '../shared/session/safe-redirect'
import { BrokenRoute } from './errors/BrokenRoute'
import { ForbiddenPage, NotFoundPage } from './errors/StandalonePages'
import { SessionGate } from './session/SessionGate'

export const router = createBrowserRouter([
  {
    element: <Outlet />,
    errorElement: <BrokenRoute />,
    hydrateFallbackElement: <div aria-busy="true" />,
    children: [
      { path: '/login', lazy: async () => ({ Component: (await import('../features/sign-in/routes/SignInPage')).SignInPage }) },
      { path: '/auth-redirect', element: <AuthRedirect /> },
      { path: '/404', element: <NotFoundPage /> },
      { path: '/401', element: <ForbiddenPage /> },
      { path: '/redirect/*', element: <Bounce /> },
      {
        path: '*',
        lazy: async () => {
          const { Shell } = await import('./shell/Shell')
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
function Bounce() {
  const { '*': rest = '' } = useParams()
  const [params] = useSearchParams()
  const query = params.toString()
  return <Navigate to={safeRedirect(`/${rest}${query === '' ? '' : `?${query}`}`)} replace />
}

/** Where an outside sign-in comes back to; the guard decides the rest. */
function AuthRedirect() {
  const [params] = useSearchParams()
  return <Navigate to={safeRedirect(params.get('redirect'))} replace />
}
