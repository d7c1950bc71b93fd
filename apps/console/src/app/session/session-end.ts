/** What happens when the server says the session is over (spec 8): the token is deleted; the sign-in page reloads, elsewhere the dialog opens. */
import { onSessionEnd } from '../../shared/http/session-end'
import { useSession } from '../../shared/session/session-store'
import { clearToken, readToken } from '../../shared/session/token-cookie'
import { LOGIN_PATH } from './login-path'

export function watchSessionEnd(reload: () => void = () => location.reload()): void {
  onSessionEnd(() => {
    const hadToken = readToken() !== null
    clearToken()
    // Without a token the sign-in page is right already: a late answer must not discard what was typed there.
    if (location.pathname === LOGIN_PATH) {
      if (hadToken) reload()
      return
    }
    const { user, ended } = useSession.getState()
    // Before the first page is shown, the guard leads to the sign-in page and says why. While somebody is signing in over the page no question is needed.
    if (user !== null && ended !== 'signing-in') useSession.setState({ ended: 'asking' })
  })
}
