/** A backup that an earlier version took, with a column that is gone since, is restored and brought up to date. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runBackup, runRestore } from '../backup/backup-command'
import { dropReferences, listTables } from '../backup/tables'
import { migrate, migrationsFolder, readMigrations } from '../db/migrate'
import { buildOffice, type Office } from '../testing/build-office'
import { createTestDatabase, type TestDatabase } from '../testing/test-database'

const GONE = 46

let office: Office
let earlier: TestDatabase
let empty: TestDatabase
let folder: string

beforeAll(async () => {
  office = await buildOffice()
  // oxlint-disable-next-line no-await-in-loop -- two
  for (const database of [(earlier = await createTestDatabase()), (empty = await createTestDatabase())])
    await database.pool.query('drop schema public cascade; create schema public; drop schema if exists graphile_worker cascade')
  folder = await mkdtemp(join(tmpdir(), 'formwork-earlier-'))
})
afterAll(async () => {
  await earlier.close()
  await empty.close()
  await office.test.close()
  await rm(folder, { recursive: true, force: true })
})

/** Copies what both databases have tables and columns for; a column that is gone since holds 1. */
async function copyRows(from: Pool, to: Pool): Promise<void> {
  const client = await to.connect()
  try {
    const putBack = await dropReferences(client)
    const kept = new Set(
      (await from.query<{ name: string }>("select relname as name from pg_class where relkind = 'r'")).rows.map(({ name }) => name),
    )
    for (const { name, columns } of await listTables(client)) {
      if (!kept.has(name)) continue
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const { rows } = await from.query<{ rows: string }>(
        `select coalesce(jsonb_agg('{"position": 1}' || to_jsonb(t)), '[]')::text as rows from ${name} t`,
      )
      const list = columns.map((column) => `"${column}"`).join()
      // oxlint-disable-next-line no-await-in-loop
      await client.query(`delete from ${name}`)
      // oxlint-disable-next-line no-await-in-loop
      await client.query(`insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`, [
        rows[0]?.rows,
      ])
    }
    await putBack()
  } finally {
    client.release()
  }
}

it('is restored with its people’s shares of tasks, and loses the column with the migration that follows', async () => {
  const asked = [await office.person('甲'), await office.person('乙')]
  expect((await office.start(await office.publishFor(asked))).status).toBe(200)
  const all = await readMigrations(migrationsFolder())
  await migrate(earlier.pool, all.slice(0, GONE - 1))
  await copyRows(office.test.database.pool, earlier.pool)
  const shares = 'select * from ticket_assignments order by ticket_id, task_id, user_id'
  const before = (await earlier.pool.query<object>(shares)).rows
  expect(before).toMatchObject([{ position: 1 }, { position: 1 }])
  const file = join(folder, 'earlier.backup')
  await runBackup({ dataDir: join(folder, 'from'), databaseUrl: earlier.url }, file, () => {})

  await runRestore({ dataDir: join(folder, 'to'), databaseUrl: empty.url }, file, () => {})
  expect((await empty.pool.query<object>(shares)).rows).toEqual(before)
  expect(await migrate(empty.pool, all)).toEqual(all.slice(GONE - 1).map(({ name }) => name))
  const after = (await empty.pool.query<object>(shares)).rows
  expect(after.map((share) => ({ ...share, position: 1 }))).toEqual(before)
  expect(after[0]).not.toHaveProperty('position')
})
