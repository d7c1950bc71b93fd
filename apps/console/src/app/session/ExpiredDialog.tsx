/** Spec 8: when the session has ended, one dialog says so, however many calls found out. */
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { confirm } from '../../shared/ui/confirm-store'
import { useSession } from '../../shared/session/session-store'

/** Not a dialog of its own: it asks through the one confirm dialog. */
export function ExpiredDialog() {
  const { t } = useLingui()
  const isExpired = useSession((state) => state.isExpired)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isExpired) {
      isAsked.current = false
      return
    }
    if (isAsked.current) return
    isAsked.current = true
    void confirm({
      title: t`System notice`,
      text: t`Your sign-in has expired. You can stay on this page, or sign in again.`,
      action: t`Sign in again`,
      cancel: t`Cancel`,
    }).then((again) => {
      if (again) location.reload()
    })
  }, [isExpired, t])
  return null
}
