/** A webhook from the refused address to the event that arrives: made, tested, notified of a ticket, its log, a secret renewed; on a phone and in the dark. */
import { createServer, type Server } from 'node:http'
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { publishProcess } from '../setup/process'
import { expect, test } from '../setup/test'

const received: { readonly type: string; readonly signature: string }[] = []
let answers = 204
let receiver: Server
let address: string

test.beforeAll(async () => {
  receiver = createServer((request, answer) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      received.push({ type: String(JSON.parse(body).type), signature: String(request.headers['webhook-signature']) })
      answer.writeHead(answers).end(answers === 204 ? '' : 'not today')
    })
  })
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done))
  const listening = receiver.address()
  if (listening === null || typeof listening === 'string') throw new Error('no port')
  address = `http://127.0.0.1:${listening.port}/hook`
})
test.afterAll(() => new Promise((done) => receiver.close(done)))

test('a system is told of tickets once its address is allowed, and its log says what it answered', async ({ page }) => {
  const admin = await signInAdmin()
  const requester = await createStaff(admin, 'webhooks-requester', '回调发起人')
  const { list } = await call<{ list: { id: string }[] }>(routes.listWebhooks, { token: admin })
  for (const { id } of list) await call(routes.removeWebhook, { token: admin, params: { id } })
  const processId = await publishProcess(admin, '回调流程', [])
  await call(routes.saveOutgoingSettings, { token: admin, body: { hosts: [], secrets: {} } })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/webhooks')
  await expect(page.getByText('尚无通知对象')).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: '新建 Webhook' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: '其他系统' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await dialog.getByLabel('名称').fill('数据仓库')
  await dialog.getByLabel('地址').fill(address)
  await dialog.getByRole('checkbox', { name: /产生待办/ }).uncheck()
  await dialog.getByRole('combobox', { name: '适用流程' }).click()
  await page.getByRole('option', { name: '回调流程' }).click()
  await page.keyboard.press('Escape')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '创建 Webhook' }).click()
  await expect(dialog.getByText(/系统设置不允许调用 127\.0\.0\.1/)).toBeVisible()
  await call(routes.saveOutgoingSettings, { token: admin, body: { hosts: [{ host: '127.0.0.1', isInside: true }], secrets: {} } })
  await dialog.getByRole('button', { name: '创建 Webhook' }).click()
  await expect(page.getByLabel('Webhook 密钥').last()).toHaveText(/^whsec_/)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '我已保存' }).click()

  const row = page.getByRole('row').filter({ hasText: '数据仓库' })
  await expect(row.getByText('尚未发送')).toBeVisible()
  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '发送测试事件' }).click()
  await expect(page.getByRole('heading', { name: '「数据仓库」的投递记录' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '测试事件' }).getByText('已送达')).toBeVisible({ timeout: 20_000 })
  expect(received).toMatchObject([{ type: 'webhook.test', signature: /^v1,/ }])

  answers = 503
  await call(routes.startTicket, { token: requester.token, body: { processId, version: 1, title: '回调工单', values: {} } })
  const started = page.getByRole('row').filter({ hasText: '发起工单' })
  await expect(started.getByText('等待重试')).toBeVisible({ timeout: 20_000 })
  await expect(started.getByText('not today')).toBeVisible()
  answers = 204
  await expect(started.getByText('已送达')).toBeVisible({ timeout: 30_000 })
  expect(received.filter(({ type }) => type === 'task.opened')).toEqual([])
  await started.getByRole('button', { name: '重新发送' }).click()
  await expect(page.getByText('正在重新发送').first()).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '返回 Webhook 列表' }).click()
  await expect(page.getByText('数据仓库').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '更多' }).first().click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('尚无通知对象')).toBeVisible()
})
