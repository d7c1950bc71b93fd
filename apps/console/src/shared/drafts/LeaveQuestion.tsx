/** Asks before unsaved work is left: by a link, by the browser's own way back, by closing the window. Once per router, which takes one blocker. */
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { confirm, type Question } from '../ui/feedback/confirm-store'
import { unsavedNow, useHasUnsaved } from '../ui/feedback/unsaved-work'
import { usePageMoves } from '../ui/navigation/page-moves'
import { useWindowGuard } from './use-window-guard'

export interface LeaveQuestionProps {
  /** The open page stays as it is behind its tag when another is opened. */
  readonly keepsPage: boolean
}

export function LeaveQuestion({ keepsPage }: LeaveQuestionProps) {
  const { t } = useLingui()
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (from.pathname === to.pathname) return from.search !== to.search && unsavedNow().includes('section')
    const move = usePageMoves.getState().move
    // A page that only gets another address is not left.
    const isMoved = move?.from === from.pathname && move.to === to.pathname
    return !keepsPage && !isMoved && unsavedNow().length > 0
  })

  useWindowGuard(useHasUnsaved())

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const lost = unsavedNow()
    const isTyped = lost.includes('typed') || lost.includes('section')
    const question: Question = isTyped
      ? {
          title: t`Discard what you entered?`,
          text: t`It has not been saved.`,
          action: t`Discard`,
          cancel: t`Go on editing`,
          tone: 'error',
        }
      : {
          title: t`Leave without saving?`,
          text: lost.includes('dropped')
            ? t`Your changes are dropped.`
            : t`Your changes stay in this browser and are offered again when you come back.`,
          action: t`Leave`,
          cancel: t`Stay`,
        }
    confirm(question)
      .then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
      .catch(() => blocker.reset())
  }, [blocker, t])

  return null
}
