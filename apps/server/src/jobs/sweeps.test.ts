/** Expired rows are refused at once, and deleted later by the clock, never by a request. */
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileAddress } from '@formwork/api-contract'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { files, ticketFiles } from '../db/schema/files'
import { captchas, idempotencyKeys, sessions, signInThrottles } from '../db/schema/session'
import { settings } from '../db/schema/site'
import { ticketValues } from '../db/schema/tickets'
import type { Deps } from '../deps'
import { diskStorage } from '../storage/disk-storage'
import { type BuiltUser, buildUser, TEST_PASSWORD } from '../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../testing/build-processes'
import { createTestApp, type TestApp, type TestTraits } from '../testing/test-app'
import { runPendingJobs } from './run-pending-jobs'
import { startJobs } from './runner'
import { SWEEPS } from './sweeps'

let test: TestApp
let person: BuiltUser
let folder: string
let deps: Deps
const logged: unknown[] = []
const log: TestTraits['log'] = { debug: () => {}, info: (facts) => void logged.push(facts), warn: () => {}, error: () => {} }

beforeAll(async () => {
  test = await createTestApp({ log })
  person = await buildUser(test.deps, { nickName: '张三', roleIds: [test.site.staffRoleId] })
  folder = await mkdtemp(join(tmpdir(), 'formwork-sweeps-'))
  deps = { ...test.deps, files: diskStorage(folder) }
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => logged.splice(0))

/** As the crontab does: enqueues a job, and runs it. */
async function sweep(task: keyof typeof SWEEPS): Promise<void> {
  await test.database.pool.query('select graphile_worker.add_job($1::text)', [task])
  await runPendingJobs(test.database.pool, deps)
}

const signIn = (body: object) =>
  test.anonymous.post('/login', { username: person.username, password: TEST_PASSWORD, loginType: 0, ...body })
const count = (table: Parameters<Deps['db']['$count']>[0], where?: Parameters<Deps['db']['$count']>[1]) => test.deps.db.$count(table, where)

describe('a request', () => {
  it('deletes nothing that others left behind', async () => {
    const processId = await newProcess()
    const key = { 'idempotency-key': 'left behind' }
    await startLeave(await test.as(person), processId, 1, key)
    await test.anonymous.get('/api/v1/getCaptcha')
    await signIn({ username: 'nobody', password: 'wrong' })
    const left = () => Promise.all([idempotencyKeys, captchas, signInThrottles, sessions].map((table) => count(table)))
    const [keys = 0, codes = 0, counters = 0, opened = 0] = await left()
    test.clock.advance({ days: 30 })
    const token = (await signIn({})).textAt('token')
    await startLeave(test.withToken(token), processId, 1, { 'idempotency-key': 'another' })
    await test.anonymous.get('/api/v1/getCaptcha')
    // A right password counts nothing; it would delete the counter of this account at this address.
    expect(await left()).toEqual([keys + 1, codes + 1, counters, opened + 1])
  })
})

describe('idempotency keys', () => {
  it('answer again for 48 hours; after that the call is carried out anew, swept or not', async () => {
    const processId = await newProcess()
    const key = { 'idempotency-key': 'old' }
    const start = async (days: number) => startLeave(await test.as(person), processId, days, key)
    const first = (await start(1)).textAt('id')
    test.clock.advance({ hours: 47 })
    expect((await start(1)).textAt('id')).toBe(first)
    expect((await start(2)).at('code')).toBe('idempotency.mismatch')
    test.clock.advance({ hours: 2 })
    const second = (await start(2)).textAt('id')
    expect(second).not.toBe(first)
    expect((await start(2)).textAt('id')).toBe(second)
  })

  it('are carried out once by ten at a time that come after it was over', async () => {
    const processId = await newProcess()
    const key = { 'idempotency-key': 'rush' }
    await startLeave(await test.as(person), processId, 1, key)
    test.clock.advance({ hours: 49 })
    const client = await test.as(person)
    const answers = await Promise.all(Array.from({ length: 10 }, () => startLeave(client, processId, 3, key)))
    expect(new Set(answers.map((answer) => answer.textAt('id')))).toHaveLength(1)
  })

  it('are swept when they are over, and no sooner', async () => {
    const processId = await newProcess()
    const start = async (key: string) => startLeave(await test.as(person), processId, 1, { 'idempotency-key': key })
    await start('over')
    test.clock.advance({ hours: 40 })
    await start('kept')
    test.clock.advance({ hours: 9 })
    await sweep('sweep.idempotency-keys')
    const left = await test.deps.db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)
    expect(left.map(({ key }) => key)).toEqual(['kept'])
  })
})

