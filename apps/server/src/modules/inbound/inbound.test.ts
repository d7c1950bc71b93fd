/** Inbound webhooks on a real PostgreSQL: what a call of another system starts, once, in the right name, and what everything else is answered. */
import { KEEP_INBOUND_DAYS } from '@formwork/api-contract'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { brokenHistories, brokenRules } from '../../backup/find-damage'
import { SWEEPS } from '../../jobs/sweeps'
import { buildDepartment, buildRole, buildUser } from '../../testing/build-people'
import { ALERT, ALERT_MAPPING } from '../../testing/inbound/disk-alert'
import { buildInboundOffice, INBOUND_PLACE, type InboundOffice } from '../../testing/inbound/inbound-office'
import type { TestAnswer, TestApp, TestClient } from '../../testing/test-app'

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
const callsOf = (webhook: { readonly id: string }) => office.callsOf(webhook)
const countTickets = async () => Number((await test.database.pool.query('select count(*)::int as n from tickets')).rows[0]?.n)
const issuesOf = (answer: TestAnswer) => (answer.at('issues') as { path: string[] }[] | undefined)?.map(({ path }) => path.join('.'))

describe('a call', () => {
  it('starts a ticket in the name of the person, with what it says in title, fields and priority, and the history says where it came from', async () => {
    const webhook = await make({ priorityFrom: 'commonLabels.severity', priorityWords: [{ says: 'Critical', priority: 3 }] })
    const answer = await send(webhook)
    expect([answer.status, answer.at('result')]).toEqual([201, 'started'])
    const ticket = await (await test.as(office.starter)).get(`/api/v2/tickets/${answer.textAt('ticket.id')}`)
    expect(ticket.body).toMatchObject({
      number: answer.at('ticket.number'),
      title: 'DiskFull @ db-1',
      priority: 3,
      values: { reason: '磁盘将满（web）', days: 3 },
      history: [{ kind: 'started', actor: { name: '值班员' }, inbound: webhook.name }, {}],
    })
    expect((await admin.get(`${INBOUND_PLACE}/${webhook.id}`)).at('last')).toMatchObject({
      result: 'started',
      number: answer.at('ticket.number'),
    })
  })
  it('that says nothing for a field leaves there what the webhook holds, and is refused where that is nothing, naming the field', async () => {
    const webhook = await make()
    const refused = await send(webhook, { alerts: [{ value: 'many' }] })
    expect([refused.status, refused.at('code'), issuesOf(refused)]).toEqual([422, 'ticket.values-refused', ['values.days']])
    const filled = await make({ values: { reason: '未知', days: 2 }, fields: { reason: 'summary', days: 'nowhere' } })
    const answer = await send(filled, { commonLabels: 'x' })
    expect((await admin.get(`/api/v2/tickets/${answer.textAt('ticket.id')}`)).at('values')).toEqual({ reason: '未知', days: 2 })
  })
  it('is told why it starts nothing, in words and with the place, and nothing is stored but its line in the log', async () => {
    const webhook = await make()
    const before = await countTickets()
    const wrong = await send(webhook, '{"alerts": [}', { 'content-type': 'application/json' })
    expect([wrong.status, wrong.at('code')]).toEqual([400, 'request.not-json'])
    expect((await send(webhook, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })).at('code')).toBe('request.wrong-type')
    const large = await send(webhook, { text: 'x'.repeat(257 * 1024) })
    expect([large.status, large.at('code'), large.text.includes('256 KiB')]).toEqual([413, 'request.too-large', true])
    expect((await send(webhook, '{"__proto__": {}}', { 'content-type': 'application/json' })).at('code')).toBe('request.invalid')
    expect(await countTickets()).toBe(before)
    expect((await callsOf(webhook)).at('list')).toMatchObject([{ result: 'refused' }, { result: 'refused' }])
  })
  it('that a form refuses is told of in the language of whoever reads the log, whichever it was answered in', async () => {
    const webhook = await make()
    const answered = await send(webhook, { alerts: [{ value: '400' }] }, { 'accept-language': 'en' })
    const path = `${INBOUND_PLACE}/${webhook.id}/calls/${(await callsOf(webhook)).textAt('list.0.id')}`
    const [english, chinese] = [await admin.get(path, { 'accept-language': 'en' }), await admin.get(path, { 'accept-language': 'zh-CN' })]
    expect([english.at('issues.0.message'), english.at('message')]).toEqual([
      answered.at('issues.0.message'),
      'Some fields are not filled in correctly',
    ])
    expect([chinese.at('issues.0.message'), chinese.at('issues.0.messages')]).toEqual(['天数不能大于 365', undefined])
    await admin.post(`${path}/retry`, undefined, { 'accept-language': 'zh-CN' })
    expect((await admin.get(path, { 'accept-language': 'en' })).at('issues')).toEqual(english.at('issues'))
  })
  it('at an unknown address, or a removed one, is refused without saying more', async () => {
    const webhook = await make()
    const wrong = await send({ path: `${webhook.path.slice(0, -1)}_` })
    await admin.delete(`${INBOUND_PLACE}/${webhook.id}`)
    const removed = await send(webhook)
    expect([wrong.status, wrong.at('code'), removed.status, removed.at('code')]).toEqual([
      404,
      'inbound.not-found',
      404,
      'inbound.not-found',
    ])
  })
  it('of a webhook that is off starts nothing, and can be tried again when it is on', async () => {
    const webhook = await make({ enabled: false })
    expect((await send(webhook)).at('code')).toBe('inbound.off')
    await admin.put(`${INBOUND_PLACE}/${webhook.id}/enabled`, { enabled: true })
    const again = await admin.post(`${INBOUND_PLACE}/${webhook.id}/calls/${(await callsOf(webhook)).textAt('list.0.id')}/retry`)
    expect(again.body).toMatchObject({ result: 'started', tries: 2 })
  })
  it('that says another word where one is asked for starts nothing', async () => {
    const webhook = await make({ onlyIf: { path: 'status', says: ['firing'] } })
    const resolved = await send(webhook, { ...ALERT, status: 'resolved' })
    expect([resolved.status, resolved.body]).toEqual([200, { result: 'ignored', ticket: null }])
    expect((await send(webhook)).status).toBe(201)
  })
  it('more in a minute than the webhook takes is refused, and says how long to wait', async () => {
    const webhook = await make({ perMinute: 1, onlyIf: { path: 'status', says: ['never'] } })
    expect((await send(webhook)).status).toBe(200)
    const refused = await send(webhook)
    expect([refused.status, refused.at('code'), refused.headers['retry-after']]).toEqual([429, 'rate.limited', '60'])
    test.clock.advance({ minutes: 1 })
    expect((await send(webhook)).status).toBe(200)
  })
  it('leaves a history and tables that hold', async () => {
    const client = await test.database.pool.connect()
    await client.query('begin')
    expect([await brokenRules(client), await brokenHistories(client)]).toEqual([[], []])
    await client.query('rollback')
    client.release()
  })
})

