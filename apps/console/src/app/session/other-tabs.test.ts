/** What another tab of this browser does with the session that all of them share. */
import type { SessionUser } from '@formwork/api-contract'
import { afterEach, describe, expect, it } from 'vitest'
import { useSession } from '../../shared/session/session-store'
import { watchOtherTabs } from './other-tabs'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

describe('signing out in another tab', () => {
  it('leaves this one as well, with nothing of the person left to be seen', async () => {
    const user = { userId: '1', userName: 'li', roles: ['staff'], permissions: [] } as Partial<SessionUser> as SessionUser
    useSession.setState({ user, upcoming: 3 })
    stops.push(watchOtherTabs())
    const other = new BroadcastChannel('formwork.token')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    other.postMessage('signed-out')
    await expect.poll(() => useSession.getState().user).toBeNull()
    other.close()
  })
})
