/** The ids that are found in some JSON, by a real PostgreSQL. */
import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { idsAt } from './directory'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

it('are those among whatever else stands there', async () => {
  const nearly = fc.uuid().chain((id) => fc.constantFrom(id.slice(1), `${id}0`, id.replace(/[0-9a-f]/, 'g'), id.replace('-', ' ')))
  const other = fc.oneof(nearly, fc.string(), fc.integer(), fc.constant(null), fc.constant([]), fc.constant({ id: 'x' }))
  const entries = fc.array(
    fc.oneof(
      fc.uuid().map((id) => ({ id })),
      other.map((value) => ({ other: value })),
    ),
    { maxLength: 12 },
  )
  await fc.assert(
    fc.asyncProperty(entries, async (given) => {
      const json = JSON.stringify(given.map((entry) => ('id' in entry ? entry.id : entry.other))).replaceAll(String.raw`\u0000`, '')
      const { rows } = await database.db.execute<{ ids: string[] }>(sql`select ${idsAt(sql`${json}::jsonb`, sql`'$[*]'`)} as ids`)
      expect(rows[0]?.ids).toEqual(given.flatMap((entry) => ('id' in entry ? [entry.id] : [])))
    }),
    { numRuns: 200 },
  )
})
