/** One of some values, on a real PostgreSQL: the text of the statement does not depend on how many there are. */
import { expect, it } from 'vitest'
import { buildUser } from '../testing/build-people'
import { recordStatements } from '../testing/record-statements'
import { createTestApp } from '../testing/test-app'
import { among } from './among'
import { users } from './schema/people'

it('finds the rows of all values, of uuids and of texts, and none for none', async () => {
  const test = await createTestApp()
  const people = [await buildUser(test.deps), await buildUser(test.deps), await buildUser(test.deps, { username: `a,"b'{}\\` })]
  const found = async (condition: ReturnType<typeof among>) => {
    const rows = await test.deps.db.select({ id: users.id }).from(users).where(condition)
    return new Set(rows.map(({ id }) => id))
  }
  const ids = people.map(({ id }) => id)
  expect(await found(among(users.id, ids))).toEqual(new Set(ids))
  expect(await found(among(users.username, new Set(people.slice(1).map(({ username }) => username))))).toEqual(new Set(ids.slice(1)))
  expect(await found(among(users.id, []))).toEqual(new Set())
  await test.close()
})

it('lists that differ in how many are asked for are one statement', async () => {
  const test = await createTestApp()
  const client = await test.as(test.admin)
  const textsOf = async (path: string) => recordStatements(test.database.pool, () => client.get(path))
  const ids = Array.from({ length: 3 }, () => test.deps.newId())
  for (const path of ['/api/v2/people?ids=', '/api/v2/avatars?ids=']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await textsOf(path + ids.join(',')), path).toEqual(await textsOf(path + ids.slice(1).join(',')))
  }
  await test.close()
})
