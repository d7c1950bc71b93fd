/** Another tab of this browser has signed in: for the same person this one goes on where it was, for somebody else it starts anew. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { whoIsSignedIn } from '../../shared/session/session-flow'
import { resetSession, useSession } from '../../shared/session/session-store'
import { onTokenOfOtherTab } from '../../shared/session/token-cookie'
import { showToast } from '../../shared/ui/toast-store'
import { forgetTags } from '../tags/tag-store'

/** @returns ends that. */
export function watchOtherTabs(): () => void {
  return onTokenOfOtherTab(() => {
    // A token that does not work ends nothing here: the next call says what there is to say.
    goOn().catch(() => undefined)
  })
}

async function goOn(): Promise<void> {
  if (useSession.getState().user === null) return
  const person = await whoIsSignedIn()
  const { user, ended } = useSession.getState()
  if (user === null) return
  if (person.userId !== user.userId) {
    // Nothing of the one may act or be seen as the other. The guard asks who is there; what was typed is kept for whose it is.
    resetSession()
    forgetTags()
    return
  }
  // The other tab is still choosing a password, and will write another token.
  if (person.mustChangePassword) return
  useSession.setState({ user: person, ended: null })
  if (ended !== null) showToast('success', i18n._(msg`You have signed in again in another tab. You can go on here.`))
}
