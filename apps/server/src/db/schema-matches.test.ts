/** The drizzle schema and the SQL migrations say the same. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'

/** Every table declared anywhere below `schema/`, found by looking: a new file needs no entry here. */
const folder = fileURLToPath(new URL('./schema', import.meta.url))
const modules: object[] = await Promise.all(
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file): Promise<object> => import(`./schema/${file.replace(/\.ts$/, '')}.ts`)),
)
const tables = modules.flatMap((module): unknown[] => Object.values(module)).filter((value) => value instanceof PgTable)

describe('the drizzle schema', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.close())

  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'describes %s as the migrations make it',
    async (name, table) => {
      const { rows } = await database.pool.query<{ column_name: string; is_nullable: string; type: string }>(
        `select column_name, is_nullable, format_type(a.atttypid, a.atttypmod) as type
       from information_schema.columns c join pg_attribute a on a.attrelid = c.table_name::regclass and a.attname = c.column_name
       where table_schema = 'public' and table_name = $1`,
        [name],
      )
      const made = rows.map((row) => ({ name: row.column_name, isRequired: row.is_nullable === 'NO', type: row.type }))
      const described = getTableConfig(table).columns.map((column) => ({
        name: column.name,
        // drizzle's name of the type that PostgreSQL prints in full
        isRequired: column.notNull,
        type: column.getSQLType(),
      }))
      const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
      expect(described.toSorted(byName)).toEqual(made.toSorted(byName))
    },
  )
})
