/** The same call again, and calls about the same thing, on a real PostgreSQL: one ticket, whichever of them came first. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { ALERT, ALERT_MAPPING } from '../../testing/inbound/disk-alert'
import { buildInboundOffice, INBOUND_PLACE, type InboundOffice } from '../../testing/inbound/inbound-office'
import type { TestApp, TestClient } from '../../testing/test-app'

let office: InboundOffice
let test: TestApp
let admin: TestClient

beforeAll(async () => {
  office = await buildInboundOffice()
  ;({ test, admin } = office)
})
afterAll(() => test.close())

const fieldsOf = (more: object = {}) => office.fieldsOf({ ...ALERT_MAPPING, ...more })
const make = (more: object = {}) => office.make({ ...ALERT_MAPPING, ...more })
const send = (webhook: { readonly path: string }, body: unknown = ALERT, headers: Record<string, string> = {}) =>
  office.send(webhook, body, headers)
const countTickets = async () => Number((await test.database.pool.query('select count(*)::int as n from tickets')).rows[0]?.n)
const endOf = (ticketId: string) => admin.post(`/api/v2/tickets/${ticketId}/moves`, { type: 'terminate', remark: '误报' })

describe('the same call twice', () => {
  it.each(['idempotency-key', 'webhook-id'])(
    'under one %s starts one ticket, also at the same moment, and another body under it is refused',
    async (header) => {
      const webhook = await make()
      const headers = { [header]: 'call-1' }
      const before = await countTickets()
      const answers = await Promise.all([send(webhook, ALERT, headers), send(webhook, ALERT, headers)])
      const third = await send(webhook, ALERT, headers)
      expect(new Set([...answers, third].map((answer) => answer.textAt('ticket.number'))).size).toBe(1)
      expect([third.status, third.at('result'), await countTickets()]).toEqual([201, 'started', before + 1])
      const other = await send(webhook, { ...ALERT, status: 'other' }, headers)
      expect([other.status, other.at('code')]).toEqual([422, 'idempotency.mismatch'])
    },
  )
  it('under one key with several bodies at the same moment starts one ticket, and the other bodies are refused', async () => {
    const [webhook, before] = [await make(), await countTickets()]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(webhook, { ...ALERT, status: `${at}` }, { 'idempotency-key': 'several' })),
    )
    expect([answers.filter(({ status }) => status === 201).length, await countTickets()]).toEqual([1, before + 1])
    expect(new Set(answers.filter(({ status }) => status !== 201).map((answer) => answer.at('code')))).toEqual(
      new Set(['idempotency.mismatch']),
    )
  })
  it('signed and repeated with another key beside its signature is known by what was signed', async () => {
    const [webhook, at, body] = [await make({ signatures: ['standard'] }), test.clock.now(), JSON.stringify(ALERT)]
    const signed = {
      'content-type': 'application/json',
      'webhook-id': 'overheard',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(webhook.signingSecret).sign('overheard', at, body),
    }
    const first = await send(webhook, body, signed)
    const again = await send(webhook, body, { ...signed, 'idempotency-key': 'mine' })
    expect([first.status, again.at('ticket.number')]).toEqual([201, first.at('ticket.number')])
  })
  it('that was refused before starts one once what was in the way is mended', async () => {
    const webhook = await make({ fields: { days: 'missing', reason: 'missing' } })
    const headers = { 'idempotency-key': 'mended' }
    expect((await send(webhook, ALERT, headers)).status).toBe(422)
    await admin.put(`${INBOUND_PLACE}/${webhook.id}`, { ...fieldsOf(), revision: 1 })
    expect((await send(webhook, ALERT, headers)).status).toBe(201)
  })
})

describe('calls about the same thing', () => {
  it('start one ticket while it runs, also at the same moment, and the next one when it has ended', async () => {
    const webhook = await make({ sameBy: 'groupKey' })
    const before = await countTickets()
    const answers = await Promise.all(
      ['1', '2', '5', '6'].map((value) => send(webhook, { ...ALERT, alerts: [{ ...ALERT.alerts[0], value }] })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 201])
    const [first, ...others] = new Set(answers.map((answer) => answer.textAt('ticket.id')))
    expect([others, await countTickets()]).toEqual([[], before + 1])
    expect((await send(webhook, { ...ALERT, groupKey: 'another' })).at('result')).toBe('started')
    expect((await endOf(first ?? '')).status).toBe(200)
    const next = await send(webhook)
    expect([next.at('result'), next.at('ticket.id') === first]).toEqual(['started', false])
    expect((await send(webhook)).body).toMatchObject({ result: 'known', ticket: { number: next.at('ticket.number') } })
  })
  it('of two webhooks have nothing to do with each other', async () => {
    const [one, other] = [await make({ sameBy: 'groupKey' }), await make({ sameBy: 'groupKey' })]
    expect([(await send(one)).status, (await send(other)).status]).toEqual([201, 201])
  })
})
