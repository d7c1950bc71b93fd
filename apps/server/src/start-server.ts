/** Starts the parts of the server and stops them again, in order. */
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { isRestoreUnfinished } from './backup/empty-target'
import type { Config } from './config'
import { watchDamage } from './db/damage'
import { migrate, migrationsFolder, readMigrations } from './db/migrate'
import type { EmbeddedStep } from './db/embedded/start-embedded'
import { openDatabase, type OpenedDatabase } from './db/open-database'
import type { Deps } from './deps'
import { buildApp } from './http/app'
import { readConsole } from './http/console-files'
import { createMetrics, type Metrics } from './http/metrics/metrics-server'
import { startJobs } from './jobs/runner'
import { loadWidgets } from './load-widgets'
import { startSessionCache } from './modules/session/session-cache'
import { createSessionReads } from './modules/session/session-reads'
import { startTicketNews } from './modules/ticket-events/ticket-news'
import { DEMO_PASSWORD, seedDemo } from './modules/demo/seed'
import { ADMIN_USERNAME, seedSite } from './modules/first-start/seed-site'
import { createScriptThread } from './modules/scripts/script-thread'
import { createSiteTimeZone } from './modules/settings/site-time-zone'
import { createWorkingCalendar } from './modules/settings/working-calendar'
import { sealOpenSecrets } from './modules/second-factor/app-secret'
import { newId } from './domain/new-id'
import { ownTimeZone } from './domain/site-day'
import { StartError } from './domain/start-error'
import { diskStorage } from './storage/disk-storage'
import { enoughSpace, freeSpace } from './storage/free-space'
import { siteSecrets } from './storage/site-secrets'
import { createTicketBatches } from './workflow/batches/ticket-batches'
import { createPublishedForms } from './workflow/forms/published-forms'
import { catchUpTicketNumbers } from './workflow/ticket-number'

export interface RunningServer {
  readonly address: string
  /** Lets running requests and jobs finish, then closes the database. */
  readonly stop: () => Promise<void>
}

export interface Surroundings {
  readonly log: Logger
  /** Writes one line for the person at the terminal. */
  readonly say: (line: string) => void
}

export async function startServer(config: Config, { log, say }: Surroundings): Promise<RunningServer> {
  const widgets = await loadWidgets(config.widgets)
  await requireFreePort(config)
  if (config.metrics !== undefined) await requireFreePort(config.metrics, 'METRICS_')
  const dataDir = resolve(config.dataDir)
  if (isRestoreUnfinished(dataDir))
    throw new StartError(`A restore into ${dataDir} was broken off, so it holds only a part. Run the same restore again; it begins anew.`)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir,
    isLossAccepted: config.isLossAccepted,
    log,
    onStep: (step, facts) => {
      if (step === 'initializing') say(`Making a new database in ${dataDir} …`)
      else logStep(log, step, facts)
    },
  })
  const sessions = startSessionCache({ pool: database.sessions.pool, db: database.quick.db, newId: () => newId(), log })
  const ticketNews = startTicketNews({ pool: database.news.pool, db: database.quick.db, log })
  const scripts = createScriptThread({ log })
  const close = async () => {
    await scripts.close()
    await ticketNews.stop()
    await sessions.stop()
    await database.close()
  }
  try {
    const isOwnDatabase = config.databaseUrl === undefined
    const deps: Deps = {
      db: database.calls.db,
      quickDb: database.quick.db,
      isOwnDatabase,
      damage: watchDamage(log),
      // The disk of a database that is not ours is unknown here: PostgreSQL says when it is full.
      space: { rows: isOwnDatabase ? freeSpace(join(dataDir, 'cluster'), log) : enoughSpace, files: freeSpace(dataDir, log) },
      sessions,
      sessionReads: createSessionReads(database.quick.db),
      ticketNews,
      ticketBatches: createTicketBatches({ reads: database.calls.db, moves: database.moves.db }),
      scripts,
      files: diskStorage(join(dataDir, 'files')),
      secrets: siteSecrets({ file: join(dataDir, 'site-key'), given: config.siteKey }),
      publishedForms: createPublishedForms(widgets),
      widgets,
      now: () => new Date(),
      publicUrl: config.publicUrl ?? null,
      timeZone: ownTimeZone(),
      siteTimeZone: createSiteTimeZone(database.calls.db, ownTimeZone()),
      workingCalendar: createWorkingCalendar(database.quick.db, ownTimeZone()),
      undoSeconds: config.undoSeconds,
      newId: () => newId(),
      log,
    }
    await prepareDatabase(config, database, deps, say)
    const metrics = await startMetrics(config, deps, database, say)
    const jobs = await startJobs(database.jobs.pool, { ...deps, db: database.jobs.db })
    const consoleFiles = await readConsole(fileURLToPath(new URL('../../console/dist', import.meta.url)))
    if (consoleFiles === null) log.warn({}, 'the console has not been built; only the API is served')
    const isSecure = config.publicUrl?.startsWith('https:') ?? false
    const app = await buildApp({
      deps,
      logger: log,
      consoleFiles,
      isSecure,
      trustedProxies: config.trustedProxies,
      ...(metrics && { calls: metrics.calls }),
    })
    const address = await listen(app, config).catch(async (error: unknown) => {
      await jobs.stop()
      await metrics?.stop()
      throw error
    })
    const stop = async () => {
      await app.close()
      await jobs.stop()
      await metrics?.stop()
      await close()
    }
    return { address: config.publicUrl ?? address, stop }
  } catch (error) {
    await close()
    throw error
  }
}

