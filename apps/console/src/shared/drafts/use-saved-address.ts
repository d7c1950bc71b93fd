/** After the first save the editor of a new document moves to the address of the saved one, and the draft of "new" is removed. */
import { useLocation } from 'react-router-dom'
import { movePage } from '../ui/navigation/page-moves'
import { dropDraft } from './local-draft'

/** `draftKey` is the key of the new document. @returns a function that takes the pathname of the saved one. */
export function useSavedAddress(draftKey: string): (to: string) => void {
  const { pathname } = useLocation()
  return (to) => {
    // Needed because a page that was closed during its save has left its draft behind.
    dropDraft(draftKey)
    movePage(pathname, to)
  }
}
