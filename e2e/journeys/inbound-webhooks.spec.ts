/** Inbound webhooks: an administrator makes an address, previews a call, another system calls it, a refused call is fixed and tried again, and a call that ends the subject ends its ticket. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { stepsInARow } from '../setup/process'
import { serverUrl } from '../setup/server'
import { expect, test } from '../setup/test'

const FORM = {
  list: [{ type: 'input', name: '主机', key: 'k1', model: 'host', options: { required: true, dataType: 'string' }, rules: [] }],
  config: {},
}
const ALERT = { status: 'firing', groupKey: 'disk', alerts: [{ labels: { alertname: '磁盘将满', host: 'db-1', severity: 'critical' } }] }

async function alerts(username = 'inbound.keeper', keeper = '值班经理') {
  const token = await signInAdmin()
  const { userId } = await createStaff(token, username, keeper)
  const { id: formId } = await call<{ id: string }>(routes.createForm, { token, body: { name: `${keeper}的告警单`, definition: FORM } })
  const definition = stepsInARow([{ id: 'look', name: '查看', assignees: [{ kind: 'user', userIds: [userId] }] }])
  const { id } = await call<{ id: string }>(routes.createProcess, { token, body: { name: `${keeper}的告警`, formId, definition } })
  await call(routes.publishProcess, { token, params: { id }, body: { revision: 1 } })
}

const send = async (address: string, body: object) => {
  const { pathname } = new URL(address)
  const response = await fetch(serverUrl() + pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as { result?: string; ticket?: { number: string } } }
}

test('an alert starts a ticket, the same alert no second one, and what was refused is mended and tried again', async ({ page }) => {
  await alerts()
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/design/inbound')
  await expect(page.getByText('暂无接收 Webhook')).toBeVisible()
  await expect(page.getByRole('region', { name: '发送调用的命令' })).toContainText('curl -X POST')
  expect(await violations(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: '新建接收 Webhook' }).first().click()

  await page.getByRole('textbox', { name: '名称' }).fill('Alertmanager')
  await page.getByRole('combobox', { name: '流程' }).fill('值班经理的告警')
  await page.getByRole('option', { name: /值班经理的告警/ }).click()
  await page.getByRole('combobox', { name: '发起人' }).fill('值班经理')
  await page.getByRole('option', { name: /值班经理/ }).click()
  await page.getByRole('textbox', { name: '标题' }).fill('{alerts[0].labels.alertname}：{alerts[0].labels.host}')
  const host = page.getByRole('textbox', { name: '主机' }).first()
  await host.fill('alerts[0]..host')
  await host.blur()
  await expect(page.getByText('请填写路径，例如 alerts[0].labels.instance，或在文字中用花括号写路径')).toBeVisible()
  await host.fill('alerts[0].labels.instance')
  await page.getByRole('textbox', { name: '去重依据' }).fill('groupKey')
  await page.getByRole('textbox', { name: '优先级取自' }).fill('alerts[0].labels.severity')
  await page.getByRole('textbox', { name: '非常紧急' }).fill('critical, disaster')

  await page.getByRole('textbox', { name: 'JSON 示例' }).fill(JSON.stringify(ALERT))
  await page.getByRole('button', { name: '预览结果' }).click()
  const preview = page.getByRole('status').filter({ hasText: '去重依据' })
  await expect(preview).toContainText('主机必须填写')
  await expect(preview).toContainText('磁盘将满：db-1')
  await expect(preview).toContainText('非常紧急')
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: '创建 Webhook' }).click()
  const secrets = page.getByRole('dialog', { name: 'Webhook 地址' })
  const address = await secrets.getByLabel('Webhook 地址', { exact: true }).last().innerText()
  expect(await violations(page)).toEqual([])
  await secrets.getByRole('button', { name: '我已保存' }).click()
  expect((await send(address, ALERT)).status).toBe(422)

  const row = page.getByRole('row', { name: /Alertmanager/ })
  await page.reload()
  await expect(row).toContainText('已拒绝')
  await row.getByRole('button', { name: '「Alertmanager」的接收记录' }).click()
  await page.getByRole('button', { name: '查看调用' }).click()
  await expect(page.getByRole('dialog')).toContainText('主机必须填写')
  await page.getByRole('dialog').getByRole('button', { name: '用作示例' }).click()
  await expect(page.getByRole('textbox', { name: 'JSON 示例' })).toHaveValue(/"host": "db-1"/)
  await page.getByRole('textbox', { name: '主机' }).first().fill('alerts[0].labels.host')
  await page.getByRole('button', { name: '预览结果' }).click()
  await expect(page.getByText('这样的调用会发起以下工单：')).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()

  await row.getByRole('button', { name: '「Alertmanager」的接收记录' }).click()
  await page.getByRole('button', { name: '查看调用' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '重试' }).click()
  const started = page.getByRole('dialog').getByRole('link', { name: /^\d{12,}$/ })
  await expect(started).toBeVisible()
  const again = await send(address, ALERT)
  expect([again.status, again.body]).toMatchObject([200, { result: 'known', ticket: { number: await started.innerText() } }])
  await started.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('磁盘将满：db-1')
  await expect(page.getByText('接收 Webhook「Alertmanager」以值班经理的名义提交了工单')).toBeVisible()
})

test('an alert that comes again leaves a comment, and one that is over ends its ticket, as the page has shown beforehand', async ({
  page,
}) => {
  await alerts('inbound.second', '值班员')
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/design/inbound/new')
  await page.getByRole('textbox', { name: '名称' }).fill('Prometheus')
  await page.getByRole('combobox', { name: '流程' }).fill('值班员的告警')
  await page.getByRole('option', { name: /值班员的告警/ }).click()
  await page.getByRole('combobox', { name: '发起人' }).fill('值班员')
  await page.getByRole('option', { name: /inbound.second/ }).click()
  await expect(page.getByText('请先填写上方的「去重依据」')).toBeVisible()
  await page.getByRole('button', { name: '按来源填充' }).click()
  await page.getByRole('menuitem', { name: 'Alertmanager' }).click()
  await expect(page.getByRole('textbox', { name: '恢复条件' })).toHaveValue('status')
  await page.getByRole('textbox', { name: '主机' }).first().fill('alerts[0].labels.host')
  await page.getByRole('textbox', { name: '恢复时的取值' }).fill('')
  await page.getByRole('button', { name: '创建 Webhook' }).click()
  await expect(page.getByText('请输入恢复时的取值')).toBeVisible()
  await page.getByRole('textbox', { name: '恢复时的取值' }).fill('resolved')
  await page.getByRole('combobox', { name: '恢复后' }).click()
  await page.getByRole('option', { name: '结束工单' }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '创建 Webhook' }).click()
  const secrets = page.getByRole('dialog', { name: 'Webhook 地址' })
  const address = await secrets.getByLabel('Webhook 地址', { exact: true }).last().innerText()
  await secrets.getByRole('button', { name: '我已保存' }).click()

  const alert = { ...ALERT, commonLabels: { alertname: '磁盘将满' }, commonAnnotations: { summary: '使用率 97%' } }
  const started = await send(address, alert)
  expect(started.status).toBe(201)
  await page.getByRole('link', { name: 'Prometheus' }).click()
  await page.getByRole('textbox', { name: 'JSON 示例' }).fill(JSON.stringify(alert))
  await page.getByRole('button', { name: '预览结果' }).click()
  await expect(page.getByText(`相关工单 ${started.body.ticket?.number} 仍在进行，这样的调用会在该工单上评论。`)).toBeVisible()
  await expect(page.getByText('告警仍在持续：使用率 97%')).toBeVisible()
  expect((await send(address, alert)).body.result).toBe('known')
  expect((await send(address, { ...alert, status: 'resolved' })).body.result).toBe('cleared')

  await page.getByRole('button', { name: '接收记录' }).click()
  await expect(page.getByRole('row', { name: /已恢复.*工单已撤回/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /已有工单.*已评论/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page
    .getByRole('link', { name: started.body.ticket?.number ?? '' })
    .first()
    .click()
  await expect(page.getByText('告警仍在持续：使用率 97%')).toBeVisible()
  await expect(page.getByText('告警已恢复：使用率 97%')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('已撤回')
})
