/** Calls about what a ticket is open for, on a real PostgreSQL: comments that do not flood it, and its end when what it is about is over. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenHistories, brokenRules } from '../../backup/find-damage'
import { buildApp } from '../../http/app'
import { createTicketBatches } from '../../workflow/batches/ticket-batches'
import { buildInboundOffice, INBOUND_PLACE, type InboundOffice, type MadeInbound } from '../../testing/inbound/inbound-office'
import { buildRole, type BuiltUser, buildUser } from '../../testing/build-people'
import type { TestApp, TestClient } from '../../testing/test-app'
import { subjectOf } from './start-from-call'
import { findSubject, linkTicket } from './subject-repo'

let office: InboundOffice
let test: TestApp
let admin: TestClient
let keeper: BuiltUser

beforeAll(async () => {
  office = await buildInboundOffice()
  ;({ test, admin, keeper } = office)
})
afterAll(() => test.close())

const firing = (groupKey: string, more: object = {}) => ({ status: 'firing', groupKey, value: '97%', ...more })
const resolved = (groupKey: string) => firing(groupKey, { status: 'resolved', value: '40%' })

const REPEATED = { comment: '再次告警：{value}', everyMinutes: 60 }
const CLEARED = { path: 'status', says: ['resolved'], act: 'comment', comment: '已恢复：{value}' }
const MAPPING = {
  values: { reason: '告警', days: 1 },
  onlyIf: { path: 'status', says: ['firing'] },
  sameBy: 'groupKey',
  repeated: REPEATED,
  cleared: CLEARED,
}
type Made = Pick<MadeInbound, 'id' | 'path'>
const fieldsOf = (more: object = {}) => office.fieldsOf({ ...MAPPING, ...more })
const make = (more: object = {}) => office.make({ ...MAPPING, ...more })
/** Each at its own second: the log is in the order of time. */
const send = (webhook: Made, body: object) => {
  test.clock.advance({ seconds: 1 })
  return office.send(webhook, body)
}
/** Another server on the same database, with batches of its own. */
async function beside() {
  const { db } = test.deps
  const deps = { ...test.deps, ticketBatches: createTicketBatches({ reads: db, moves: db }) }
  const app = await buildApp({ checkAnswers: true, publicRequestsPerMinute: 1_000_000, deps })
  const take = async ({ path: url }: Made, payload: object) => {
    const { statusCode, body } = await app.inject({ method: 'POST', url, payload })
    return { status: statusCode, body: JSON.parse(body) as Taken }
  }
  return { take, close: () => app.close() }
}
interface Taken {
  readonly result?: string
  readonly ticket?: { readonly id: string } | null
}
const takeHere = async (webhook: Made, body: object) => {
  const answer = await send(webhook, body)
  return { status: answer.status, body: answer.body as Taken }
}
const commentsOn = async (ticketId: string) => {
  const { body } = await admin.get(`/api/v2/tickets/${ticketId}/comments`)
  return (body as { list: { text: string; author: { name: string } }[] }).list.map(({ text, author }) => `${author.name}: ${text}`)
}
const statusOf = async (ticketId: string) => (await admin.get(`/api/v2/tickets/${ticketId}`)).at('status')
const logOf = async ({ id }: Made) =>
  ((await admin.get(`${INBOUND_PLACE}/${id}/calls`)).at('list') as { result: string; did: string }[]).map(
    ({ result, did }) => `${result} ${did}`,
  )
const started = async (webhook: Made, groupKey: string) => {
  const answer = await send(webhook, firing(groupKey))
  expect(answer.at('result'), answer.text).toBe('started')
  return answer.textAt('ticket.id')
}

