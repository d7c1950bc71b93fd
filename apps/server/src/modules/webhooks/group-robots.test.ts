/** Webhooks that post to a group chat, on a real PostgreSQL with the real job engine, against robots that check what they are sent. */
import type { RobotKind } from '@formwork/api-contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { takeTurn } from './robot-turns'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { type BuiltUser, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users } from '../../testing/build-processes'
import { type GroupChats, ROBOT_TOKEN, SIGNING_SECRET, startGroupChats } from '../../testing/http/group-chats'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'

const logged: unknown[] = []
const note = (...facts: unknown[]) => void logged.push(facts)
const KINDS = ['wecom', 'dingtalk', 'feishu', 'slack'] as const
const PLACE = '/api/v2/webhooks'

let test: TestApp
let admin: TestClient
let person: BuiltUser
let own: TestClient
let processId: string
let chats: GroupChats

beforeAll(async () => {
  test = await createTestApp({ log: { debug: note, info: note, warn: note, error: note } })
  admin = await test.as(test.admin)
  person = await buildUser(test.deps, { nickName: '张三', roleIds: [test.site.staffRoleId] })
  own = await test.as(person)
  const formId = await buildForm(test)
  processId = await publishNew(admin, leaveDefinition(users(test.admin.id), users(test.admin.id)), formId, '请假')
  chats = await startGroupChats(test.deps.now)
  await admin.put('/api/v2/settings/outgoing', { hosts: [{ host: '127.0.0.1', isInside: true }], secrets: {} })
  const mail = { isOn: false, host: '', port: 25, security: 'none', user: '', fromAddress: '', fromName: '' }
  await admin.put('/api/v2/settings/mail', { ...mail, siteAddress: 'https://formwork.example.com/' })
})
afterAll(async () => {
  await chats.close()
  await test.close()
})
beforeEach(async () => {
  await test.database.pool.query('delete from webhooks')
  await work()
  chats.taken.length = 0
  chats.checksSignatures = false
  chats.answersInstead = null
})

const fields = (kind: RobotKind, changed: object = {}) => ({
  kind,
  name: '行政群',
  url: chats.addresses[kind],
  enabled: true,
  events: ['ticket.started', 'task.opened', 'task.answered', 'ticket.ended'],
  processIds: [],
  locale: 'zh-CN',
  isSigned: false,
  signingSecret: '',
  ...changed,
})
async function make(kind: RobotKind, changed: object = {}): Promise<string> {
  const answer = await admin.post(PLACE, fields(kind, changed))
  expect([answer.status, answer.at('secret')], answer.text).toEqual([200, null])
  return answer.textAt('id')
}
const work = () => runPendingJobs(test.database.pool, test.deps)
const comeDue = () => test.database.pool.query(`update graphile_worker._private_jobs set run_at = now()`)
const start = async () => (await startLeave(own, processId, 1)).textAt('id')
async function approve(id: string) {
  const taskId = (await admin.get(`/api/v2/tickets/${id}`)).textAt('openTasks.0.taskId')
  expect((await admin.post(`/api/v2/tickets/${id}/moves`, { type: 'approve', taskId, remark: '回家看看' })).status).toBe(200)
}
/** Lists are ordered by time. */
const later = () => test.clock.advance({ seconds: 1 })
const trial = (id: string) => {
  later()
  return admin.post(`${PLACE}/${id}/test`)
}
const log = async (id: string) => (await admin.get(`${PLACE}/${id}/deliveries`)).at('list') as Record<string, unknown>[]
const sentMessages = () => chats.taken.map(({ body }) => JSON.stringify(body))

describe('turns of a robot', () => {
  it('that were taken while the clock was years ahead keep nobody waiting after it was set right', async () => {
    const id = await make('dingtalk')
    const now = test.clock.now()
    await takeTurn(test.deps.db, id, new Date('2036-01-01T00:00:00Z'))
    expect(await takeTurn(test.deps.db, id, now)).toBe(0)
  })

  it('come one after the other once some were taken at once', async () => {
    const id = await make('dingtalk')
    const now = test.clock.now()
    const waits = []
    // oxlint-disable-next-line no-await-in-loop
    for (let index = 0; index < 7; index += 1) waits.push(await takeTurn(test.deps.db, id, now))
    expect(waits).toEqual([0, 0, 0, 0, 0, 4, 8])
  })
})

