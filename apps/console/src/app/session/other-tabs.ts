/** Reacts to a sign-in or sign-out in another tab of this browser: the same person continues here; for another person, or another role, the session is loaded again. */
import { resetSession } from '../../shared/session/session-store'
import { onTokenOfOtherTab } from '../../shared/session/token-cookie'
import { adoptToken } from './adopt-token'

/** @returns stops watching. */
export function watchOtherTabs(): () => void {
  return onTokenOfOtherTab((news) => {
    // Signing out applies to the browser, not to one tab of it: nothing of the person stays visible. Unfinished work is kept as a draft.
    if (news === 'signed-out') return resetSession()
    // A token that does not work ends nothing here: the next call reports it.
    adoptToken().catch(() => undefined)
  })
}
