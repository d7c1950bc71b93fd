/** Notices by mail, to a real mail server: who gets what, in which language, how often, and what happens when it is not there. */
import { MAIL_SETTINGS } from '@formwork/api-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/people'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { type BuiltUser, buildUser } from '../../testing/build-people'
import { buildForm, leaveDefinition, publishNew, startLeave, users as askUsers } from '../../testing/build-processes'
import { startMailServer, type TestMailServer } from '../../testing/mail-server'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { deliverNotice } from '../notices/deliver-notice'
import { sendNoticeMail } from './send-notice-mail'

const PASSWORD = 'kept-for-the-mail-server'
const logged: unknown[] = []
const note = (...facts: unknown[]) => void logged.push(facts)

let test: TestApp
let mail: TestMailServer
let leader: BuiltUser
let requester: BuiltUser
let as: { leader: TestClient; requester: TestClient; admin: TestClient }
let processId: string

beforeAll(async () => {
  test = await createTestApp({ log: { debug: note, info: note, warn: note, error: note } })
  mail = await startMailServer({
    user: 'formwork',
    password: PASSWORD,
    refuses: (recipient) => (recipient.startsWith('gone') ? { code: 550, words: 'no such mailbox' } : undefined),
  })
  const roleIds = [test.site.staffRoleId]
  leader = await buildUser(test.deps, { nickName: '李主管', roleIds })
  requester = await buildUser(test.deps, { nickName: '张三', roleIds })
  as = { leader: await test.as(leader), requester: await test.as(requester), admin: await test.as(test.admin) }
  await setAddress(leader, 'leader@example.com')
  processId = await publishNew(as.admin, leaveDefinition(askUsers(leader.id), askUsers(leader.id)), await buildForm(test), '请假')
})
afterAll(async () => {
  await mail.close()
  await test.close()
})
beforeEach(async () => {
  // Lists are ordered by time.
  test.clock.advance({ seconds: 1 })
  expect((await save({})).status).toBe(200)
})

const settings = () => ({
  ...MAIL_SETTINGS.defaults,
  isOn: true,
  host: '127.0.0.1',
  port: mail.port,
  security: 'none',
  user: 'formwork',
  fromAddress: 'formwork@example.com',
  siteAddress: 'https://formwork.example.com/',
})
const save = (changed: object) => as.admin.put('/api/v2/settings/mail', { ...settings(), password: PASSWORD, ...changed })
const setAddress = ({ id }: BuiltUser, email: string) => test.deps.db.update(users).set({ email }).where(eq(users.id, id))
const work = () => runPendingJobs(test.database.pool, test.deps)
const last = () => mail.received.at(-1) ?? { from: '', to: [], source: '' }
const failedJobs = async () =>
  (
    await test.database.pool.query<{ last_error: string }>(
      "select last_error from graphile_worker.jobs where task_identifier = 'mail.notice'",
    )
  ).rows
