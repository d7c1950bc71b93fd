/** The whole application on a real database, without a network: requests are injected, the clock is ours. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type WidgetDefinitions, widgetDefinitions } from '@formwork/form-schema'
import type { FastifyInstance } from 'fastify'
import { watchDamage } from '../db/damage'
import type { Deps } from '../deps'
import { DEFAULT_LOCALE, type Locale } from '../domain/locale'
import type { Log } from '../domain/log'
import { type AppOptions, buildApp } from '../http/app'
import { newId } from '../domain/new-id'
import { seedSite, type SeededSite } from '../modules/first-start/seed-site'
import { createSiteTimeZone } from '../modules/settings/site-time-zone'
import { createWorkingCalendar } from '../modules/settings/working-calendar'
import { diskStorage } from '../storage/disk-storage'
import { enoughSpace, type Space } from '../storage/free-space'
import { siteSecrets } from '../storage/site-secrets'
import { createTicketBatches } from '../workflow/batches/ticket-batches'
import { createPublishedForms } from '../workflow/forms/published-forms'
import { noSessionCache } from '../modules/session/session-cache'
import { createSessionReads } from '../modules/session/session-reads'
import { localTicketNews } from '../modules/ticket-events/watchers'
import { createScriptThread } from '../modules/scripts/script-thread'
import { openSession } from '../modules/session/open-session'
import { type BuiltUser, TEST_PASSWORD } from './build-people'
import { type FakeClock, fakeClock } from './fake-clock'
import { createTestDatabase, type TestDatabase } from './test-database'

export interface TestAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  /** The parsed body, or null when it is not JSON. */
  readonly body: unknown
  /** The value at a dotted path of the body (`data.list.0.id`), or undefined: for picking ids out of answers. */
  at(path: string): unknown
  /** The text at that path. @throws {Error} when there is none. */
  textAt(path: string): string
}

export interface TestClient {
  readonly token: string | null
  get(url: string, headers?: Record<string, string>): Promise<TestAnswer>
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  put(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>
  delete(url: string, headers?: Record<string, string>): Promise<TestAnswer>
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly clock: FakeClock
  readonly database: TestDatabase
  readonly site: SeededSite
  readonly admin: BuiltUser
  readonly anonymous: TestClient
  /** A client with a fresh session of that person; no password is asked. */
  as(user: Pick<BuiltUser, 'id'>): Promise<TestClient>
  withToken(token: string): TestClient
  close(): Promise<void>
}

export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

export interface TestTraits {
  readonly isVerifyCodeOn?: boolean
  /** The language of the first names; Chinese by default. */
  readonly language?: Locale
  readonly log?: Log
  /** Where people reach the site; null by default. */
  readonly publicUrl?: string
  /** The server's own time zone; UTC whatever the machine's is. */
  readonly timeZone?: string
  /** The widget types that forms are read with; ours by default. */
  readonly widgets?: WidgetDefinitions
  /** Free space on the disks; enough by default. */
  readonly space?: Space
  /** Where the clock begins. */
  readonly startsAt?: string
}

export async function createTestApp(options: Partial<AppOptions> & TestTraits = {}): Promise<TestApp> {
  const { widgets = widgetDefinitions } = options
  const database = await createTestDatabase()
  const clock = fakeClock(options.startsAt)
  const folder = await mkdtemp(join(tmpdir(), 'formwork-files-'))
  const deps: Deps = {
    db: database.db,
    quickDb: database.db,
    isOwnDatabase: false,
    damage: watchDamage(options.log ?? silentLog),
    space: options.space ?? { rows: enoughSpace, files: enoughSpace },
    sessions: noSessionCache,
    sessionReads: createSessionReads(database.db),
    ticketNews: localTicketNews(),
    ticketBatches: createTicketBatches({ reads: database.db, moves: database.db }),
    scripts: createScriptThread({ log: options.log ?? silentLog }),
    files: diskStorage(folder),
    secrets: siteSecrets({ file: join(folder, 'site-key'), given: undefined }),
    publishedForms: createPublishedForms(widgets),
    widgets,
    now: clock.now,
    publicUrl: options.publicUrl ?? null,
    timeZone: options.timeZone ?? 'UTC',
    siteTimeZone: createSiteTimeZone(database.db, options.timeZone ?? 'UTC'),
    workingCalendar: createWorkingCalendar(database.db, options.timeZone ?? 'UTC'),
    undoSeconds: 10,
    newId: () => newId(clock.now()),
    log: options.log ?? silentLog,
  }
  const { isVerifyCodeOn = false, language = DEFAULT_LOCALE } = options
  const site = await seedSite(deps, { password: TEST_PASSWORD, mustChangePassword: false, isVerifyCodeOn, language })
  if (site === null) throw new Error('the template database is not empty')
  const app = await buildApp({ checkAnswers: true, publicRequestsPerMinute: 1_000_000, ...options, deps })
  await app.ready()
  const withToken = (token: string) => clientOf(app, token)
  return {
    app,
    deps,
    clock,
    database,
    site,
    admin: { id: site.adminId, username: 'admin', name: '管理员' },
    anonymous: clientOf(app, null),
    as: async (user) => withToken((await openSession(deps, deps.db, { userId: user.id, address: '127.0.0.1', userAgent: 'test' })).token),
    withToken,
    close: async () => {
      await app.close()
      await deps.scripts.close()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A client of any application: one of several on the same database, for instance. */
export function clientOf(app: FastifyInstance, token: string | null): TestClient {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<TestAnswer> => {
    const hasBody = body !== undefined
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(hasBody ? { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) } : {}),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    const parsed: unknown = isJson ? JSON.parse(response.payload) : null
    const at = (path: string) => valueAt(parsed, path.split('.'))
    const textAt = (path: string) => {
      const value = at(path)
      if (typeof value !== 'string') throw new Error(`${method} ${url} has no text at ${path}: ${response.payload}`)
      return value
    }
    return { status: response.statusCode, headers: response.headers, text: response.payload, body: parsed, at, textAt }
  }
  return {
    token,
    get: (url, headers = {}) => send('GET', url, undefined, headers),
    post: (url, body, headers = {}) => send('POST', url, body, headers),
    put: (url, body, headers = {}) => send('PUT', url, body, headers),
    delete: (url, headers = {}) => send('DELETE', url, undefined, headers),
  }
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (current, key) => (typeof current === 'object' && current !== null ? Reflect.get(current, key) : undefined),
    value,
  )
}
