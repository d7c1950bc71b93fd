/** People whose calls arrive at the same moment are looked up together, and each is still themselves. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOffice, type Office } from '../../testing/build-office'
import { buildUser } from '../../testing/build-people'
import { recordStatements } from '../../testing/record-statements'
import { clientOf, type TestApp } from '../../testing/test-app'

let office: Office
let test: TestApp
beforeAll(async () => {
  office = await buildOffice()
  test = office.test
})
afterAll(() => test.close())

describe('thirty people who call at the same moment', () => {
  it('are found in a few statements, each with their own answer, and one with a forged token is refused alone', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, async (_, index) => buildUser(test.deps, { username: `caller${index}` })))
    const callers = await Promise.all(people.map((person) => test.as(person)))
    const forged = clientOf(test.app, 'x'.repeat(43))
    test.clock.advance({ minutes: 2 })
    const names: unknown[] = []
    const statements = await recordStatements(test.database.pool, async () => {
      const answers = await Promise.all([...callers.map((caller) => caller.get('/api/v1/upcoming')), forged.get('/api/v1/upcoming')])
      names.push(...answers.map((answer) => answer.at('code')))
    })
    expect(names).toEqual([...people.map(() => 200), 401])
    expect(statements.filter((text) => text.includes('from sessions')).length).toBeLessThan(10)
    expect(statements.filter((text) => text.includes('update "sessions"')).length).toBeLessThan(10)
    const { rows } = await test.database.pool.query<{ used: Date; username: string }>(
      `select s.last_used_at as used, u.username from sessions s join users u on u.id = s.user_id where u.username like 'caller%'`,
    )
    expect(new Set(rows.map(({ used }) => used.getTime()))).toEqual(new Set([test.clock.now().getTime()]))
    const profiles = await Promise.all(callers.map((caller) => caller.get('/api/v1/getinfo')))
    expect(profiles.map((profile) => profile.at('data.userName'))).toEqual(people.map(({ username }) => username))
  })
})