describe('verification codes', () => {
  const draw = async () => (await test.anonymous.get('/api/v1/getCaptcha')).textAt('id')
  const codeOf = async (id: string) => (await test.deps.db.select().from(captchas).where(eq(captchas.id, id)))[0]?.answer

  it('let nobody in when they are over, although they are still there', async () => {
    const [row] = await test.deps.db.select().from(settings)
    if (row === undefined) throw new Error('the site has no settings')
    await test.deps.db.update(settings).set({ content: { ...Object(row.content), is_verify_code: true } })
    const uuid = await draw()
    const code = await codeOf(uuid)
    test.clock.advance({ minutes: 3 })
    expect((await signIn({ uuid, code })).at('reason')).toBe('captcha.wrong')
    await test.deps.db.update(settings).set({ content: row.content })
  })

  it('are swept when they are over, and the oldest beyond 5,000', async () => {
    const over = await draw()
    test.clock.advance({ minutes: 3 })
    const valid = await draw()
    await sweep('sweep.captchas')
    expect([await codeOf(over), await codeOf(valid)]).toEqual([undefined, expect.any(String)])
    test.clock.advance({ seconds: 1 })
    const { rows } = await test.database.pool.query<{ id: string }>(
      `insert into captchas (id, answer, created_at, expires_at)
       select gen_random_uuid(), '0000', $1::timestamptz, $1::timestamptz + interval '1 minute' from generate_series(1, 5000) returning id`,
      [test.clock.now()],
    )
    await sweep('sweep.captchas')
    expect(await codeOf(valid)).toBeUndefined()
    expect(await count(captchas)).toBe(rows.length)
  })
})

describe('counters of failed sign-ins', () => {
  it('begin anew when their quarter of an hour is over, although they are still there', async () => {
    await test.deps.db.delete(signInThrottles)
    for (let attempt = 0; attempt < 11; attempt += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one guess after the other
      await signIn({ password: `wrong ${attempt}` })
    }
    expect((await signIn({})).at('reason')).toBe('sign-in.throttled')
    test.clock.advance({ minutes: 16 })
    expect((await signIn({ password: 'wrong again' })).at('reason')).toBe('sign-in.failed')
    const counters = await test.deps.db.select().from(signInThrottles)
    expect(counters.map(({ failures }) => failures)).toEqual([1, 1, 1])
    expect((await signIn({})).at('code')).toBe(200)
  })

  it('are swept when it is over, and no sooner', async () => {
    await test.deps.db.delete(signInThrottles)
    await signIn({ username: 'first', password: 'wrong' })
    test.clock.advance({ minutes: 10 })
    await signIn({ username: 'second', password: 'wrong' })
    test.clock.advance({ minutes: 6 })
    await sweep('sweep.sign-in-throttles')
    const left = (await test.deps.db.select().from(signInThrottles)).map(({ key }) => key)
    // The counter of the address began with the first attempt, and is over by now.
    expect(left.toSorted()).toEqual(['account second', expect.stringMatching(/^pair second /)])
  })
})

describe('sessions', () => {
  it('that expired are refused while they are still there, and swept a week later', async () => {
    await test.deps.db.delete(sessions)
    const expired = await test.as(person)
    test.clock.advance({ hours: 13 })
    expect((await expired.get('/api/v1/getinfo')).at('reason')).toBe('session.expired')
    await sweep('sweep.sessions')
    expect(await count(sessions)).toBe(1)
    test.clock.advance({ days: 7 })
    const valid = await test.as(person)
    await sweep('sweep.sessions')
    expect(await count(sessions)).toBe(1)
    expect((await valid.get('/api/v1/getinfo')).at('code')).toBe(200)
    expect((await expired.get('/api/v1/getinfo')).at('reason')).toBe('session.missing')
  })
})