function logStep(log: Logger, step: Exclude<EmbeddedStep, 'initializing'>, facts: object): void {
  if (step === 'stopping-leftover') log.warn(facts, 'stopping a PostgreSQL that an earlier server left behind')
  else if (step === 'ended') log.error(facts, 'PostgreSQL ended unasked; it is being started again')
  else if (step === 'back') log.warn(facts, 'PostgreSQL answers again')
  else if (step === 'failed-again') log.error(facts, 'PostgreSQL could not be started again; the next try follows')
  else log.warn(facts, 'what the database holds could not be noted down beside it')
}

async function prepareDatabase(config: Config, { jobs: { pool } }: OpenedDatabase, deps: Deps, say: Surroundings['say']): Promise<void> {
  const applied = await migrate(pool, await readMigrations(migrationsFolder()))
  if (applied.length > 0) deps.log.info({ applied }, 'migrated the database')
  await catchUpTicketNumbers(deps.db)
  const sealed = await sealOpenSecrets(deps)
  if (sealed > 0) deps.log.info({ sealed }, 'sealed the secrets of authenticator apps')
  const password = config.adminPassword ?? randomBytes(12).toString('base64url')
  const isGenerated = config.adminPassword === undefined
  const { isVerifyCodeOn, siteLanguage: language } = config
  const site = await seedSite(deps, { password, mustChangePassword: isGenerated, isVerifyCodeOn, language })
  if (site !== null) {
    // Printed at once and only once: should a later step fail, the password has been seen nevertheless.
    say(`First start. Administrator: ${ADMIN_USERNAME}`)
    say(
      isGenerated
        ? `Password: ${password}   (shown only now; to be changed at the first sign-in)`
        : 'Password: the one given as ADMIN_PASSWORD',
    )
  }
  if (config.isDemo && (await seedDemo(deps)))
    say(`The demo company has been set up. Everyone there signs in with the password ${DEMO_PASSWORD}`)
}

/** Checked before anything is made, so that a second start changes nothing. */
async function requireFreePort(place: Place, prefix = ''): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((done, fail) => {
      probe.once('error', fail)
      probe.listen({ port: place.port, host: place.host, exclusive: true }, done)
    })
  } catch (error) {
    throw explainListenError(error, place, prefix)
  } finally {
    await new Promise((done) => probe.close(done))
  }
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    throw explainListenError(error, config)
  }
}

/** Null where nobody asked for metrics; what they need is not loaded then. */
async function startMetrics(
  { metrics: place }: Config,
  deps: Deps,
  database: OpenedDatabase,
  say: Surroundings['say'],
): Promise<Metrics | null> {
  if (place === undefined) return null
  const { close: _, ...pools } = database
  const metrics = await createMetrics(deps, Object.fromEntries(Object.entries(pools).map(([name, { pool }]) => [name, pool])))
  try {
    say(`Metrics are at ${await metrics.listen(place)}`)
    return metrics
  } catch (error) {
    throw explainListenError(error, place, 'METRICS_')
  }
}

type Place = Pick<Config, 'port' | 'host'>

/** @param prefix - of the variables that say the place. */
function explainListenError(error: unknown, { port, host }: Place, prefix = ''): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${port} on ${host} is already in use. Stop the program that uses it, or set ${prefix}PORT.`)
  if (code === 'EACCES')
    return new StartError(`Port ${port} on ${host} may not be used by this account. Set ${prefix}PORT to 1024 or more.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(`${prefix}HOST ${host} is not an address of this machine.`)
  return error
}
