/** Reacts to a sign-in or sign-out in another tab of this browser: the same person goes on here, for somebody else, or another role, the session is loaded again. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { whoIsSignedIn } from '../../shared/session/session-flow'
import { resetSession, useSession } from '../../shared/session/session-store'
import { onTokenOfOtherTab } from '../../shared/session/token-cookie'
import { showToast } from '../../shared/ui/feedback/toast-store'

/** @returns stops watching. */
export function watchOtherTabs(): () => void {
  return onTokenOfOtherTab((news) => {
    // Whoever signs out means this browser, not one tab of it: nothing of theirs stays to be seen. What was begun is kept as a draft.
    if (news === 'signed-out') return resetSession()
    // A token that does not work ends nothing here: the next call says what there is to say.
    adoptToken().catch(() => undefined)
  })
}

async function adoptToken(): Promise<void> {
  if (useSession.getState().user === null) return
  const person = await whoIsSignedIn()
  const { user, ended } = useSession.getState()
  if (user === null) return
  if (person.userId !== user.userId || person.actingRoleId !== user.actingRoleId) {
    // No page of the one person may be seen or sent as the other. The guard loads the new session; drafts stay under the person they belong to.
    resetSession()
    return
  }
  // The other tab is still choosing a password or setting a second factor up.
  if (person.mustChangePassword || person.mustSetUpSecondFactor) return
  useSession.setState({ user: person, ended: null })
  if (ended !== null) showToast('success', i18n._(msg`You have signed in again in another tab. You can go on here.`))
}