describe('uploads', () => {
  async function upload(ownerId = person.id): Promise<string> {
    const id = deps.newId()
    await deps.files.put(id, Readable.from(['content']))
    const about = { name: 'a.txt', mediaType: 'text/plain', isImage: false, byteCount: 7, createdAt: deps.now() }
    await deps.db.insert(files).values({ id, ownerId, ...about })
    return id
  }
  const isThere = async (id: string) => {
    const content = await deps.files.open(id)
    content?.destroy()
    const rows = await count(files, eq(files.id, id))
    return [rows, content !== null]
  }
  const THERE = [1, true]
  const GONE = [0, false]

  it('that nobody used are swept after a week, with their bytes; those a ticket holds stay', async () => {
    const [unused, held] = [await upload(), await upload()]
    const ticketId = (await startLeave(await test.as(person), await newProcess(), 1)).textAt('id')
    await deps.db.insert(ticketFiles).values({ ticketId, fileId: held })
    test.clock.advance({ days: 5 })
    const young = await upload()
    await sweep('sweep.uploads')
    expect(await isThere(unused)).toEqual(THERE)
    test.clock.advance({ days: 3 })
    await sweep('sweep.uploads')
    expect([await isThere(unused), await isThere(held), await isThere(young)]).toEqual([GONE, THERE, THERE])
    expect(logged).toContainEqual({ task: 'sweep.uploads', removed: 1 })
  })

  it('stay where a form, the settings, a picture of a person or the values of a ticket name their address', async () => {
    const named = [await upload(), await upload(), await upload(), await upload()] as const
    const [inForm, inLogo, inAvatar, inValues] = named.map(fileAddress)
    const image = { type: 'html', name: '说明', key: 'h', model: 'h', options: { defaultValue: `<img src="${inForm}">` }, rules: [] }
    await buildForm(test, { list: [image], config: {} })
    const [row] = await deps.db.select().from(settings)
    await deps.db.update(settings).set({ content: { ...Object(row?.content), logo: inLogo } })
    await test.database.pool.query('update users set avatar = $1 where id = $2', [inAvatar, person.id])
    const ticketId = (await startLeave(await test.as(person), await newProcess(), 1)).textAt('id')
    await deps.db
      .update(ticketValues)
      .set({ values: { text: `<img src="${inValues}">` } })
      .where(eq(ticketValues.ticketId, ticketId))
    test.clock.advance({ days: 8 })
    await sweep('sweep.uploads')
    expect(await count(files, inArray(files.id, [...named]))).toBe(named.length)
  })

  it('stay when a ticket takes them at that moment', async () => {
    const id = await upload()
    const ticketId = (await startLeave(await test.as(person), await newProcess(), 1)).textAt('id')
    test.clock.advance({ days: 8 })
    await deps.db.transaction(async (tx) => {
      await tx.insert(ticketFiles).values({ ticketId, fileId: id })
      await sweep('sweep.uploads')
    })
    expect(await isThere(id)).toEqual(THERE)
  })

  it('that broke off leave parts, which are swept after a day', async () => {
    const id = await upload()
    const place = join(folder, id.slice(-2))
    const part = async (hoursAgo: number) => {
      const path = join(place, `${deps.newId()}.part`)
      const at = new Date(deps.now().getTime() - hoursAgo * 3_600_000)
      await writeFile(path, 'half')
      await utimes(path, at, at)
      return path
    }
    const [, young] = [await part(25), await part(23)]
    await sweep('sweep.uploads')
    const left = (await readdir(place)).filter((name) => name.endsWith('.part'))
    expect(left.map((name) => join(place, name))).toEqual([young])
    expect(await isThere(id)).toEqual(THERE)
  })
})

describe('stored bytes without a row', () => {
  /** An upload as a server leaves it that was killed before it wrote the row. */
  async function orphan(daysAgo: number): Promise<string> {
    const id = deps.newId()
    await deps.files.put(id, Readable.from(['content']))
    const at = new Date(deps.now().getTime() - daysAgo * 24 * 3_600_000)
    await utimes(join(folder, id.slice(-2), id), at, at)
    return id
  }
  const isKept = async (id: string) => {
    const content = await deps.files.open(id)
    content?.destroy()
    return content !== null
  }

  it('are swept after a week', async () => {
    const [old, young] = [await orphan(8), await orphan(6)]
    await sweep('sweep.uploads')
    expect([await isKept(old), await isKept(young)]).toEqual([false, true])
  })

  it('are kept, with an alarm, when they are so many that the database must be another one', async () => {
    const ids = await Promise.all(Array.from({ length: 25 }, () => orphan(8)))
    const alarms: object[] = []
    const noting = { ...deps, log: { ...deps.log, error: (facts: object) => void alarms.push(facts) } }
    await SWEEPS['sweep.uploads'].run(noting)
    expect(alarms).toEqual([{ orphans: 25, files: expect.any(Number) }])
    expect(await Promise.all(ids.map(isKept))).not.toContain(false)
    await Promise.all(ids.map((id) => deps.files.remove(id)))
  })
})

describe('the crontab', () => {
  it('makes up once for what was missed, however many servers start', async () => {
    const long = '2 days'
    await test.database.pool.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       select identifier, now() - $2::interval, now() - $2::interval from unnest($1::text[]) identifier
       on conflict (identifier) do update set last_execution = excluded.last_execution`,
      [Object.keys(SWEEPS), long],
    )
    const ran: unknown[] = []
    const counting: Deps = { ...deps, log: { ...deps.log, debug: (facts) => void ran.push(facts), info: (facts) => void ran.push(facts) } }
    const daysBefore = daysOfUploads()
    const servers = await Promise.all([1, 2, 3].map(() => startJobs(test.database.pool, counting)))
    const times = (task: string) => ran.filter((facts) => Object(facts).task === task && 'removed' in Object(facts)).length
    await expect.poll(() => Object.keys(SWEEPS).filter((task) => times(task) === 0)).toEqual([])
    await Promise.all(servers.map((server) => server.stop()))
    // Once a day, and one missed day is made up for; the next regular time may be just now.
    expect(times('sweep.uploads')).toBeGreaterThanOrEqual(1)
    expect(times('sweep.uploads')).toBeLessThanOrEqual(1 + daysOfUploads() - daysBefore)
  })
})

/** Days since 1970 that begin when uploads are swept. */
function daysOfUploads(): number {
  const [minute = '', hour = ''] = SWEEPS['sweep.uploads'].cron.split(' ')
  return Math.floor((Date.now() / 60_000 - Number(hour) * 60 - Number(minute)) / (24 * 60))
}

let processes = 0
async function newProcess(): Promise<string> {
  processes += 1
  const asked = users(person.id)
  return publishNew(await test.as(test.admin), leaveDefinition(asked, asked), await buildForm(test), `请假 ${processes}`)
}
