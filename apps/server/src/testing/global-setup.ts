/**
 * One real PostgreSQL for a whole test run, with a migrated template that each test file's database is copied from: our own, or the one that
 * `TEST_DATABASE_URL` names (`pnpm test:postgres`), whose user may make databases.
 */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import type { TestProject } from 'vitest/node'
import { type ConnectionOptions, connect, POOLS } from '../db/client'
import { startEmbedded } from '../db/embedded/start-embedded'
import { migrate, migrationsFolder, readMigrations } from '../db/migrate'

declare module 'vitest' {
  interface ProvidedContext {
    /** Another text for each run of the tests. */
    run: string
    /** How to reach the template database; its name is {@link TEMPLATE_DATABASE}. */
    postgres: { host: string; port: number; user: string; password: string }
  }
}

export const TEMPLATE_DATABASE = 'formwork'
/** A test file has up to twenty, and as many again for each server that it starts on its database; several run at once. */
const MAX_CONNECTIONS = 200

/** Where the directory lies that `demo-company.ts` copies. */
export const companyOf = (run: string): string => join(tmpdir(), `formwork-company-${run}`)

interface StartedPostgres {
  readonly connection: ConnectionOptions
  readonly stop: () => Promise<void>
}

async function startOwnServer(): Promise<StartedPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'formwork-test-'))
  // mkdtemp makes it private; as root PostgreSQL runs as another user, who must be able to pass.
  await chmod(dataDir, 0o755)
  const postgres = await startEmbedded({ dataDir, durable: false, maxConnections: MAX_CONNECTIONS })
  const stop = async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { connection: postgres.connection, stop }
}

async function useGiven(given: URL): Promise<StartedPostgres> {
  const at = {
    host: given.searchParams.get('host') ?? given.hostname,
    port: Number(given.searchParams.get('port') ?? (given.port || 5432)),
    user: decodeURIComponent(given.username),
    password: decodeURIComponent(given.password),
  }
  const { pool, close } = connect({ ...at, database: given.pathname.slice(1) }, () => {}, POOLS.jobs)
  await pool.query(`create database ${TEMPLATE_DATABASE}`)
  const stop = async () => {
    await pool.query(`drop database ${TEMPLATE_DATABASE} with (force)`)
    await close()
  }
  return { connection: { ...at, database: TEMPLATE_DATABASE }, stop }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const postgres = given === undefined ? await startOwnServer() : await useGiven(new URL(given))
  await migrateTemplate(postgres.connection)
  const { host = '', port = 5432, user = '', password } = postgres.connection
  const run = randomUUID()
  project.provide('run', run)
  project.provide('postgres', { host, port, user, password: typeof password === 'string' ? password : '' })
  return async () => {
    await postgres.stop()
    await rm(companyOf(run), { recursive: true, force: true })
  }
}

async function migrateTemplate(options: ConnectionOptions): Promise<void> {
  const { pool, close } = connect(options, () => {}, POOLS.jobs)
  await migrate(pool, await readMigrations(migrationsFolder()))
  await runMigrations({ pgPool: pool })
  await close()
}
