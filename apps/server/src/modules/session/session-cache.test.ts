/** Two servers on one database that cache sessions: what is taken from somebody through one of them no longer works at the other. */
import type { FastifyInstance } from 'fastify'
import { escapeIdentifier } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { connect, POOLS, type Connection, type PoolTraits } from '../../db/client'
import { buildApp } from '../../http/app'
import { buildDepartment, buildRole, type BuiltUser, buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { buildOffice, type Office } from '../../testing/build-office'
import { recordStatements } from '../../testing/record-statements'
import { clientOf, silentLog, type TestApp, type TestClient } from '../../testing/test-app'
import { type RunningSessionCache, startSessionCache } from './session-cache'

/** As long as the preparation of a test may take. */
const PREPARATION_MS = 60_000

interface Server {
  readonly app: FastifyInstance
  readonly sessions: RunningSessionCache
  readonly listening: Connection
}

let office: Office
let test: TestApp
let one: Server
let other: Server
let admin: TestClient

async function startServer(): Promise<Server> {
  const listening = connect({ connectionString: test.database.url }, () => {}, POOLS.sessions)
  const sessions = startSessionCache({ pool: listening.pool, db: test.deps.quickDb, newId: test.deps.newId, log: silentLog })
  const app = await buildApp({ deps: { ...test.deps, sessions }, checkAnswers: true })
  await vi.waitUntil(() => sessions.isListening, { timeout: PREPARATION_MS })
  return { app, sessions, listening }
}

async function stopServer({ app, sessions, listening }: Server): Promise<void> {
  await app.close()
  await sessions.stop()
  await listening.close()
}

beforeAll(async () => {
  office = await buildOffice()
  test = office.test
  ;[one, other] = await Promise.all([startServer(), startServer()])
  admin = clientOf(one.app, (await test.as(test.admin)).token)
})
afterAll(async () => {
  await Promise.all([stopServer(one), stopServer(other)])
  await test.close()
})

/** Somebody whom both servers have cached: at either of them. */
async function known(person: Pick<BuiltUser, 'id'>) {
  const { token } = await test.as(person)
  const clients = { one: clientOf(one.app, token), other: clientOf(other.app, token) }
  for (const client of [clients.one, clients.other]) expect((await client.get('/api/v1/getinfo')).at('code')).toBe(200)
  return clients
}
const permissionsOf = async (client: TestClient) => (await client.get('/api/v1/getinfo')).at('data.permissions')
const codeAt = async (client: TestClient) => (await client.get('/api/v1/getinfo')).at('code')
const asked = (work: () => Promise<unknown>) => recordStatements(test.database.pool, async () => void (await work()))
const reads = (statements: readonly string[]) => statements.filter((text) => text.includes('from sessions')).length

describe('a session that is kept', () => {
  it('is not asked of the database again, for some seconds', async () => {
    const { one: client } = await known(await buildUser(test.deps))
    expect(reads(await asked(() => client.get('/api/v1/upcoming')))).toBe(0)
  })

  it('ends at the other server before the call that ended it is answered', async () => {
    const edited = (user: BuiltUser, change: object) => async () => admin.put('/api/v1/sysUser', { userId: user.id, ...change })
    const ways = {
      'somebody is disabled': (user: BuiltUser) => edited(user, { status: '1' }),
      'the password is set by somebody else': (user: BuiltUser) => edited(user, { password: 'another fine phrase' }),
      'somebody is removed': (user: BuiltUser) => async () => admin.delete(`/api/v1/sysUser/${user.id}`),
      'somebody signs out': (_user: BuiltUser, client: TestClient) => async () => client.post('/api/v1/logout'),
      'the token is exchanged': (_user: BuiltUser, client: TestClient) => async () => client.post('/refreshtoken'),
      'somebody who looks after sessions ends it': (user: BuiltUser) => async () => {
        const { list } = (await admin.get(`/api/v2/sessions?personId=${user.id}`)).body as { list: { id: string }[] }
        return admin.delete(`/api/v2/sessions/${list[0]?.id}`)
      },
      'it is ended everywhere else': (user: BuiltUser) => async () =>
        clientOf(one.app, (await test.as(user)).token).delete('/api/v2/my-sessions'),
      'the password is changed': (_user: BuiltUser, client: TestClient) => async () =>
        client.put('/api/v1/user/pwd', { oldPassword: TEST_PASSWORD, newPassword: 'a wholly new phrase' }),
    }
    for (const [way, act] of Object.entries(ways)) {
      const user = await buildUser(test.deps)
      const clients = await known(user)
      const answer = await act(user, clients.one)()
      expect(answer.at('code') ?? answer.status, `${way}: ${answer.text}`).toBe(200)
      expect(await codeAt(clients.other), way).toBe(401)
      expect(await codeAt(clients.one), way).toBe(401)
    }
  })

  it('has other rights as soon as its person has other roles, or a role has other rights', async () => {
    const role = { roleName: '看流程', roleSort: 0, status: '0', remark: '' }
    const roleId = await buildRole(test.deps, { name: role.roleName, permissions: ['process:list:all'] })
    const user = await buildUser(test.deps, { roleIds: [roleId] })
    const clients = await known(user)
    expect(await permissionsOf(clients.other)).toEqual(['process:list:all'])
    const changed = await admin.put('/api/v1/role', { ...role, roleId, permissions: ['process:list:all:end'] })
    expect(changed.at('code'), changed.text).toBe(200)
    expect(await permissionsOf(clients.other)).toEqual(['process:list:all:end'])
    expect((await admin.put('/api/v1/role', { roleId, status: '1' })).at('code')).toBe(200)
    expect(await permissionsOf(clients.other)).toEqual([])
    expect((await admin.put('/api/v1/role', { roleId, status: '0' })).at('code')).toBe(200)
    expect(await permissionsOf(clients.other)).toEqual(['process:list:all:end'])
    const fields = { userId: user.id, nickName: '某人', phone: '', email: '', deptId: null, remark: '', status: '0' }
    const taken = await admin.put('/api/v1/sysUser', { ...fields, roleIds: [] })
    expect(taken.at('code'), taken.text).toBe(200)
    expect(await permissionsOf(clients.other)).toEqual([])
  })

  it('has other tickets in its lists as soon as the scope of a role, or the tree of departments, is another one', async () => {
    const top = await buildDepartment(test.deps)
    const below = await buildDepartment(test.deps, { parentId: top })
    const aside = await buildDepartment(test.deps)
    const role = { permissions: ['process:list:all'] as const, dataScope: 4 }
    const roleId = await buildRole(test.deps, role)
    const user = await buildUser(test.deps, { roleIds: [roleId], departmentId: top })
    const by = await office.person('下级', below)
    expect((await office.start(await office.publishFor([test.admin]), { by })).status).toBe(200)
    const clients = await known(user)
    const countAt = async (client: TestClient) => (await client.get('/api/v2/tickets')).at('count')
    expect([await countAt(clients.one), await countAt(clients.other)]).toEqual([1, 1])
    expect(await asked(() => clients.other.get('/api/v2/tickets'))).toHaveLength(1)
    const moved = { deptId: below, parentId: aside, deptName: '移走', sort: 0, leader: null, status: '0' }
    expect((await admin.put('/api/v1/dept', moved)).at('code')).toBe(200)
    expect([await countAt(clients.one), await countAt(clients.other)]).toEqual([0, 0])
    expect((await admin.put('/api/v1/roledatascope', { roleId, dataScope: '2', deptIds: [below] })).at('code')).toBe(200)
    expect([await countAt(clients.one), await countAt(clients.other)]).toEqual([1, 1])
  })

  it('ends also when a row is changed by hand', async () => {
    const user = await buildUser(test.deps)
    const clients = await known(user)
    await test.database.pool.query('delete from sessions where user_id = $1', [user.id])
    await one.sessions.untilAppliedEverywhere()
    expect([await codeAt(clients.one), await codeAt(clients.other)]).toEqual([401, 401])
  })
})

/** As long as `work` runs, no new connection to the database of this file is let in. */
async function withoutNewConnections(work: () => Promise<void>): Promise<void> {
  const { rows } = await test.database.pool.query<{ name: string }>('select current_database() as name')
  const name = escapeIdentifier(rows[0]?.name ?? '')
  const outside = connect({ ...inject('postgres'), database: 'postgres' }, () => {}, { ...POOLS.quick, max: 1 })
  try {
    await outside.pool.query(`alter database ${name} allow_connections false`)
    await work()
  } finally {
    await outside.pool.query(`alter database ${name} allow_connections true`)
    await outside.close()
  }
}

describe('a server that is not told of changes', () => {
  it('asks the database each time, and keeps sessions again once it is told', async () => {
    const user = await buildUser(test.deps)
    const clients = await known(user)
    await withoutNewConnections(async () => {
      await test.database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'formwork sessions' and datname = current_database()`,
      )
      await expect.poll(() => [one.sessions.isListening, other.sessions.isListening]).toEqual([false, false])
      expect(reads(await asked(() => clients.other.get('/api/v1/upcoming')))).toBe(1)
      expect(reads(await asked(() => clients.other.get('/api/v1/upcoming')))).toBe(1)
      expect((await admin.put('/api/v1/sysUser', { userId: user.id, status: '1' })).at('code')).toBe(200)
      expect(await codeAt(clients.other)).toBe(401)
    })
    await expect.poll(() => [one.sessions.isListening, other.sessions.isListening]).toEqual([true, true])
    const next = await known(await buildUser(test.deps))
    expect(reads(await asked(() => next.other.get('/api/v1/upcoming')))).toBe(0)
  })

  it('does not fail a change that is committed because the others cannot be told', async () => {
    const open = (traits: PoolTraits) => connect({ connectionString: test.database.url }, () => {}, traits)
    const listening = open(POOLS.sessions)
    const closed = open(POOLS.quick)
    await closed.close()
    const sessions = startSessionCache({ pool: listening.pool, db: closed.db, newId: test.deps.newId, log: silentLog })
    await expect.poll(() => sessions.isListening).toBe(true)
    await expect(sessions.untilAppliedEverywhere()).resolves.toBeUndefined()
    await sessions.stop()
    await listening.close()
  })
})
