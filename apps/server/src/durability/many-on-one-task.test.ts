/** Fifty people on one task, through two real servers on one database: every act comes before or after every other, and one decides. */
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenRules } from '../backup/find-damage'
import { ticketHistory, tickets } from '../db/schema/tickets'
import { type BuiltUser, buildUser } from '../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../testing/build-processes'
import { builtServerFolder } from '../testing/built-server'
import { withClient } from '../testing/demo-server'
import { roundsOr, runServer, type ServerProcess, stopServer } from '../testing/server-process'
import { createTestApp, type TestApp } from '../testing/test-app'
import { firstBrokenEntry } from '../workflow/history-chain'

const folder = builtServerFolder()
const FIFTY = 50

let test: TestApp
let people: readonly BuiltUser[]
let requester: BuiltUser
let tokens: ReadonlyMap<string, string>
let processId: string
let servers: readonly ServerProcess[]
let addresses: readonly string[]

beforeAll(async () => {
  // The servers have clocks of their own.
  test = await createTestApp({ startsAt: new Date().toISOString() })
  const one = (nickName: string) => buildUser(test.deps, { nickName, roleIds: [test.site.staffRoleId] })
  people = await Promise.all(Array.from({ length: FIFTY }, (_, index) => one(`处理人${index}`)))
  requester = await one('发起人')
  const opened = await Promise.all(
    [...people, requester, test.admin].map(async (person) => [person.id, (await test.as(person)).token ?? ''] as const),
  )
  tokens = new Map(opened)
  const definition = leaveDefinition(users(...people.map(({ id }) => id)), users(test.admin.id))
  processId = await publishNew(await test.as(test.admin), definition, await buildForm(test), '请假')
  // The server wants a host, though the socket's folder is what counts.
  const environment = { DATABASE_URL: test.database.url.replace('@/', '@localhost/'), DATA_DIR: join(folder.path, 'both') }
  servers = [runServer(environment), runServer(environment)]
  addresses = await Promise.all(servers.map((server) => server.ready))
})
afterAll(async () => {
  expect(await Promise.all(servers.map(stopServer))).toEqual([0, 0])
  await test.close()
})

interface Answered {
  readonly by: string
  readonly type: string
  readonly status: number
  readonly body: { readonly id?: string; readonly version?: number; readonly code?: string; readonly params?: { readonly by?: string } }
}

/** One call of one person fifty times at once, each on a connection of its own, at the one server and at the other in turn. */
function fiftyTimes(by: { readonly id: string }, path: string, key: string | null, body: object): Promise<Answered[]> {
  return Promise.all(
    Array.from({ length: FIFTY }, async (_, index): Promise<Answered> => {
      const response = await fetch(`${addresses[index % addresses.length]}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens.get(by.id)}`,
          'content-type': 'application/json',
          ...(key === null ? {} : { 'idempotency-key': key }),
        },
        body: JSON.stringify(body),
      })
      return { by: by.id, type: path, status: response.status, body: (await response.json()) as Answered['body'] }
    }),
  )
}

