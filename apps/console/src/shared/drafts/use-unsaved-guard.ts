/** Asks before a form with changes is left for another address of its page, or for another page: nothing of it is kept. */
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { confirm } from '../ui/feedback/confirm-store'
import { useIsPhone } from '../ui/layout/use-is-phone'
import { usePreferences } from '../ui/theme/preferences'
import { useWindowGuard } from './use-window-guard'

export function useUnsavedGuard(isDirty: boolean): void {
  const { t } = useLingui()
  const isPhone = useIsPhone()
  // Behind its tag the whole page stays as it is.
  const keepsPage = usePreferences(({ showTags }) => showTags) && !isPhone
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (!isDirty) return false
    return from.pathname === to.pathname ? from.search !== to.search : !keepsPage
  })

  useWindowGuard(isDirty)

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    confirm({
      title: t`Discard what you entered?`,
      text: t`It has not been saved.`,
      action: t`Discard`,
      cancel: t`Go on editing`,
      tone: 'error',
    })
      .then((discards) => (discards ? blocker.proceed() : blocker.reset()))
      .catch(() => blocker.reset())
  }, [blocker, t])
}
