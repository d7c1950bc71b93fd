/** Lists of tickets as files over HTTP: all that a list shows, in its order, and nothing the reader may not see. */
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildOffice, type Office } from '../../testing/build-office'
import type { TestClient } from '../../testing/test-app'
import { readSheetFile } from '../sheets/run-sheet-worker'

let office: Office
let admin: TestClient

beforeAll(async () => {
  office = await buildOffice()
  admin = office.admin
  await admin.post('/api/v1/settings', {
    classify: 1,
    content: { name: 'X', logo: '', is_ldap: false, is_verify_code: false, time_zone: 'Asia/Shanghai' },
  })
  const approver = await office.person('李四')
  const processId = await office.publishFor([office.test.admin, approver])
  await office.start(processId)
  await office.start(processId)
  await office.requester.client.post('/api/v2/tickets', {
    processId,
    version: 1,
    title: '=HYPERLINK("x")，带"引号"',
    priority: 3,
    values: { reason: 'x', days: 1 },
  })
})
afterAll(() => office.test.close())

const get = ({ token }: TestClient, url: string) =>
  office.test.app.inject({ url, headers: { authorization: `Bearer ${token}`, 'accept-language': 'zh-CN' } })

it('has the rows and the order of the list, in words, with what looks like a formula as text', async () => {
  const answer = await get(admin, '/api/v2/tickets/todo/sheet?format=csv')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(/我的待办 \d{4}-\d\d-\d\d\.csv/)
  expect(answer.payload.startsWith('\uFEFF编号,标题,流程,优先级,状态,当前节点,待处理人,发起人,创建时间,更新时间\r\n')).toBe(true)
  const lines = answer.payload.trimEnd().split('\r\n').slice(1)
  const list = (await admin.get('/api/v2/tickets/todo')).at('list') as { number: string }[]
  expect(lines.map((line) => line.split(',')[0])).toEqual(list.map(({ number }) => number))
  const urgent = lines.find((line) => line.includes('HYPERLINK'))
  expect(urgent).toContain(`"'=HYPERLINK(""x"")，带""引号"""`)
  expect(urgent).toContain('非常紧急,进行中')
  expect(urgent).toContain('李四')
})

it('says moments by the clocks of the site, as dates of a spreadsheet', async () => {
  const answer = await get(office.requester.client, '/api/v2/tickets/mine/sheet')
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  const [headings, first] = await readSheetFile(answer.rawPayload, { rows: 10, cells: 20 })
  expect(headings?.at(-2)).toBe('创建时间')
  const createdAt = (await office.requester.client.get('/api/v2/tickets/mine')).at('list.0.createdAt') as string
  const inShanghai = new Date(new Date(createdAt).getTime() + 8 * 3_600_000)
  // The file counts in days: what is read back may be a second beside.
  const cell = new Date(first?.at(-2) ?? '')
  expect(Math.abs(cell.getTime() - Math.floor(inShanghai.getTime() / 60_000) * 60_000)).toBeLessThan(2000)
})

it('is narrowed like the list, and noted in the audit log with what was asked', async () => {
  const answer = await get(admin, `/api/v2/tickets/sheet?format=csv&status=running&keyword=${encodeURIComponent('带"引号"')}`)
  expect(answer.payload.trimEnd().split('\r\n')).toHaveLength(2)
  const noted = (await admin.get('/api/v2/audit?kind=tickets.exported')).at('list') as { readonly after: object }[]
  expect(noted.map(({ after }) => after)).toContainEqual({ list: 'all', tickets: 1, status: 'running', keyword: '带"引号"' })
})

it('is narrowed to a process and to who asked, in the lists that are narrowed so', async () => {
  const linesOf = async (query: string) => (await get(admin, `/api/v2/tickets/${query}`)).payload.trimEnd().split('\r\n').length - 1
  const { id } = office.requester.user
  const processId = (await admin.get('/api/v2/tickets/processes?list=all')).textAt('list.0.id')
  const count = Number((await admin.get(`/api/v2/tickets?process=${processId}&requester=${id}`)).at('count'))
  expect(count).toBeGreaterThan(1)
  expect(await linesOf(`sheet?format=csv&process=${processId}&requester=${id}`)).toBe(count)
  expect(await linesOf(`todo/sheet?format=csv&process=${processId}&requester=${id}`)).toBe(count)
  expect(await linesOf(`sheet?format=csv&requester=${office.test.admin.id}`)).toBe(0)
  expect(await linesOf(`sheet?format=csv&process=${id}`)).toBe(0)
})

it('is one’s own for staff, and refused beyond that', async () => {
  const stranger = await office.test.as(await office.person())
  expect((await get(stranger, '/api/v2/tickets/mine/sheet?format=csv')).payload.trimEnd().split('\r\n')).toHaveLength(1)
  const refused = await get(stranger, '/api/v2/tickets/sheet')
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'permission.denied'])
  expect((await get(admin, '/api/v2/tickets/sheet?format=pdf')).json().code).toBe('request.invalid')
})

it('holds ten thousand, and says so where there are more', async () => {
  const more = (count: number) =>
    office.test.deps.db.execute(sql`
      insert into tickets select made.* from tickets t, generate_series(1, ${count}::int) n,
        jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'number', concat('C', ${count}::int, '-', n))) made
      where t.id = (select min(id::text)::uuid from tickets)`)
  await more(9997)
  const whole = await get(admin, '/api/v2/tickets/sheet?format=csv')
  expect(whole.payload.trimEnd().split('\r\n')).toHaveLength(10_001)
  const asSheet = await get(admin, '/api/v2/tickets/sheet')
  expect(await readSheetFile(asSheet.rawPayload, { rows: 20_000, cells: 20 })).toHaveLength(10_001)
  await more(1)
  const refused = await get(admin, '/api/v2/tickets/sheet')
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'ticket.too-many-for-sheet'])
  expect(refused.json().detail).toContain('10000')
})

it('is named with the day it is where the site is, and so is the sheet of users', async () => {
  const { clock } = office.test
  const today = clock.now().toISOString().slice(0, 10)
  const next = new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  // Eight hours later the server's day is the same, and that of the site another.
  clock.advance({ hours: 8 })
  expect(clock.now().toISOString()).toContain(today)
  const client = await office.test.as(office.test.admin)
  for (const [url, name] of [
    ['/api/v2/tickets/todo/sheet?format=csv', `我的待办 ${next}.csv`],
    ['/api/v1/sysUser/export', `用户 ${next}.xlsx`],
  ] as const)
    expect(decodeURIComponent(String((await get(client, url)).headers['content-disposition']))).toContain(name)
})
