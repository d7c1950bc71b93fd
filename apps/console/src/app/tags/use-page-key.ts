/** Which page is in view, as a key that outlives a change of its address. */
import { useLocation } from 'react-router-dom'
import { usePageMoves } from '../../shared/ui/navigation/page-moves'
import { pageKeyAt, useTags } from './tag-store'

export function usePageKey(): string {
  const { pathname } = useLocation()
  const tags = useTags((state) => state.tags)
  const move = usePageMoves((state) => state.move)
  return pageKeyAt(tags, move, pathname)
}
