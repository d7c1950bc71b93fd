/** Live update through two servers on one database: who is notified of what, and when it ends. */
import { MAX_TICKET_STREAMS } from '@formwork/api-contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect, POOLS, type Connection } from '../../db/client'
import { buildApp } from '../../http/app'
import { buildOffice, type Office } from '../../testing/build-office'
import type { BuiltUser } from '../../testing/build-people'
import { readEvents } from '../../testing/http/read-events'
import { clientOf, silentLog } from '../../testing/test-app'
import { type RunningTicketNews, startTicketNews } from './ticket-news'
import { createTicketStreams } from './ticket-streams'

/** As long as the preparation of a test may take. */
const PREPARATION_MS = 60_000

interface Server {
  readonly app: FastifyInstance
  readonly address: string
  readonly news: RunningTicketNews
  readonly listening: Connection
}

let office: Office
let leader: BuiltUser
let processId: string
let one: Server
let other: Server

async function startServer(): Promise<Server> {
  const { deps, database } = office.test
  const listening = connect({ connectionString: database.url }, () => {}, POOLS.news)
  const news = startTicketNews({ pool: listening.pool, db: deps.quickDb, log: silentLog })
  const app = await buildApp({ deps: { ...deps, ticketNews: news }, checkAnswers: true })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await vi.waitUntil(() => news.isListening, { timeout: PREPARATION_MS })
  return { app, address, news, listening }
}

async function stopServer({ app, news, listening }: Server): Promise<void> {
  await app.close()
  await news.stop()
  await listening.close()
}

beforeAll(async () => {
  office = await buildOffice()
  leader = await office.person('李主管')
  processId = await office.publishFor([leader])
  ;[one, other] = await Promise.all([startServer(), startServer()])
})
afterAll(async () => {
  await Promise.all([stopServer(one), stopServer(other)])
  await office.test.close()
})

const newTicket = async () => (await office.start(processId)).textAt('id')
const tokenOf = async (user: Pick<BuiltUser, 'id'>) => (await office.test.as(user)).token ?? ''
const follow = async (server: Server, ticketId: string, token: string) =>
  readEvents(`${server.address}/api/v2/tickets/${ticketId}/events`, { authorization: `Bearer ${token}` })