describe('secrets', () => {
  it('stand nowhere: not in answers, the audit log or any table', async () => {
    const webhook = await make()
    const secret = webhook.path.split('/').at(-1) ?? ''
    const { rows } = await test.database.pool.query<{ text: string }>(
      `select w::text as text from inbound_webhooks w union all select a::text from audit_entries a union all select c::text from inbound_calls c`,
    )
    const shown = [
      (await admin.get(`${INBOUND_PLACE}/${webhook.id}`)).text,
      (await admin.get(INBOUND_PLACE)).text,
      ...rows.map(({ text }) => text),
    ]
    expect(shown.filter((text) => text.includes(secret) || text.includes(webhook.signingSecret))).toEqual([])
  })
  it('are renewed, and the old address works for as long as was asked, and no longer', async () => {
    const webhook = await make()
    const renewed = await admin.post(`${INBOUND_PLACE}/${webhook.id}/secrets`, { graceHours: 24 })
    const path = new URL(renewed.textAt('address')).pathname
    expect([(await send(webhook)).status, (await send({ path })).status]).toEqual([201, 201])
    test.clock.advance({ hours: 24 })
    admin = await test.as(test.admin)
    expect([(await send(webhook)).status, (await send({ path })).status]).toEqual([404, 201])
    const atOnce = await admin.post(`${INBOUND_PLACE}/${webhook.id}/secrets`, { graceHours: 0 })
    expect([(await send({ path })).status, (await send({ path: new URL(atOnce.textAt('address')).pathname })).status]).toEqual([404, 201])
  })
  it('sign calls as Standard Webhooks and GitHub do, whichever is asked for', async () => {
    const both = await make({ signatures: ['standard', 'github'] })
    const body = JSON.stringify(ALERT)
    const json = { 'content-type': 'application/json' }
    const standard = (secret: string, at: Date) => ({
      ...json,
      'webhook-id': `call ${at.getTime()}`.replace(' ', '-'),
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(`call-${at.getTime()}`, at, body),
    })
    const github = (secret: string) => ({
      ...json,
      'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    })
    const now = test.clock.now()
    expect((await send(both, body, standard(both.signingSecret, now))).status).toBe(201)
    expect((await send(both, body, github(both.signingSecret))).status).toBe(201)
    const refused = [
      await send(both, body, json),
      await send(both, body, github('another')),
      await send(both, `${body} `, github(both.signingSecret)),
      await send(both, body, standard(both.signingSecret, new Date(now.getTime() - 301_000))),
    ]
    expect(refused.map((answer) => [answer.status, answer.at('code')])).toEqual(refused.map(() => [401, 'inbound.unsigned']))
    const hubOnly = await make({ signatures: ['github'] })
    expect((await send(hubOnly, body, standard(hubOnly.signingSecret, now))).status).toBe(401)
    const calls = (await callsOf(both)).at('list') as { id: string; result: string }[]
    const unsigned = calls.find(({ result }) => result === 'refused')
    expect((await admin.post(`${INBOUND_PLACE}/${both.id}/calls/${unsigned?.id}/retry`)).at('code')).toBe('inbound.not-again')
  })
})

describe('setting one up', () => {
  it('is refused for people, processes and fields that could start nothing whatever a call says, naming the place', async () => {
    const refused = async (more: object) => {
      const answer = await admin.post(INBOUND_PLACE, fieldsOf(more))
      return [answer.at('code'), issuesOf(answer)]
    }
    expect(await refused({ starterId: (await buildUser(test.deps)).id })).toEqual(['schedule.starter-unavailable', ['starterId']])
    expect(await refused({ processId: test.deps.newId() })).toEqual(['process.not-found', ['processId']])
    expect(await refused({ fields: { days: 'a' } })).toEqual(['ticket.values-refused', ['values.reason']])
    expect(await refused({ fields: { reason: 'a', days: 'b', gone: 'c' } })).toEqual(['ticket.values-refused', ['values.gone']])
    expect(await refused({ fields: { reason: 'a..b' } })).toEqual(['request.invalid', ['fields.reason']])
    expect(await refused({ title: '{open' })).toEqual(['request.invalid', ['title']])
  })
  it('does not overwrite what somebody else has saved', async () => {
    const { id } = await make()
    const save = () => admin.put(`${INBOUND_PLACE}/${id}`, { ...fieldsOf(), revision: 1 })
    expect([(await save()).status, (await save()).at('code')]).toEqual([200, 'inbound.stale'])
  })
  it('shows beforehand what ticket a call would start, or what is wrong where, and stores nothing', async () => {
    const { name: _, ...plan } = fieldsOf({ sameBy: 'groupKey' })
    const preview = (sample: unknown) =>
      admin.post(`${INBOUND_PLACE}/preview`, { ...plan, sample: typeof sample === 'string' ? sample : JSON.stringify(sample) })
    const before = await countTickets()
    expect((await preview(ALERT)).body).toMatchObject({
      would: 'start',
      title: 'DiskFull @ db-1',
      values: { reason: '磁盘将满（web）', days: 3 },
      sameAs: ALERT.groupKey,
      issues: [],
    })
    expect(issuesOf(await preview({ alerts: [{ value: 'many' }] }))).toEqual(['values.days'])
    const broken = await preview('{')
    expect([broken.at('code'), issuesOf(broken)]).toEqual(['request.not-json', ['sample']])
    expect(await countTickets()).toBe(before)
  })
  it('by an administrator of a department is limited to its people', async () => {
    const department = await buildDepartment(test.deps)
    const permissions = ['list', 'add', 'edit', 'delete'].map((right) => `process:admin:inbound:${right}` as 'process:admin:inbound:list')
    const role = await buildRole(test.deps, { permissions, dataScope: 3 })
    const client = await test.as(await buildUser(test.deps, { departmentId: department, roleIds: [role] }))
    const mine = await office.person('本部门', department)
    const others = await make()
    expect((await client.post(INBOUND_PLACE, fieldsOf())).at('code')).toBe('scope.beyond-yours')
    expect((await client.post(INBOUND_PLACE, fieldsOf({ starterId: mine.id }))).status).toBe(200)
    expect([(await client.get(INBOUND_PLACE)).at('count'), (await client.get(`${INBOUND_PLACE}/${others.id}`)).at('code')]).toEqual([
      1,
      'scope.beyond-yours',
    ])
    expect((await client.get(`/api/v2/ticket-schedule-processes/${office.processId}`)).at('form')).not.toBeNull()
  })
})

describe('the person in whose name tickets start', () => {
  it('is told of with the webhook before they are disabled, and then calls are refused', async () => {
    const person = await office.person('离职')
    const webhook = await make({ starterId: person.id })
    expect((await admin.get(`/api/v2/people/${person.id}/open-work`)).at('inbound')).toEqual({
      count: 1,
      shown: [{ id: webhook.id, name: webhook.name }],
    })
    await test.database.pool.query('update users set enabled = false where id = $1', [person.id])
    const refused = await send(webhook)
    expect([refused.status, refused.at('code')]).toEqual([422, 'schedule.starter-unavailable'])
    const call = `${INBOUND_PLACE}/${webhook.id}/calls/${(await callsOf(webhook)).textAt('list.0.id')}`
    const [chinese, english] = [await admin.get(call), await admin.get(call, { 'accept-language': 'en' })]
    expect([chinese.textAt('issues.0.message'), english.textAt('issues.0.message')]).toEqual([
      expect.stringMatching(/\p{Script=Han}/u),
      expect.stringMatching(/^[A-Z][a-z]/),
    ])
  })
})

describe('the health of the system', () => {
  it('counts those that refused their last call, until one is taken or they are switched off', async () => {
    const facts = async () => {
      const answer = await admin.get('/api/v2/system/health')
      return [answer.at('inbound.refused'), (answer.at('troubles') as string[]).includes('inbound-refused')]
    }
    await test.database.pool.query('update inbound_webhooks set enabled = false')
    const [one, other] = [await make(), await make()]
    expect(await facts()).toEqual([0, false])
    for (const webhook of [one, other]) await send(webhook, { alerts: [{ value: 'many' }] })
    expect(await facts()).toEqual([2, true])
    test.clock.advance({ seconds: 1 })
    await send(one)
    await admin.put(`${INBOUND_PLACE}/${other.id}/enabled`, { enabled: false })
    expect(await facts()).toEqual([0, false])
  })
})

describe('the log', () => {
  it('has what was received, whole or its beginning, and what of it was refused; what was mended is tried again, once', async () => {
    const webhook = await make({ fields: { reason: 'text', days: 'alerts[0].labels.instance' } })
    await send(webhook, { ...ALERT, text: '字'.repeat(70_000) })
    test.clock.advance({ seconds: 1 })
    await send(webhook, { ...ALERT, text: '磁盘' })
    const [newest, cut] = (await callsOf(webhook)).at('list') as { id: string; isWhole: boolean }[]
    const place = `${INBOUND_PLACE}/${webhook.id}/calls/${newest?.id}`
    const call = await admin.get(place)
    expect([newest?.isWhole, cut?.isWhole, JSON.parse(call.textAt('body')).text, issuesOf(call)]).toEqual([
      true,
      false,
      '磁盘',
      ['values.days'],
    ])
    expect((await admin.post(`${INBOUND_PLACE}/${webhook.id}/calls/${cut?.id}/retry`)).at('code')).toBe('inbound.not-again')
    await admin.put(`${INBOUND_PLACE}/${webhook.id}`, { ...fieldsOf({ fields: { reason: 'text', days: 'alerts[0].value' } }), revision: 1 })
    const before = await countTickets()
    await Promise.all([admin.post(`${place}/retry`), admin.post(`${place}/retry`)])
    expect([(await admin.get(place)).at('result'), await countTickets()]).toEqual(['started', before + 1])
    expect((await admin.post(`${place}/retry`)).at('code')).toBe('inbound.not-again')
  })
  it('shows one accepted call under a key when its sender repeats it at the moment of another try', async () => {
    const webhook = await make({ enabled: false })
    const before = await countTickets()
    const keys = Array.from({ length: 10 }, (_, index) => `race-${index}`)
    for (const key of keys) {
      test.clock.advance({ seconds: 1 })
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await send(webhook, ALERT, { 'idempotency-key': key })
    }
    await admin.put(`${INBOUND_PLACE}/${webhook.id}/enabled`, { enabled: true })
    const refused = (await callsOf(webhook)).at('list') as { id: string }[]
    for (const [index, { id }] of refused.toReversed().entries()) {
      test.clock.advance({ seconds: 1 })
      // oxlint-disable-next-line no-await-in-loop
      const [tried, sent] = await Promise.all([
        admin.post(`${INBOUND_PLACE}/${webhook.id}/calls/${id}/retry`),
        send(webhook, ALERT, { 'idempotency-key': keys[index] ?? '' }),
      ])
      expect([200, 201]).toContain(sent.status)
      expect(tried.status === 200 ? tried.at('result') : tried.at('code')).toBe(tried.status === 200 ? 'started' : 'inbound.not-again')
    }
    expect(await countTickets()).toBe(before + keys.length)
  })
  it('is kept for 30 days, and what a running ticket is about for as long as it runs', async () => {
    const webhook = await make({ sameBy: 'groupKey' })
    const first = await send(webhook)
    test.clock.advance({ days: KEEP_INBOUND_DAYS + 1 })
    admin = await test.as(test.admin)
    await SWEEPS['sweep.inbound-calls'].run(test.deps)
    expect((await callsOf(webhook)).at('list')).toEqual([])
    expect((await send(webhook)).body).toMatchObject({ result: 'known', ticket: { number: first.at('ticket.number') } })
  })
})