describe('a group chat', () => {
  it.each(KINDS)(
    'of %s is told of a ticket from its start to its end, with a link, and never what the form or a remark says',
    async (kind) => {
      const webhook = await make(kind)
      const id = await start()
      await approve(id)
      await work()
      expect(sentMessages()).toMatchObject([
        expect.stringContaining('张三 提交了工单'),
        expect.stringMatching(/「主管审批」等待 .+ 处理/),
        expect.stringContaining('同意了「主管审批」'),
        expect.stringContaining('工单已通过'),
      ])
      for (const message of sentMessages()) {
        expect(message).toContain('请假 1 天')
        expect(message).toContain(`https://formwork.example.com/process/tickets/${id}`)
        expect(message).not.toContain('回家')
      }
      expect((await log(webhook)).map(({ status }) => status)).toEqual(['delivered', 'delivered', 'delivered', 'delivered'])
    },
  )

  it('reads its messages in the language that was chosen for it', async () => {
    await make('slack', { locale: 'en', events: ['ticket.started'] })
    await start()
    await work()
    expect(sentMessages()[0]).toContain('张三 submitted a ticket')
  })

  it('is told of no more messages in a minute than robots take; the others follow', async () => {
    const id = await make('wecom')
    for (let count = 0; count < 8; count += 1) await trial(id)
    await work()
    expect(chats.taken.length).toBe(5)
    const { rows } = await test.database.pool.query<{ seconds: number }>(
      `select round(extract(epoch from run_at - min(run_at) over ()))::int as seconds from graphile_worker.jobs
        where task_identifier = 'webhook.deliver' and run_at > now() order by run_at`,
    )
    expect(rows.map(({ seconds }) => seconds)).toEqual([0, 4, 8])
    await comeDue()
    await work()
    expect([chats.taken.length, (await log(id)).every(({ status, attempts }) => status === 'delivered' && attempts === 1)]).toEqual([
      8,
      true,
    ])
  })
})

describe('a robot that checks signatures', () => {
  it.each(['dingtalk', 'feishu'] as const)('of %s takes what is signed with its secret, and nothing else', async (kind) => {
    chats.checksSignatures = true
    const id = await make(kind, { isSigned: true, signingSecret: SIGNING_SECRET })
    await trial(id)
    await work()
    expect([(await log(id))[0], chats.taken.length]).toMatchObject([{ status: 'delivered' }, 1])
    const other = await make(kind, { isSigned: true, signingSecret: 'another secret' })
    await trial(other)
    await work()
    expect((await log(other))[0]).toMatchObject({ status: 'failed', attempts: 1, httpStatus: 200, error: 'wrong-signature' })
    const unsigned = await make(kind)
    await trial(unsigned)
    await work()
    expect((await log(unsigned))[0]).toMatchObject({ status: 'failed', error: 'wrong-signature' })
  })

  it('keeps its secret and address when they are not given anew, and the audit log says which were replaced', async () => {
    chats.checksSignatures = true
    const id = await make('dingtalk', { isSigned: true, signingSecret: SIGNING_SECRET })
    const change = (changed: object) => {
      later()
      return admin.put(`${PLACE}/${id}`, fields('dingtalk', { url: '', isSigned: true, ...changed }))
    }
    expect((await change({ name: '改名', revision: 1 })).status).toBe(200)
    await trial(id)
    await work()
    expect((await log(id))[0]).toMatchObject({ status: 'delivered' })
    expect((await change({ signingSecret: 'replaced secret', revision: 2 })).status).toBe(200)
    expect((await admin.get('/api/v2/audit')).at('list.0')).toMatchObject({
      kind: 'webhook.changed',
      after: { name: '行政群', changedSecrets: ['signingSecret'] },
    })
    await trial(id)
    await work()
    expect((await log(id))[0]).toMatchObject({ status: 'failed', error: 'wrong-signature' })
    expect((await change({ isSigned: false, revision: 3 })).status).toBe(200)
    expect((await admin.get(PLACE)).at('list.0')).toMatchObject({ isSigned: false })
    expect((await change({ isSigned: true, revision: 4 })).at('issues.0')).toMatchObject({
      path: ['signingSecret'],
      code: 'webhook.secret-again',
    })
  })
})

describe('a robot that says no', () => {
  it.each(KINDS)('of %s because it does not know its address is given up at once, and said in words', async (kind) => {
    const id = await make(kind, { url: chats.addresses[kind].replace(ROBOT_TOKEN, 'some-other-token-of-somebody') })
    await trial(id)
    await work()
    expect((await log(id))[0]).toMatchObject({ status: 'failed', attempts: 1, error: 'robot-unknown' })
    expect((await admin.get(PLACE)).at('list.0.failingSince')).toBe(test.deps.now().toISOString())
  })

  it.each([
    ['wecom', { errcode: 45009, errmsg: 'api freq out of limit' }],
    ['dingtalk', { errcode: 130101, errmsg: 'send too fast' }],
    ['dingtalk', { errcode: 410100, errmsg: '发送速度太快而限流' }],
    ['feishu', { code: 9499, msg: 'too many request' }],
    ['feishu', { code: 11232, msg: 'frequency limited' }],
  ] as const)('of %s because of too many messages is asked again later, and others wait a minute: %j', async (kind, text) => {
    const id = await make(kind)
    chats.answersInstead = { status: 200, text: JSON.stringify(text) }
    await trial(id)
    await work()
    expect((await log(id))[0]).toMatchObject({
      status: 'waiting',
      attempts: 1,
      httpStatus: 200,
      error: 'too-often',
      answer: JSON.stringify(text),
    })
    await trial(id)
    await work()
    expect((await log(id))[0]).toMatchObject({ status: 'waiting', attempts: 0 })
    chats.answersInstead = null
    await comeDue()
    await work()
    expect((await log(id)).map(({ status }) => status)).toEqual(['delivered', 'delivered'])
  })

  it('with a page of somebody else has not taken the message', async () => {
    const id = await make('wecom')
    chats.answersInstead = { status: 200, text: '<html>Please sign in</html>' }
    await trial(id)
    await work()
    expect((await log(id))[0]).toMatchObject({ status: 'waiting', error: 'refused', answer: '<html>Please sign in</html>' })
  })
})

