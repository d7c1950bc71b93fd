/** Asks before the page in view is thrown away behind its tag, which no navigation says. */
import { useLeaveWords } from '../../shared/drafts/use-leave-words'
import { confirm } from '../../shared/ui/feedback/confirm-store'
import { unsavedNow } from '../../shared/ui/feedback/unsaved-work'

/** @returns asks where something would be lost; drafts that this browser keeps are not. Of pages behind other tags nothing is known here. */
export function useMayDrop(): () => Promise<boolean> {
  const words = useLeaveWords()
  return async () => {
    const lost = unsavedNow().filter((kind) => kind !== 'kept')
    return lost.length === 0 || confirm(words(lost))
  }
}
