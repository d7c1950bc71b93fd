/** Spec 8: one dialog when the session has ended, however many calls were refused. Somebody who stays on the page is asked again at the next refused call. */
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useSession } from '../../shared/session/session-store'
import { confirm, type Question, withdraw } from '../../shared/ui/feedback/confirm-store'
import { hasUnsaved } from '../../shared/ui/feedback/unsaved-work'
import { SignInAgain } from './SignInAgain'

/** Uses the one confirm dialog. Signing in again reloads the page where nothing is lost by it, and otherwise leaves it unchanged. */
export function ExpiredDialog() {
  const { t } = useLingui()
  const isAsking = useSession(({ ended }) => ended === 'asking')
  useEffect(() => {
    if (!isAsking) return undefined
    let isCurrent = true
    const question: Question = {
      title: t`System notice`,
      text: t`Your sign-in has expired. You can stay on this page, or sign in again.`,
      action: t`Sign in again`,
      cancel: t`Cancel`,
    }
    void confirm(question).then((again) => {
      if (!isCurrent) return
      if (again && hasUnsaved()) {
        useSession.setState({ ended: 'signing-in' })
        return
      }
      useSession.setState({ ended: 'staying' })
      if (again) location.reload()
    })
    return () => {
      isCurrent = false
      withdraw(question)
    }
  }, [isAsking, t])
  return <SignInAgain />
}