describe('the address of a robot', () => {
  it('stands in no answer, no log and no row, also when the robot repeats it', async () => {
    for (const kind of KINDS) {
      const signed = kind === 'dingtalk' || kind === 'feishu' ? { isSigned: true, signingSecret: SIGNING_SECRET } : {}
      const id = await make(kind, { name: kind, ...signed })
      chats.answersInstead = { status: 403, text: `no: ${chats.addresses[kind]} ${'signingSecret' in signed ? SIGNING_SECRET : ''}` }
      await trial(id)
      await work()
      expect((await log(id))[0]).toMatchObject({ error: 'status', answer: expect.stringContaining('no: http') })
      expect((await admin.put(`${PLACE}/${id}`, fields(kind, { ...signed, name: `${kind} 2`, revision: 1 }))).status).toBe(200)
    }
    const tables = ['webhooks', 'webhook_deliveries', 'graphile_worker._private_jobs', 'audit_entries']
    const rows = await Promise.all(
      tables.map(async (table) => (await test.database.pool.query(`select t::text as row from ${table} t`)).rows),
    )
    const answers = await Promise.all([admin.get(PLACE), admin.get('/api/v2/audit')])
    const shown = JSON.stringify([rows, answers.map(({ text }) => text), logged])
    expect(shown).not.toContain(ROBOT_TOKEN)
    expect(shown).not.toContain(SIGNING_SECRET)
    expect(answers[0]?.at('list.0.url')).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/…9c0d$/)
  })

  it('is refused where it is of another chat, of a host that is not named, or missing; and the kind stays what it is', async () => {
    const refused = async (kind: RobotKind, changed: object) => (await admin.post(PLACE, fields(kind, changed))).at('issues.0.path')
    expect(await refused('dingtalk', { url: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1' })).toEqual(['url'])
    expect(await refused('wecom', { url: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1' })).toEqual(['url'])
    expect(await refused('wecom', { url: '' })).toEqual(['url'])
    expect(await refused('wecom', { isSigned: true, signingSecret: 'x' })).toEqual(['isSigned'])
    expect(await refused('feishu', { isSigned: true })).toEqual(['signingSecret'])
    const id = await make('feishu')
    expect((await admin.put(`${PLACE}/${id}`, fields('slack', { url: '', revision: 1 }))).at('code')).toBe('webhook.other-kind')
    expect((await admin.post(`${PLACE}/${id}/secret`)).at('code')).toBe('webhook.other-kind')
  })

  it('that cannot be read any more can be switched off, and has to be entered again to go on', async () => {
    const id = await make('feishu')
    await test.database.pool.query(`update webhooks set secret = 'sealed with the key of another installation'`)
    await trial(id)
    await work()
    expect((await log(id))[0]).toMatchObject({ status: 'failed', error: 'secret-unreadable' })
    const change = (changed: object) => admin.put(`${PLACE}/${id}`, fields('feishu', { url: '', ...changed }))
    expect((await change({ enabled: false, revision: 1 })).status).toBe(200)
    expect((await change({ revision: 2 })).at('issues.0')).toMatchObject({ path: ['url'], code: 'webhook.secret-again' })
    expect((await change({ url: chats.addresses.feishu, revision: 2 })).status).toBe(200)
    await trial(id)
    await work()
    expect((await log(id))[0]).toMatchObject({ status: 'delivered' })
  })
})

it('shows what a chat is told before there is one', async () => {
  const shown = await admin.get(`${PLACE}/messages?locale=en`)
  expect(shown.at('list.length')).toBe(8)
  expect(shown.at('list.1')).toMatchObject({ event: 'task.opened', tone: 'waiting', said: '“Manager” waits for Sam Lee' })
  expect((await own.get(`${PLACE}/messages?locale=en`)).status).toBe(403)
})
