/** Continues with a token that was written after the page was loaded, by a sign-in in another tab or over the page: open pages stay as they are. */
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isSessionEnd } from '../../shared/http/api-error'
import { queryClient } from '../../shared/http/query-client'
import { fetchSignedInUser } from '../../shared/session/session-flow'
import { resetSession, useSession } from '../../shared/session/session-store'
import { showToast } from '../../shared/ui/feedback/toast-store'

/** @throws {ApiError} the token does not work */
export async function adoptToken(): Promise<void> {
  if (useSession.getState().user === null) return
  const person = await fetchSignedInUser()
  const { user, ended } = useSession.getState()
  if (user === null) return
  if (person.userId !== user.userId || person.actingRoleId !== user.actingRoleId) {
    // No page of one person may be shown to or sent as the other. The guard loads the new session; drafts stay under the person they belong to.
    resetSession()
    return
  }
  // Where the token was written a password is still to be chosen, or a second factor to be set up.
  if (person.mustChangePassword || person.mustSetUpSecondFactor) return
  useSession.setState({ user: person, ended: null })
  if (ended === null) return
  showToast('success', i18n._(msg`You have signed in again. You can go on here.`))
  // Queries that failed meanwhile.
  await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isSessionEnd(state.error) })
}
