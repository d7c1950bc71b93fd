/** Carries out a page move: navigates when the page is in view, and moves its tag. */
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { finishMove, usePageMoves } from '../../shared/ui/navigation/page-moves'
import { renameTag } from './tag-store'

export function useMovedTags(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const move = usePageMoves((state) => state.move)
  useEffect(() => {
    if (move === null) return
    if (pathname === move.from) {
      void navigate(move.to, { replace: true })
      return
    }
    // Arrived, or the page is behind another tag and only its tag moves.
    renameTag(move.from, move.to)
    finishMove()
  }, [move, pathname, navigate])
}
