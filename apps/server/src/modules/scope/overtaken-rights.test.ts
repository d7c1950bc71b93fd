/** Changes of people, roles and departments that waited for one which took the rights of their author. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { userRoles, users } from '../../db/schema/people'
import { withTransaction } from '../../db/transaction'
import type { Transaction } from '../../db/client'
import { buildRole, type BuiltUser, buildUser } from '../../testing/build-people'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/test-app'
import { lockDirectory } from '../users/administrator-repo'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** Makes a call that has to wait for a change of its author; @returns its answer. */
async function overtaken(change: (tx: Transaction) => Promise<unknown>, call: () => Promise<TestAnswer>): Promise<TestAnswer> {
  const running: { answer?: Promise<TestAnswer> } = {}
  await withTransaction(test.deps.db, async (tx) => {
    await lockDirectory(tx, null)
    await change(tx)
    running.answer = call()
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await vi.waitFor(async () => expect((await test.database.pool.query(waiting)).rowCount).toBe(1), { timeout: 30_000 })
  })
  if (running.answer === undefined) throw new Error('the call was not made')
  return running.answer
}

interface Called {
  readonly person: BuiltUser
  readonly client: TestClient
}

const CHANGES: readonly (readonly [string, (tx: Transaction, person: BuiltUser) => Promise<unknown>])[] = [
  ['lost their role', (tx, { id }) => tx.delete(userRoles).where(eq(userRoles.userId, id))],
  ['was disabled', (tx, { id }) => tx.update(users).set({ enabled: false }).where(eq(users.id, id))],
  ['was moved', (tx, { id }) => tx.update(users).set({ departmentId: test.site.rootDepartmentId }).where(eq(users.id, id))],
]

const ACCOUNT = { username: 'left-behind', password: 'a fine phrase', nickName: '某人', phone: '', email: '' }
const NEWCOMER = { ...ACCOUNT, deptId: null, roleIds: [], remark: '', status: '0' }

const CALLS: readonly (readonly [string, (called: Called) => Promise<TestAnswer>])[] = [
  ['makes no account', ({ client }) => client.post('/api/v1/sysUser', NEWCOMER)],
  [
    'makes no role',
    ({ client }) =>
      client.post('/api/v1/role', {
        roleName: '自建',
        roleKey: 'left-behind',
        roleSort: 0,
        status: '0',
        remark: '',
        permissions: ['*:*:*'],
      }),
  ],
  ['changes nobody', ({ client, person }) => client.put('/api/v1/sysUser', { userId: person.id, status: '0' })],
]

it.each(CHANGES.flatMap(([what, change]) => CALLS.map(([effect, call]) => ({ what, effect, change, call }))))(
  'somebody who $what meanwhile $effect',
  async ({ change, call }) => {
    const roleId = await buildRole(test.deps, { permissions: ['*:*:*'], dataScope: 1 })
    const person = await buildUser(test.deps, { roleIds: [roleId], departmentId: null })
    const client = await test.as(person)
    const late = await overtaken(
      (tx) => change(tx, person),
      () => call({ person, client }),
    )
    expect([late.at('code'), late.at('reason')]).toEqual([403, 'permission.denied'])
  },
)
