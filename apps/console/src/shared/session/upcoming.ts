/** The to-do count: read at sign-in, every 30 seconds, when the window comes back, and after every move on a ticket. */
import type { routes } from '@formwork/api-contract'
import { call } from '../http/call'
import { lightRoute } from '../http/light-route'
import { useSession } from './session-store'

const getUpcoming = lightRoute<(typeof routes)['getUpcoming']>({ method: 'GET', path: '/api/v1/upcoming', wire: 'v1' })

/** @throws {ApiError} */
export async function loadUpcoming(): Promise<void> {
  const { count } = await call(getUpcoming)
  useSession.setState({ upcoming: count.upcoming })
}

/** For use after a mutation: a badge that could not be refreshed is no error. */
export function refreshUpcoming(): void {
  loadUpcoming().catch(() => undefined)
}
