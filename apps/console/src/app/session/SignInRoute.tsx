/** The sign-in page inside the router: after a session has ended, or when the password must change. */
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { SignInPage } from '../../features/sign-in/routes/SignInPage'

export function SignInRoute() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const enter = useCallback((target: string) => navigate(target, { replace: true }), [navigate])
  return <SignInPage redirect={params.get('redirect')} onEnter={enter} />
}