/** Everybody at once, at the one server and at the other in turn. */
function allAtOnce(ticketId: string, acts: readonly (readonly [BuiltUser, { readonly type: string }])[]): Promise<Answered[]> {
  return Promise.all(
    acts.map(async ([person, act], index): Promise<Answered> => {
      const response = await fetch(`${addresses[index % addresses.length]}/api/v2/tickets/${ticketId}/moves`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${tokens.get(person.id)}`,
          'content-type': 'application/json',
          'idempotency-key': test.deps.newId(),
        },
        body: JSON.stringify(act),
      })
      return { by: person.name, type: act.type, status: response.status, body: (await response.json()) as Answered['body'] }
    }),
  )
}

async function begin(): Promise<{ ticketId: string; taskId: string }> {
  const started = await startLeave(await test.as(requester), processId, 1)
  return { ticketId: started.textAt('id'), taskId: started.textAt('ticket.openTasks.0.taskId') }
}

/** Each accepted act is one revision and stands once in an unbroken history. */
async function expectOneOrder(ticketId: string, accepted: readonly Answered[]): Promise<void> {
  const { db } = test.deps
  const [ticket] = await db.select().from(tickets).where(eq(tickets.id, ticketId))
  const history = await db.select().from(ticketHistory).where(eq(ticketHistory.ticketId, ticketId)).orderBy(asc(ticketHistory.sequence))
  expect(firstBrokenEntry(history)).toBeNull()
  expect(ticket?.revision).toBe(1 + accepted.length)
  const acts = history.filter(
    ({ kind, actorName }) => kind !== 'started' && kind !== 'assigned' && kind !== 'finished' && actorName !== null,
  )
  expect(new Set(acts.map(({ actorName }) => actorName))).toEqual(new Set(accepted.map(({ by }) => by)))
  await withClient(test.database.url, async (client) => {
    // The rules are asked through cursors of a transaction.
    await client.query('begin')
    expect(await brokenRules(client)).toEqual([])
  })
}

describe('fifty people on one task, at two servers', () => {
  it('approve at once: one of them decides, and all others learn who', async () => {
    const { ticketId, taskId } = await begin()
    const answers = await allAtOnce(
      ticketId,
      people.map((person) => [person, { type: 'approve', taskId }]),
    )
    const accepted = answers.filter(({ status }) => status === 200)
    expect(accepted).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code} ${body.params?.by}`))).toEqual(
      new Set([`409 task.already-decided ${accepted[0]?.by}`]),
    )
    await expectOneOrder(ticketId, accepted)
  })

  it('claim at once: one of them has it', async () => {
    const { ticketId, taskId } = await begin()
    const answers = await allAtOnce(
      ticketId,
      people.map((person) => [person, { type: 'claim', taskId }]),
    )
    const accepted = answers.filter(({ status }) => status === 200)
    expect(accepted).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    await expectOneOrder(ticketId, accepted)
  })

  it.each(Array.from({ length: roundsOr(2) }, (_, round) => round + 1))(
    'approve, refuse, claim, transfer and withdraw at once: one order, one decision, nothing fails (round %i)',
    async (round) => {
      const { ticketId, taskId } = await begin()
      const heirs = people.map((_, index) => people[(index + round) % FIFTY]?.id ?? '')
      const act = (index: number) => {
        if (index % 5 === 0) return { type: 'claim', taskId }
        if (index % 5 === 1) return { type: 'transfer', taskId, to: heirs[index] ?? '' }
        if (index % 5 === 2) return { type: 'delegate', taskId, to: test.admin.id }
        return index % 5 === 3 ? { type: 'approve', taskId } : { type: 'refuse', taskId, remark: '不行' }
      }
      const acts = people.map((person, index) => [person, act(index)] as const)
      // Not the first one to arrive, so that others come before it too.
      const answers = await allAtOnce(ticketId, [
        ...acts.slice(0, 10 * round),
        [requester, { type: 'withdraw' }],
        ...acts.slice(10 * round),
      ])
      const accepted = answers.filter(({ status }) => status === 200)
      const failed = answers.filter(({ status }) => status >= 500)
      expect(failed).toEqual([])
      const decisions = accepted.filter(({ type }) => type === 'approve' || type === 'refuse' || type === 'withdraw')
      expect(decisions).toHaveLength(1)
      await expectOneOrder(ticketId, accepted)
    },
  )
})

describe('one call fifty times at once, at two servers', () => {
  it('under one idempotency key starts one ticket, and all are answered with it', async () => {
    const before = await test.deps.db.$count(tickets)
    const body = { processId, version: 1, title: '同一个键', values: { reason: '回家', days: 1 } }
    const answers = await fiftyTimes(requester, '/api/v2/tickets', test.deps.newId(), body)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(1)
    expect((await test.deps.db.$count(tickets)) - before).toBe(1)
  })

  it('publishes one revision as one version, and all are answered with it', async () => {
    const admin = await test.as(test.admin)
    const definition = leaveDefinition(users(test.admin.id), users(test.admin.id))
    const draft = { name: '并发发布', category: '', icon: '', remark: '', formId: await buildForm(test), definition }
    const id = (await admin.post('/api/v2/processes', draft)).textAt('id')
    const answers = await fiftyTimes(test.admin, `/api/v2/processes/${id}/publish`, null, { revision: 1 })
    expect(answers.map(({ status, body: { version } }) => [status, version])).toEqual(Array.from({ length: FIFTY }, () => [200, 1]))
    expect((await admin.get(`/api/v2/processes/${id}/versions`)).at('list')).toHaveLength(1)
  })
})
