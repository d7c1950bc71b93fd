/** Reacts to a sign-in or sign-out in another tab of this browser: the same person goes on here, for somebody else, or another role, the session is loaded again. */
import { resetSession } from '../../shared/session/session-store'
import { onTokenOfOtherTab } from '../../shared/session/token-cookie'
import { adoptToken } from './adopt-token'

/** @returns stops watching. */
export function watchOtherTabs(): () => void {
  return onTokenOfOtherTab((news) => {
    // Whoever signs out means this browser, not one tab of it: nothing of theirs stays to be seen. What was begun is kept as a draft.
    if (news === 'signed-out') return resetSession()
    // A token that does not work ends nothing here: the next call says what there is to say.
    adoptToken().catch(() => undefined)
  })
}
