/** Asks before a page with unsaved work is left, or one with a dialog in which something was typed. With the tag bar the page stays mounted behind its tag, so only closing the window asks. */
import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { confirm } from '../ui/feedback/confirm-store'
import { useIsDialogTyped } from '../ui/feedback/typed-dialogs'
import { usePageMoves } from '../ui/navigation/page-moves'
import { usePreferences } from '../ui/theme/preferences'
import { useIsPhone } from '../ui/layout/use-is-phone'
import { useWindowGuard } from './use-window-guard'

/**
 * @param isKept - what was changed is kept in this browser; otherwise leaving drops it, and the question says so
 * @returns lets the page be left without asking: to be called when everything is saved and the next step is to navigate, which comes before React renders the clean state.
 */
export function useLeaveGuard(isDirty: boolean, isKept = true): () => void {
  const isFree = useRef(false)
  const { t } = useLingui()
  const isPhone = useIsPhone()
  const isDialogTyped = useIsDialogTyped()
  const keepsState = usePreferences((preferences) => preferences.showTags) && !isPhone
  const blocker = useBlocker(({ currentLocation: { pathname: from }, nextLocation: { pathname: to } }) => {
    const move = usePageMoves.getState().move
    // A page that only gets another address is not left.
    const isLeft = from !== to && !(move?.from === from && move.to === to)
    return (isDirty || isDialogTyped) && !isFree.current && !keepsState && isLeft
  })

  useWindowGuard(isDirty || isDialogTyped)

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    confirm(
      isDialogTyped
        ? {
            title: t`Discard what you entered?`,
            text: t`It has not been saved.`,
            action: t`Discard`,
            cancel: t`Go on editing`,
            tone: 'error',
          }
        : {
            title: t`Leave without saving?`,
            text: isKept ? t`Your changes stay in this browser and are offered again when you come back.` : t`Your changes are dropped.`,
            action: t`Leave`,
            cancel: t`Stay`,
          },
    )
      .then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
      .catch(() => blocker.reset())
  }, [blocker, isDialogTyped, isKept, t])

  return useCallback(() => {
    isFree.current = true
  }, [])
}