describe('a stream of a ticket’s events', () => {
  it('says how the ticket stands, and says it again when somebody acts or comments at another server', async () => {
    const id = await newTicket()
    const events = await follow(one, id, await tokenOf(office.requester.user))
    expect([events.status, events.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
    expect(await events.next()).toMatchObject({
      type: 'standing',
      revision: 1,
      commentsAt: null,
      last: { kind: 'started', actor: { name: '张三' } },
    })

    const asLeader = clientOf(other.app, await tokenOf(leader))
    const comment = await asLeader.post(`/api/v2/tickets/${id}/comments`, { text: '今天看' })
    expect(await events.next()).toMatchObject({ revision: 1, commentsAt: comment.at('at') })

    const taskId = (await asLeader.get(`/api/v2/tickets/${id}`)).textAt('openTasks.0.taskId')
    await asLeader.post(`/api/v2/tickets/${id}/approve`, { taskId })
    expect(await events.next()).toMatchObject({ revision: 2, last: { kind: 'approved', actor: { id: leader.id, name: '李主管' } } })
    await events.close()
  })

  it('is not packed, kept or held back on its way, and runs under the policy of every other answer', async () => {
    const events = await follow(one, await newTicket(), await tokenOf(office.requester.user))
    expect(events.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(events.headers.get('x-accel-buffering')).toBe('no')
    expect(events.headers.get('content-encoding')).toBeNull()
    expect(events.headers.get('content-security-policy')).toContain("default-src 'none'")
    await events.close()
  })

  it('is opened by the cookie of the browser as well, which its EventSource has nothing else to send', async () => {
    const token = await tokenOf(office.requester.user)
    const events = await readEvents(`${one.address}/api/v2/tickets/${await newTicket()}/events`, { cookie: `Admin-Token=${token}` })
    expect(await events.next()).toMatchObject({ type: 'standing' })
    await events.close()
  })

  it('does not exist for whom the ticket does not concern, and for nobody who is not signed in', async () => {
    const id = await newTicket()
    expect((await follow(one, id, await tokenOf(await office.person('路人')))).status).toBe(404)
    expect((await follow(one, id, 'x')).status).toBe(401)
    expect((await follow(one, 'x', await tokenOf(office.requester.user))).status).toBe(404)
  })

  it('ends at once with the session, which ends at another server', async () => {
    const token = await tokenOf(office.requester.user)
    const events = await follow(one, await newTicket(), token)
    await events.next()
    await clientOf(other.app, token).post('/api/v1/logout')
    expect(await events.next()).toEqual({ type: 'end', reason: 'session' })
    expect(await events.next()).toBeNull()
  })

  it('ends when its reader may not see the ticket any more', async () => {
    const id = await newTicket()
    const expert = await office.person('王专家')
    const place = `/api/v2/tickets/${id}/comments`
    const asRequester = clientOf(other.app, await tokenOf(office.requester.user))
    const comment = await asRequester.post(place, { text: '@王专家', mentions: [expert.id] })
    const events = await follow(one, id, await tokenOf(expert))
    await events.next()
    await asRequester.delete(`${place}/${comment.textAt('id')}`)
    expect(await events.next()).toEqual({ type: 'end', reason: 'unseen' })
  })

  it(`gives way when the same person opens more than ${MAX_TICKET_STREAMS}`, async () => {
    const busy = await office.person('很忙')
    const id = (await office.start(processId, { by: busy })).textAt('id')
    const token = await tokenOf(busy)
    const first = await follow(one, id, token)
    const others = []
    for (let count = 1; count < MAX_TICKET_STREAMS; count += 1) others.push(await follow(one, id, token))
    for (const open of [first, ...others]) expect(await open.next()).toMatchObject({ type: 'standing' })
    // All of as many streams as may be open are notified.
    const leaving = await clientOf(other.app, token).post(`/api/v2/tickets/${id}/moves`, { type: 'withdraw' })
    expect(leaving.status).toBe(200)
    for (const open of [first, ...others]) expect(await open.next()).toMatchObject({ type: 'standing', revision: 2 })
    const ninth = await follow(one, id, token)
    expect(await first.next()).toEqual({ type: 'end', reason: 'busy' })
    expect(await ninth.next()).toMatchObject({ type: 'standing' })
    for (const open of [...others, ninth]) await open.close()
  })

  it('does not keep its server from ending', async () => {
    const third = await startServer()
    const events = await follow(third, await newTicket(), await tokenOf(office.requester.user))
    await events.next()
    const stopped = stopServer(third)
    expect(await events.next()).toEqual({ type: 'end', reason: 'closing' })
    await stopped
  })
})

describe('the heartbeat', () => {
  it('makes up for news that never came, and notices a session that ran out', async () => {
    const id = await newTicket()
    const { deps } = office.test
    const withoutNews = { ...deps, ticketNews: { notify: () => {}, watch: () => () => {} } }
    const streams = createTicketStreams(withoutNews, { heartbeatMs: 20 })
    const { id: userId, name } = office.requester.user
    const token = await tokenOf({ id: userId })
    const actor = { ...ACTOR, userId, name }
    const stream = await streams.follow(actor, token, id)
    const pieces: string[] = []
    stream.on('data', (piece: Buffer) => pieces.push(piece.toString()))
    await office.requester.client.post(`/api/v2/tickets/${id}/withdraw`, {})
    await expect.poll(() => pieces.join('').includes('"revision":2')).toBe(true)
    office.test.clock.advance({ days: 400 })
    await expect.poll(() => pieces.join('').endsWith('data: {"type":"end","reason":"session"}\n\n')).toBe(true)
  })
})

const ACTOR = {
  userId: '',
  username: '',
  name: '',
  departmentId: null,
  roleIds: [],
  roleNames: [],
  permissions: [],
  sessionId: '',
  actingRoleId: null,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
}
