/** A group chat from the choice of its kind to the message in it: a robot that checks signatures, one that says no, the log; on a phone and in the dark. */
import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { publishProcess } from '../setup/process'
import { expect, test } from '../setup/test'

const SECRET = 'SEC-of-the-group'
const posted: string[] = []
let wantsKeyword = false
let robot: Server
let address: string

test.beforeAll(async () => {
  robot = createServer((request, answer) => {
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      const { searchParams } = new URL(request.url ?? '', 'http://robot')
      const time = searchParams.get('timestamp') ?? ''
      const sum = createHmac('sha256', SECRET).update(`${time}\n${SECRET}`).digest('base64')
      const isSigned = searchParams.get('sign') === sum && Math.abs(Date.now() - Number(time)) < 3_600_000
      const no = isSigned ? (wantsKeyword ? 'keywords not in content' : '') : 'sign not match'
      if (no === '') posted.push(body)
      answer.writeHead(200).end(JSON.stringify(no === '' ? { errcode: 0, errmsg: 'ok' } : { errcode: 310000, errmsg: no }))
    })
  })
  await new Promise<void>((done) => robot.listen(0, '127.0.0.1', done))
  const listening = robot.address()
  if (listening === null || typeof listening === 'string') throw new Error('no port')
  address = `http://127.0.0.1:${listening.port}/robot/send?access_token=0123456789abcdef0123456789abcdef`
})
test.afterAll(() => new Promise((done) => robot.close(done)))

test('a group chat is told of tickets by its robot, and the log says in words why one was not taken', async ({ page }) => {
  const admin = await signInAdmin()
  const requester = await createStaff(admin, 'robots-requester', '群聊发起人')
  const { list } = await call<{ list: { id: string }[] }>(routes.listWebhooks, { token: admin })
  for (const { id } of list) await call(routes.removeWebhook, { token: admin, params: { id } })
  const processId = await publishProcess(admin, '群聊流程', [])
  await call(routes.saveOutgoingSettings, { token: admin, body: { hosts: [{ host: '127.0.0.1', isInside: true }], secrets: {} } })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/webhooks')
  await page.getByRole('button', { name: '新建 Webhook' }).first().click()
  await page.getByRole('button', { name: '钉钉群' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('「主管审批」等待 李四 处理')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('名称').fill('行政群')
  await dialog.getByLabel('机器人地址').fill('https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=0123456789')
  await dialog.getByRole('button', { name: '创建 Webhook' }).click()
  await expect(dialog.getByText(/请填写钉钉群机器人的地址/)).toBeVisible()
  await dialog.getByLabel('机器人地址').fill(address)
  await dialog.getByLabel('签名校验').click()
  await dialog.getByLabel('签名密钥').fill(SECRET)
  await dialog.getByRole('checkbox', { name: /发起工单/ }).check()
  await expect(dialog.getByText('张三 提交了工单')).toBeVisible()
  await dialog.getByRole('button', { name: '创建 Webhook' }).click()

  const row = page.getByRole('row').filter({ hasText: '行政群' })
  await expect(row.getByText('钉钉群')).toBeVisible()
  await expect(page.getByText('0123456789abcdef')).toHaveCount(0)
  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('menuitem', { name: '发送测试事件' }).click()
  await expect(page.getByRole('row').filter({ hasText: '测试事件' }).getByText('已送达')).toBeVisible({ timeout: 20_000 })
  expect(posted.join('')).toContain('「行政群」的工单消息会发送到这里')

  await call(routes.startTicket, { token: requester.token, body: { processId, version: 1, title: '群聊工单 @所有人', values: {} } })
  const started = page.getByRole('row').filter({ hasText: '发起工单' })
  await expect(started.getByText('已送达')).toBeVisible({ timeout: 20_000 })
  expect(posted.join('')).toContain('群聊工单 ＠所有人')

  wantsKeyword = true
  await started.getByRole('button', { name: '重新发送' }).click()
  await expect(started.getByText('已放弃')).toBeVisible({ timeout: 20_000 })
  await expect(started.getByText(/机器人只接收包含关键词的消息/)).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: '返回 Webhook 列表' }).click()
  await page.getByRole('button', { name: '编辑 行政群' }).click()
  await expect(dialog.getByText(/留空则不变/).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('名称').fill('行政群二')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('行政群二')).toBeVisible()
  await page.getByRole('button', { name: '更多' }).first().click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('尚无通知对象')).toBeVisible()
})
