/** The demo company, as a visitor finds it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPendingJobs } from '../../jobs/run-pending-jobs'
import { createTestApp, type TestApp, type TestClient } from '../../testing/test-app'
import { DEMO_PASSWORD, seedDemo } from './seed'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await seedDemo(test.deps)
})
afterAll(() => test.close())

async function signIn(username: string): Promise<TestClient> {
  const answer = await test.anonymous.post('/login', { username, password: DEMO_PASSWORD, code: '', uuid: '', loginType: 0 })
  return test.withToken(answer.textAt('token'))
}

describe('the demo company', () => {
  it('is set up once', async () => {
    expect(await seedDemo(test.deps)).toBe(false)
  })
  it('has work waiting for a leader, for finance, and for the administrator when a leader asks', async () => {
    const waiting = async (username: string) => {
      const list = (await (await signIn(username)).get('/api/v2/tickets/todo')).at('list')
      return Array.isArray(list) ? list.map((ticket: { title: string }) => ticket.title) : []
    }
    expect(await waiting('zhao.yun')).toEqual(['孙菲的事假申请'])
    expect(await waiting('wang.lei')).toEqual(['可用性测试设备', '前端技术大会门票'])
    expect(await waiting('chen.jing')).toEqual(['李娜的长假申请'])
    expect((await (await test.as(test.admin)).get('/api/v2/tickets/todo')).at('list.0.title')).toBe('行业展会招待费')
  })
  it('shows its processes in the catalogue and a week on the dashboard', async () => {
    const client = await signIn('li.na')
    expect((await client.get('/api/v2/catalogue')).at('list')).toHaveLength(4)
    const board = await (await test.as(test.admin)).get('/api/v1/dashboard')
    expect(board.at('data.count.all')).toBe(16)
    expect(board.at('data.ranks.0.total')).toBe(5)
  })
  it('says of the forms that people fill in that they are published', async () => {
    const list = (await (await test.as(test.admin)).get('/api/v2/forms')).at('list')
    expect(Array.isArray(list) && list.map((form: { publishedVersion: number | null }) => form.publishedVersion)).toEqual([1, 1, 1, 1])
  })
  it('has told people about their tasks', async () => {
    await runPendingJobs(test.database.pool, test.deps)
    expect((await (await signIn('liu.yang')).get('/api/v2/notices')).at('unread')).toBeGreaterThan(0)
  })
  it('has a request whose time is up', async () => {
    const client = await signIn('zhang.wei')
    await runPendingJobs(test.database.pool, test.deps)
    const todo = await client.get('/api/v2/tickets/todo')
    const kindsOf = async (row: number) =>
      JSON.stringify((await client.get(`/api/v2/tickets/${todo.textAt(`list.${row}.id`)}`)).at('history'))
    expect([todo.at('list.0.title'), todo.at('list.1.title')]).toEqual(['无法登录邮箱', '电脑频繁死机'])
    expect(await kindsOf(0)).toContain('"overdue"')
    expect(await kindsOf(1)).not.toContain('"overdue"')
  })
})
