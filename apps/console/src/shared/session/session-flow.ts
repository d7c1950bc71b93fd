/** Signing in and out, and what has to be loaded before the shell can be shown (spec 2.2). */
import type { routes, SessionUser } from '@formwork/api-contract'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { ApiError, isAborted, isSessionEnd, messageOf } from '../http/api-error'
import { call } from '../http/call'
import { lightRoute } from '../http/light-route'
import { resetSession, useSession } from './session-store'
import { clearToken, readToken, tellOtherTabs } from './token-cookie'
import { loadUpcoming } from './upcoming'

const getInfo = lightRoute<(typeof routes)['getInfo']>({ method: 'GET', path: '/api/v1/getinfo', wire: 'v1' })
const menuRole = lightRoute<(typeof routes)['menuRole']>({ method: 'GET', path: '/api/v1/menurole', wire: 'v1' })
const logout = lightRoute<(typeof routes)['logout']>({ method: 'POST', path: '/api/v1/logout', wire: 'v1' })

/** The call for the person failed otherwise than by the end of the session (spec 4.4). */
export class NoPerson extends Error {
  override readonly name = 'NoPerson'
}

/** Person first, then count and menu. @throws {NoPerson} While a generated password is in use, or a second factor is missing, the server refuses the rest, so it is not requested. */
export async function loadSession(): Promise<void> {
  const user = await fetchSignedInUser().catch((error: unknown) => {
    throw isSessionEnd(error) || isAborted(error) ? error : new NoPerson(messageOf(error), { cause: error })
  })
  if (user.roles.length === 0) throw new Error('roles must be a non-null array')
  if (user.mustChangePassword || user.mustSetUpSecondFactor) {
    useSession.setState({ user, menu: [], upcoming: 0, ended: null })
    return
  }
  const [menu] = await Promise.all([loadMenu(), loadUpcoming()])
  useSession.setState({ user, menu, ended: null })
}

/** Who the token in the cookie is of. @throws {ApiError} */
export function fetchSignedInUser(): Promise<SessionUser> {
  return call(getInfo)
}

/** Titles come in the language asked for, so a language switch asks again. */
export async function reloadMenu(): Promise<void> {
  useSession.setState({ menu: await loadMenu() })
}

async function loadMenu() {
  try {
    return await call(menuRole)
  } catch (error) {
    if (error instanceof ApiError && error.code.startsWith('v1.'))
      throw new Error(i18n._(msg`Menu data loading abnormal`), { cause: error })
    throw error
  }
}

/** Ends the session here, whatever the server answers. */
export async function signOut(): Promise<void> {
  try {
    if (readToken() !== null) await call(logout)
  } catch {
    // The token is dropped either way, and it expires on the server by itself.
  }
  dropSession()
  tellOtherTabs('signed-out')
}

export function dropSession(): void {
  clearToken()
  resetSession()
}