const dropJobs = () => test.database.pool.query('delete from graphile_worker._private_jobs')
const BASE64_PART = /(Content-Transfer-Encoding: base64\r\n\r\n)([\d+/=A-Za-z\r\n]+)/g
/** What the parts say: they are quoted-printable, or base64 where little of them is ASCII. */
const read = (message: { source: string }) => {
  const source = message.source.replaceAll(
    BASE64_PART,
    (_, head: string, body: string) => head + Buffer.from(body, 'base64').toString('latin1'),
  )
  const bytes = source
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

describe('a notice', () => {
  it('goes out by mail once, as text and as HTML, in the language its reader used, with a link', async () => {
    await as.leader.get('/api/v1/getinfo', { 'accept-language': 'en' })
    const id = (await startLeave(as.requester, processId, 1)).textAt('id')
    await work()
    expect(mail.received).toHaveLength(1)
    expect(last()).toMatchObject({ from: 'formwork@example.com', to: ['leader@example.com'] })
    const message = read(last())
    for (const part of ['text/plain', 'text/html', 'Waiting for you at', `https://formwork.example.com/process/tickets/${id}`])
      expect(message).toContain(part)
    await as.leader.get('/api/v1/getinfo', { 'accept-language': 'zh-CN' })
    await startLeave(as.requester, processId, 1)
    await work()
    expect(mail.received).toHaveLength(2)
    const inChinese = read(last())
    for (const part of ['等待您处理', '发起人：张三', '流程：请假', '>张三</td>']) expect(inChinese).toContain(part)
  })

  it('says in whose place it calls somebody to a task', async () => {
    const [away, substitute] = await Promise.all([
      buildUser(test.deps, { nickName: '外出者' }),
      buildUser(test.deps, { nickName: '代理者' }),
    ])
    await setAddress(substitute, 'substitute@example.com')
    const day = test.deps.now().toISOString().slice(0, 10)
    await (await test.as(away)).put('/api/v2/my-absence', { firstDay: day, lastDay: day, substituteId: substitute.id })
    const definition = leaveDefinition(askUsers(away.id), askUsers(away.id))
    await startLeave(as.requester, await publishNew(as.admin, definition, await buildForm(test), '外出'), 1)
    await work()
    expect(last().to).toEqual(['substitute@example.com'])
    expect(read(last())).toContain('代理：外出者')
  })

  it('is mailed once however often its jobs run', async () => {
    const before = mail.received.length
    const ticketId = (await startLeave(as.requester, processId, 1)).textAt('id')
    await work()
    const at = test.deps.now().toISOString()
    const job = { deliveryId: `${ticketId}:again`, ticketId, kind: 'ticket-refused', to: [leader.id], nodeName: '', at }
    await deliverNotice(test.deps, job)
    await deliverNotice(test.deps, job)
    await work()
    const list = await as.leader.get('/api/v2/notices')
    await sendNoticeMail(test.deps, { noticeId: list.textAt('list.0.id') })
    expect(mail.received).toHaveLength(before + 2)
  })

  it('stays in the console alone for those without an address, and for all while mail is switched off', async () => {
    const before = mail.received.length
    await save({ isOn: false })
    const id = (await startLeave(as.requester, processId, 1)).textAt('id')
    await work()
    await save({})
    const taskId = (await as.leader.get(`/api/v2/tickets/${id}`)).textAt('moves.0.taskId')
    await as.leader.post(`/api/v2/tickets/${id}/approve`, { taskId })
    await work()
    expect((await as.requester.get('/api/v2/notices')).at('list.0')).toMatchObject({ ticketId: id })
    expect(mail.received).toHaveLength(before)
  })

  it('stays in the console for who wants no mail, until they want it again', async () => {
    const want = (mailNotices: boolean) => as.leader.put('/api/v2/my-preferences', { mailNotices })
    expect((await want(false)).status).toBe(200)
    const before = mail.received.length
    await startLeave(as.requester, processId, 1)
    await work()
    expect(mail.received).toHaveLength(before)
    expect((await as.leader.get('/api/v2/notices')).at('list.0.kind')).toBe('task-assigned')
    await want(true)
    await startLeave(as.requester, processId, 1)
    await work()
    expect(mail.received).toHaveLength(before + 1)
  })

  it('is there and the move made while the mail server is away; the mail follows once it is back', async () => {
    const before = mail.received.length
    const away = await startMailServer()
    await away.close()
    await save({ port: away.port })
    const answer = await startLeave(as.requester, processId, 1)
    expect(answer.status).toBe(200)
    await work()
    expect((await as.leader.get('/api/v2/notices')).at('list.0.ticketId')).toBe(answer.textAt('id'))
    expect(await failedJobs()).toEqual([{ last_error: expect.stringContaining('unreachable') }])
    await save({})
    await test.database.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await work()
    expect(mail.received).toHaveLength(before + 1)
  })

  it('is given up for an address that the mail server refuses for good', async () => {
    await setAddress(leader, 'gone@example.com')
    await startLeave(as.requester, processId, 1)
    await work()
    expect(await failedJobs()).toEqual([])
    await setAddress(leader, 'leader@example.com')
  })

  it('holds nothing that a title could smuggle in', async () => {
    const title = '<img src=x onerror=alert(1)>\r\nBcc: everybody@example.com'
    await as.requester.post('/api/v2/tickets', { processId, version: 1, title, values: { days: 1, reason: 'x' } })
    await work()
    expect(last().to).toEqual(['leader@example.com'])
    const [headers = '', , html = ''] = last().source.split('text/')
    expect(headers).not.toMatch(/^Bcc:/m)
    expect(html).not.toContain('<img')
  })
})

describe('the test mail', () => {
  const send = async () => (await as.admin.post('/api/v2/settings/mail/test')).body
  beforeAll(() => setAddress(test.admin, 'admin@example.com'))

  it('reaches whoever asks for it, with what the mail server said', async () => {
    expect(await send()).toMatchObject({ outcome: 'sent', to: 'admin@example.com', answer: expect.stringMatching(/^250/) })
    expect(last().to).toEqual(['admin@example.com'])
  })

  it('tells a wrong password, a server that is not there, and one without encryption apart', async () => {
    await save({ password: 'wrong' })
    expect(await send()).toMatchObject({ outcome: 'sign-in', answer: expect.stringContaining('535') })
    await save({ security: 'tls' })
    expect(await send()).toMatchObject({ outcome: 'encryption' })
    const away = await startMailServer()
    await away.close()
    await save({ port: away.port })
    expect(await send()).toMatchObject({ outcome: 'unreachable' })
    await setAddress(test.admin, '')
    expect(await send()).toMatchObject({ outcome: 'no-address' })
  })
})

describe('the password', () => {
  it('is not handed to another mail server than it was entered for', async () => {
    const { password: _password, ...elsewhere } = { ...settings(), host: 'elsewhere.example.com', password: '' }
    const answer = await as.admin.put('/api/v2/settings/mail', elsewhere)
    expect(answer.at('issues.0')).toMatchObject({ path: ['password'], code: 'mail.password-again' })
  })

  it('stands in no log, whatever went wrong', async () => {
    await dropJobs()
    expect(JSON.stringify(logged)).not.toContain(PASSWORD)
  })
})
