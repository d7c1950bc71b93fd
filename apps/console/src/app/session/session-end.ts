/** What happens once when the server says the session is over (spec 8): the token goes; the sign-in page reloads, elsewhere the dialog opens. */
import { onSessionEnd } from '../../shared/http/session-end'
import { useSession } from '../../shared/session/session-store'
import { clearToken } from '../../shared/session/token-cookie'

export function watchSessionEnd(reload: () => void = () => location.reload()): void {
  onSessionEnd(() => {
    clearToken()
    if (location.pathname === '/login') reload()
    // Before the first page has shown, the guard leads to the sign-in page and says why.
    else if (useSession.getState().user !== null) useSession.setState({ isExpired: true })
  })
}
