/** Where people are signed in, and ending it, over HTTP on a real database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ActiveSession, PersonSession } from '@formwork/api-contract'
import { buildDepartment, buildRole, buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { hashToken, newToken } from '../session/tokens'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const mine = async (client: TestClient) => (await client.get('/api/v2/my-sessions')).at('list') as ActiveSession[]
const isIn = async (client: TestClient) => (await client.get('/api/v1/getinfo')).at('code') === 200

async function signIn(username: string, userAgent: string): Promise<TestClient> {
  const answer = await test.anonymous.post('/login', { username, password: TEST_PASSWORD }, { 'user-agent': userAgent })
  return test.withToken(answer.textAt('token'))
}

describe('one’s own sessions', () => {
  it('are told by browser and address, with this one marked, and never by their token', async () => {
    const user = await buildUser(test.deps)
    const [here, there] = [await signIn(user.username, 'Desktop'), await signIn(user.username, 'Phone')]
    const list = await mine(here)
    expect(Object.fromEntries(list.map(({ userAgent, isThis }) => [userAgent, isThis]))).toEqual({ Desktop: true, Phone: false })
    expect(list[0]).toMatchObject({ address: '127.0.0.1', signedInAt: test.clock.now().toISOString() })
    expect(JSON.stringify(list)).not.toContain(there.token)
  })

  it('keep the time of the sign-in through exchanges of the token, and tell the last use to the minute', async () => {
    const user = await buildUser(test.deps)
    const first = await signIn(user.username, 'Desktop')
    const signedInAt = test.clock.now().toISOString()
    test.clock.advance({ hours: 1 })
    const second = test.withToken((await first.post('/refreshtoken', {})).textAt('token'))
    const exchangedAt = test.clock.now().toISOString()
    test.clock.advance({ seconds: 50 })
    expect(await mine(second)).toMatchObject([{ signedInAt, lastUsedAt: exchangedAt }])
    test.clock.advance({ minutes: 5 })
    expect(await mine(second)).toMatchObject([{ signedInAt, lastUsedAt: test.clock.now().toISOString() }])
  })

  it('end one by one, and what they were exchanged for with them', async () => {
    const user = await buildUser(test.deps)
    const [here, there] = [await test.as(user), await test.as(user)]
    const shown = (await mine(here)).find(({ isThis }) => !isThis)
    const exchanged = test.withToken((await there.post('/refreshtoken', {})).textAt('token'))
    expect((await here.delete(`/api/v2/my-sessions/${shown?.id}`)).status).toBe(200)
    expect([await isIn(here), await isIn(there), await isIn(exchanged)]).toEqual([true, false, false])
    expect(await mine(here)).toHaveLength(1)
    // Once more changes nothing.
    expect((await here.delete(`/api/v2/my-sessions/${shown?.id}`)).status).toBe(200)
  })

  it('end everywhere else at once, also one whose token is being exchanged at that moment', async () => {
    const user = await buildUser(test.deps)
    const [here, there, elsewhere] = [await test.as(user), await test.as(user), await test.as(user)]
    const shown = (await mine(here)).find(({ isThis }) => !isThis)
    const token = newToken()
    // The exchange, in a transaction that has not ended yet.
    const slow = await test.database.pool.connect()
    try {
      await slow.query('begin')
      await slow.query('select from sessions where id = $1 for update', [shown?.id])
      await slow.query(
        `insert into sessions (id, token_hash, user_id, created_at, signed_in_at, last_used_at, expires_at)
         select $2, $3, user_id, created_at, signed_in_at, last_used_at, expires_at from sessions where id = $1`,
        [shown?.id, test.deps.newId(), hashToken(token)],
      )
      await slow.query('update sessions set revoked_at = created_at where id = $1', [shown?.id])
      const ended = here.delete('/api/v2/my-sessions')
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await test.database.pool.query(waiting)).rowCount, { timeout: 30_000 }).toBe(1)
      await slow.query('commit')
      expect((await ended).status).toBe(200)
    } finally {
      slow.release()
    }
    const clients = [here, there, elsewhere, test.withToken(token)]
    expect(await Promise.all(clients.map(isIn))).toEqual([true, false, false, false])
  })

  it('are nobody else’s to end', async () => {
    const [user, stranger] = [await buildUser(test.deps), await buildUser(test.deps)]
    const client = await test.as(user)
    const [session] = await mine(client)
    const answer = await (await test.as(stranger)).delete(`/api/v2/my-sessions/${session?.id}`)
    expect([answer.status, answer.at('code'), await isIn(client)]).toEqual([404, 'session.not-found', true])
  })
})

/** Two departments, and somebody who sees to the sessions of the first. */
async function twoRegions() {
  const [north, south] = [await buildDepartment(test.deps, { name: '北区' }), await buildDepartment(test.deps)]
  const roleId = await buildRole(test.deps, { permissions: ['system:session:list', 'system:session:remove'], dataScope: 3 })
  const looks = await test.as(await buildUser(test.deps, { departmentId: north, roleIds: [roleId] }))
  return { north, south, looks }
}

describe('sessions of others', () => {
  it('are seen and ended within the data scope, and not beyond', async () => {
    const { north, south, looks } = await twoRegions()
    const [near, far] = [await buildUser(test.deps, { departmentId: north }), await buildUser(test.deps, { departmentId: south })]
    const [nearClient, farClient] = [await test.as(near), await test.as(far)]
    const [farSession] = await mine(farClient)
    const seen = (await looks.get('/api/v2/sessions?pageSize=100')).at('list') as PersonSession[]
    expect(seen.map(({ person }) => person.id)).not.toContain(far.id)
    const found = seen.find(({ person }) => person.id === near.id)
    expect(found?.person).toEqual({ id: near.id, name: near.name, username: near.username, deptName: '北区' })
    expect((await looks.get(`/api/v2/sessions?personId=${far.id}`)).at('count')).toBe(0)
    expect((await looks.delete(`/api/v2/sessions/${farSession?.id}`)).at('code')).toBe('scope.beyond-yours')
    expect((await looks.delete(`/api/v2/sessions/${found?.id}`)).status).toBe(200)
    expect([await isIn(nearClient), await isIn(farClient)]).toEqual([false, true])
  })

  it('end all at once, of somebody in the data scope alone, and of oneself but for the one that asks', async () => {
    const { north, south, looks } = await twoRegions()
    const [near, far] = [await buildUser(test.deps, { departmentId: north }), await buildUser(test.deps, { departmentId: south })]
    const clients = [await test.as(near), await test.as(near), await test.as(far)] as const
    const endAll = (id: string) => looks.delete(`/api/v2/people/${id}/sessions`)
    expect([(await endAll(near.id)).body, (await endAll(near.id)).body]).toEqual([{ ended: 2 }, { ended: 0 }])
    expect((await endAll(far.id)).at('code')).toBe('scope.beyond-yours')
    expect((await endAll(test.deps.newId())).at('code')).toBe('user.not-found')
    expect(await Promise.all(clients.map(isIn))).toEqual([false, false, true])
    const [here, there] = [await test.as(test.admin), await test.as(test.admin)]
    await here.delete(`/api/v2/people/${test.admin.id}/sessions`)
    expect([await isIn(here), await isIn(there)]).toEqual([true, false])
  })

  it('that ran out or were ended are not listed', async () => {
    const user = await buildUser(test.deps)
    await test.as(user)
    const admin = async () => (await test.as(test.admin)).get(`/api/v2/sessions?personId=${user.id}`)
    expect((await admin()).at('count')).toBe(1)
    test.clock.advance({ hours: 13 })
    expect((await admin()).at('count')).toBe(0)
  })
})
