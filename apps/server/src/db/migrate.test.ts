/** Bringing a database up to date, on a real one. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'
import { type Migration, migrate, migrationsFolder, readMigrations } from './migrate'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('drop schema public cascade; create schema public')
})

const migration = (version: number, sql: string): Migration => ({
  version,
  name: `${String(version).padStart(4, '0')}-test.sql`,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})
const make = (table: string) => `create table ${table} (id integer primary key)`
const tables = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  return rows.map((row) => row.name)
}

describe('migrating', () => {
  it('applies what is missing, in order, once', async () => {
    expect(await migrate(database.pool, [migration(1, make('a'))])).toEqual(['0001-test.sql'])
    const both = [migration(1, make('a')), migration(2, `alter table a rename to b; ${make('c')}`)]
    expect(await migrate(database.pool, both)).toEqual(['0002-test.sql'])
    expect(await migrate(database.pool, both)).toEqual([])
    expect(await tables()).toEqual(['b', 'c', 'schema_migrations'])
  })

  it('undoes a migration that fails in the middle and keeps those before', async () => {
    const broken = [migration(1, make('a')), migration(2, `${make('b')}; select 1 / 0; ${make('c')}`)]
    await expect(migrate(database.pool, broken)).rejects.toThrow('The migration 0002-test.sql failed and was rolled back: division by zero')
    expect(await tables()).toEqual(['a', 'schema_migrations'])
    expect(await migrate(database.pool, [migration(1, make('a')), migration(2, make('b'))])).toEqual(['0002-test.sql'])
  })

  it('lets servers that start together take turns', async () => {
    const all = [migration(1, `select pg_sleep(0.05); ${make('a')}`), migration(2, make('b'))]
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.pool, all)))
    expect(applied.flat()).toEqual(['0001-test.sql', '0002-test.sql'])
  })

  it('refuses a database that a newer server has changed, and a history that was rewritten', async () => {
    await migrate(database.pool, [migration(1, make('a')), migration(2, make('b'))])
    await expect(migrate(database.pool, [migration(1, make('a'))])).rejects.toThrow(
      'The database is at schema version 2, newer than this server knows (1).',
    )
    await expect(migrate(database.pool, [migration(1, make('x')), migration(2, make('b'))])).rejects.toThrow(
      'The migration 0001-test.sql was changed after it had been applied',
    )
  })

  it('has files that are numbered without gaps', async () => {
    const migrations = await readMigrations(migrationsFolder())
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1))
  })

  // A server refuses a database whose applied migrations differ, by a comment too. `vitest -u` adds the line of a new file; no other line may change.
  it('leaves the files that databases have applied as they were', async () => {
    const lines = (await readMigrations(migrationsFolder())).map(({ name, checksum }) => `${checksum}  ${name}\n`)
    await expect(lines.join('')).toMatchFileSnapshot('../../migrations/sha256.txt')
  })
})
