/** After the first save the editor of a new document moves to the address of what was saved, and the draft of "new" is removed. */
import { useLocation } from 'react-router-dom'
import { movePage } from '../ui/navigation/page-moves'
import { dropDraft } from './local-draft'

/** `draftKey` is the one of the new thing. @returns takes the pathname of what was saved. */
export function useSavedAddress(draftKey: string): (to: string) => void {
  const { pathname } = useLocation()
  return (to) => {
    // Here, because a page that was closed while it saved has left its draft behind.
    dropDraft(draftKey)
    movePage(pathname, to)
  }
}