describe('a further call about the same', () => {
  it('leaves a comment in the name of the person, at most one in so many minutes, and the log says which did', async () => {
    const webhook = await make()
    const ticket = await started(webhook, 'disk')
    for (const value of ['98%', '99%']) await send(webhook, firing('disk', { value }))
    test.clock.advance({ minutes: 60 })
    await send(webhook, firing('disk', { value: '100%' }))
    expect(await commentsOn(ticket)).toEqual(['值班员: 再次告警：100%', '值班员: 再次告警：98%'])
    expect(await logOf(webhook)).toEqual(['known commented', 'known comment-held', 'known commented', 'started nothing'])
  })
  it('leaves one comment of many at the same moment, on two servers too', async () => {
    const other = await beside()
    const webhook = await make()
    const ticket = await started(webhook, 'many')
    const calls = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? takeHere : other.take)(webhook, firing('many')))
    expect((await Promise.all(calls)).map(({ body }) => body.ticket?.id)).toEqual(calls.map(() => ticket))
    expect(await commentsOn(ticket)).toHaveLength(1)
    await other.close()
  })
  it('leaves none where the process allows none, nor where the webhook says nothing of it', async () => {
    const silent = await office.publishFor([keeper], { rules: { settings: { allowComment: false } } })
    const webhook = await make({ processId: silent })
    await started(webhook, 'off')
    expect((await send(webhook, firing('off'))).body).toMatchObject({ result: 'known' })
    expect(await logOf(webhook)).toEqual(['known comment-off', 'started nothing'])
    const plain = await make({ repeated: null })
    await started(plain, 'off')
    await send(plain, firing('off'))
    expect(await logOf(plain)).toEqual(['known nothing', 'started nothing'])
  })
})

describe('a call that says that it is over', () => {
  it('leaves a comment once, and the next call starts another ticket although the first one runs', async () => {
    const webhook = await make()
    const ticket = await started(webhook, 'over')
    expect((await send(webhook, resolved('over'))).body).toMatchObject({ result: 'cleared', ticket: { id: ticket } })
    expect((await send(webhook, resolved('over'))).body).toEqual({ result: 'cleared', ticket: null })
    expect([await commentsOn(ticket), await statusOf(ticket)]).toEqual([['值班员: 已恢复：40%'], 'running'])
    expect(await started(webhook, 'over')).not.toBe(ticket)
    expect(await logOf(webhook)).toEqual(['started nothing', 'cleared not-open', 'cleared commented', 'started nothing'])
  })
  it('withdraws the ticket where that is asked for and the process lets its person, with the words as remark', async () => {
    const webhook = await make({ cleared: { ...CLEARED, act: 'end' } })
    const ticket = await started(webhook, 'end')
    await send(webhook, resolved('end'))
    const { body } = await admin.get(`/api/v2/tickets/${ticket}`)
    expect(body).toMatchObject({ status: 'withdrawn' })
    expect(JSON.stringify(body)).toContain('已恢复：40%')
    expect(await logOf(webhook)).toEqual(['cleared withdrawn', 'started nothing'])
    expect(await started(webhook, 'end')).not.toBe(ticket)
  })
  it('ends one that may not be withdrawn where its person may end tickets, noted in the audit log; else a comment says why not', async () => {
    const firm = await office.publishFor([keeper], { rules: { settings: { allowWithdraw: false } } })
    const over = { processId: firm, cleared: { ...CLEARED, act: 'end' } }
    const webhook = await make(over)
    const ticket = await started(webhook, 'firm')
    await send(webhook, resolved('firm'))
    expect([await statusOf(ticket), await commentsOn(ticket)]).toEqual([
      'running',
      ['值班员: 已恢复：40%\n工单未能结束：该流程未开放此操作'],
    ])
    expect((await admin.get(`${INBOUND_PLACE}/${webhook.id}/calls`)).at('list')).toMatchObject([
      { result: 'cleared', did: 'not-ended', message: '该流程未开放此操作' },
      {},
    ])
    const role = await buildRole(test.deps, { permissions: ['process:list:applyProcessList', 'process:list:all:end'], dataScope: 1 })
    const manager = await buildUser(test.deps, { nickName: '运维机器人', roleIds: [role] })
    const ending = await make({ ...over, starterId: manager.id })
    const ended = await started(ending, 'firm')
    await send(ending, resolved('firm'))
    expect([await statusOf(ended), await logOf(ending)]).toEqual(['terminated', ['cleared terminated', 'started nothing']])
    const { rows } = await test.database.pool.query('select actor_name from audit_entries where kind = $1 order by id desc limit 1', [
      'ticket.terminated',
    ])
    expect(rows).toEqual([{ actor_name: '运维机器人' }])
  })
  it('finds a ticket that somebody has ended already, and does nothing', async () => {
    const webhook = await make({ cleared: { ...CLEARED, act: 'end' } })
    const ticket = await started(webhook, 'done')
    await admin.post(`/api/v2/tickets/${ticket}/moves`, { type: 'terminate', remark: '误报' })
    expect((await send(webhook, resolved('done'))).body).toEqual({ result: 'cleared', ticket: null })
    expect([await commentsOn(ticket), (await logOf(webhook))[0]]).toEqual([[], 'cleared not-open'])
  })
  it('counts before the words that start tickets, and about nothing that is known it does nothing', async () => {
    const webhook = await make({ onlyIf: null })
    expect((await send(webhook, resolved('new'))).body).toEqual({ result: 'cleared', ticket: null })
    expect((await send(webhook, { status: 'resolved' })).body).toEqual({ result: 'cleared', ticket: null })
  })
})

