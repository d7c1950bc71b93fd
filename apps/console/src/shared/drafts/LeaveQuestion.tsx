/** Asks before unsaved work is left: by a link, by the browser's back button, by closing the window. Once per router, which takes one blocker. */
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { confirm } from '../ui/feedback/confirm-store'
import { unsavedInView, useHasUnsaved } from '../ui/feedback/unsaved-work'
import { usePageMoves } from '../ui/navigation/page-moves'
import { useLeaveWords } from './use-leave-words'
import { useWindowGuard } from './use-window-guard'

export interface LeaveQuestionProps {
  /** The open page is kept behind its tag when another is opened. */
  readonly keepsPage: boolean
}

export function LeaveQuestion({ keepsPage }: LeaveQuestionProps) {
  const words = useLeaveWords()
  const blocker = useBlocker(({ currentLocation: from, nextLocation: to }) => {
    if (from.pathname === to.pathname) return from.search !== to.search && unsavedInView().includes('section')
    const move = usePageMoves.getState().move
    // A page that only gets another address is not left.
    const isMoved = move?.from === from.pathname && move.to === to.pathname
    return !keepsPage && !isMoved && unsavedInView().length > 0
  })

  useWindowGuard(useHasUnsaved())

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    confirm(words(unsavedInView()))
      .then((leaves) => (leaves ? blocker.proceed() : blocker.reset()))
      .catch(() => blocker.reset())
  }, [blocker, words])

  return null
}
