/** Calls that were under way when their password was changed, or their session ended: they leave nothing that lasts. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { apiTokens } from '../../db/schema/api-tokens'
import { users } from '../../db/schema/people'
import { sessions } from '../../db/schema/session'
import { withTransaction } from '../../db/transaction'
import { type BuiltUser, buildUser, TEST_PASSWORD } from '../../testing/build-people'
import { createTestApp, type TestAnswer, type TestApp, type TestClient } from '../../testing/test-app'
import { hashPassword } from './passwords'
import { revokeSessionsOf } from './session-repo'

const NEW_PASSWORD = 'another fine phrase'
let test: TestApp
let newHash: string

beforeAll(async () => {
  test = await createTestApp()
  newHash = await hashPassword(NEW_PASSWORD)
})
afterAll(() => test.close())

/** Makes a call that has to wait for somebody who changes that person's password and ends their sessions; @returns its answer, given after that. */
async function overtaken(person: BuiltUser, call: () => Promise<TestAnswer>): Promise<TestAnswer> {
  const { db } = test.deps
  const running: { answer?: Promise<TestAnswer> } = {}
  await withTransaction(db, async (tx) => {
    await tx.update(users).set({ passwordHash: newHash }).where(eq(users.id, person.id))
    await revokeSessionsOf(tx, person.id, test.deps.now())
    running.answer = call()
    await vi.waitFor(
      async () => {
        const { rows } = await test.database.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        expect(rows).toHaveLength(1)
      },
      { timeout: 30_000 },
    )
  })
  if (running.answer === undefined) throw new Error('the call was not made')
  return running.answer
}

const signIn = (person: BuiltUser, password: string) => test.anonymous.post('/login', { username: person.username, password })
const livingSessions = async (person: BuiltUser) => {
  const found = await test.deps.db.select().from(sessions).where(eq(sessions.userId, person.id))
  return found.filter(({ revokedAt }) => revokedAt === null).length
}

describe('a call that somebody else overtakes', () => {
  let person: BuiltUser
  let client: TestClient
  const begin = async () => {
    person = await buildUser(test.deps, { roleIds: [test.site.staffRoleId] })
    client = await test.as(person)
  }

  it('signs nobody in with a password that was changed meanwhile', async () => {
    await begin()
    const late = await overtaken(person, () => signIn(person, TEST_PASSWORD))
    expect([late.at('code'), late.at('reason'), await livingSessions(person)]).toEqual([400, 'sign-in.failed', 0])
    expect((await signIn(person, NEW_PASSWORD)).at('code')).toBe(200)
  })

  it('changes no password that was changed meanwhile', async () => {
    await begin()
    const change = { oldPassword: TEST_PASSWORD, newPassword: 'of an intruder here' }
    const late = await overtaken(person, () => client.put('/api/v1/user/pwd', change))
    expect([late.at('reason'), await livingSessions(person)]).toEqual(['session.missing', 0])
    expect((await signIn(person, change.newPassword)).at('reason')).toBe('sign-in.failed')
  })

  it('makes no API token in a session that was ended meanwhile', async () => {
    await begin()
    const late = await overtaken(person, () =>
      client.post('/api/v2/my-tokens', { name: '报表', permissions: [], readOnly: false, days: 30 }),
    )
    expect([late.status, late.at('code')]).toEqual([401, 'session.missing'])
    expect(await test.deps.db.select().from(apiTokens).where(eq(apiTokens.userId, person.id))).toEqual([])
  })
})