describe('calls that start and clear at the same moment', () => {
  it.each(['comment', 'end'])(
    'on two servers leave at most one ticket open that the next call finds, and each ticket is cleared once (%s)',
    async (act) => {
      const other = await beside()
      const webhook = await make({ repeated: null, cleared: { ...CLEARED, act } })
      for (let round = 0; round < 6; round += 1) {
        const servers = [takeHere, other.take, takeHere, other.take, takeHere, other.take]
        // oxlint-disable-next-line no-await-in-loop -- one round after the other
        const answers = await Promise.all(servers.map((take, at) => take(webhook, at % 3 === 2 ? resolved('race') : firing('race'))))
        expect(answers.filter(({ status }) => status >= 400)).toEqual([])
        const ids = [...new Set(answers.flatMap(({ body }) => body.ticket?.id ?? []))]
        // oxlint-disable-next-line no-await-in-loop
        const comments = await Promise.all(ids.map(commentsOn))
        expect(comments.filter(({ length }) => length > 1)).toEqual([])
      }
      const [one, two] = [await send(webhook, firing('race')), await send(webhook, firing('race'))]
      expect([two.at('result'), two.at('ticket')]).toEqual(['known', one.at('ticket')])
      await send(webhook, resolved('race'))
      const { rows } = await test.database.pool.query(
        `select count(*)::int as open from inbound_subjects s join tickets t on t.id = s.ticket_id
         where s.webhook_id = $1 and t.status = 'running' and s.cleared_at is null`,
        [webhook.id],
      )
      expect(rows).toEqual([{ open: 0 }])
      await other.close()
    },
  )
})

it('a start that comes late does not name its ticket where another one is about the thing by now', async () => {
  const webhook = await make()
  const first = await started(webhook, 'late')
  await send(webhook, resolved('late'))
  const second = await started(webhook, 'late')
  const late = { before: null, ticketId: first, at: test.clock.now() }
  const subject = subjectOf(webhook.id, 'late')
  expect([await linkTicket(test.deps.db, subject, late), await linkTicket(test.deps.db, subject, { ...late, before: first })]).toEqual([
    false,
    false,
  ])
  expect((await findSubject(test.deps.db, subject))?.ticketId).toBe(second)
})

describe('setting it up', () => {
  it('is refused where nothing says which ticket a call means', async () => {
    const refused = await admin.post(INBOUND_PLACE, fieldsOf({ sameBy: '' }))
    expect([refused.at('code'), refused.at('issues')]).toMatchObject(['inbound.same-needed', [{ path: ['sameBy'] }]])
  })
  it('shows beforehand what a call would do to the ticket that is open, and does nothing', async () => {
    const webhook = await make()
    const ticket = await started(webhook, 'shown')
    const { name: _, ...plan } = fieldsOf()
    const preview = async (sample: object, id: string | null = webhook.id) =>
      (await admin.post(`${INBOUND_PLACE}/preview`, { ...plan, id, sample: JSON.stringify(sample) })).body
    expect(await preview(firing('shown'))).toMatchObject({
      would: 'repeat',
      ticket: { id: ticket },
      comment: '再次告警：97%',
      noCommentUntil: null,
    })
    expect(await preview(resolved('shown'))).toMatchObject({ would: 'clear', ticket: { id: ticket }, comment: '已恢复：40%' })
    expect(await preview(resolved('unknown'))).toMatchObject({ would: 'clear', ticket: null })
    expect(await preview(firing('shown'), null)).toMatchObject({ would: 'start', ticket: null })
    expect(await preview({ status: 'other' })).toMatchObject({ would: 'ignore' })
    expect(await commentsOn(ticket)).toEqual([])
    await send(webhook, firing('shown'))
    expect(await preview(firing('shown'))).toMatchObject({
      would: 'repeat',
      noCommentUntil: new Date(test.clock.now().getTime() + 3_600_000).toISOString(),
    })
  })
})

it('leaves a history and tables that hold', async () => {
  const client = await test.database.pool.connect()
  await client.query('begin')
  expect([await brokenRules(client), await brokenHistories(client)]).toEqual([[], []])
  await client.query('rollback')
  client.release()
})
