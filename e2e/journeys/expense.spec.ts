/** An expense claim: two signatures in parallel, sent back to be corrected, submitted again, and signed by weight. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { edge, widget } from '../setup/process'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'

test('an expense claim is signed in parallel, returned, corrected, submitted again and agreed to', async ({ page }) => {
  test.setTimeout(240_000)
  const admin = await signInAdmin()
  const requester = await createStaff(admin, 'expense.requester', '报销人')
  const leader = await createStaff(admin, 'expense.leader', '部门经理')
  const [first, second] = [await createStaff(admin, 'expense.first', '财务甲'), await createStaff(admin, 'expense.second', '财务乙')]
  const form = await call<{ id: string }>(routes.createForm, {
    token: admin,
    body: { name: '报销单', definition: { list: [widget('number', '金额', 'amount'), widget('input', '事由', 'reason')], config: {} } },
  })
  const definition = {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '' },
      { id: 'fork', kind: 'parallelGateway', name: '', direction: 'fork' },
      { id: 'leader', kind: 'userTask', name: '经理审批', assignees: [{ kind: 'user', userIds: [leader.userId] }], completion: 'any' },
      {
        id: 'finance',
        kind: 'userTask',
        name: '财务会签',
        assignees: [{ kind: 'user', userIds: [first.userId, second.userId] }],
        completion: 'weight',
        weights: { [first.userId]: 3, [second.userId]: 1 },
        threshold: 3,
      },
      { id: 'join', kind: 'parallelGateway', name: '', direction: 'join' },
      { id: 'end', kind: 'end', name: '' },
    ],
    edges: [
      edge('start', 'fork'),
      edge('fork', 'leader'),
      edge('fork', 'finance'),
      edge('leader', 'join'),
      edge('finance', 'join'),
      edge('join', 'end'),
    ],
  }
  const { id: processId } = await call<{ id: string }>(routes.createProcess, {
    token: admin,
    body: { name: '报销', formId: form.id, definition },
  })
  await call(routes.publishProcess, { token: admin, params: { id: processId }, body: { revision: 1 } })
  const { id } = await call<{ id: string }>(routes.startTicket, {
    token: requester.token,
    body: { processId, version: 1, title: '差旅报销', values: { amount: 900, reason: '出差' } },
  })
  const history = page.getByRole('list', { name: '流转记录' })

  await signInAs(page, 'expense.leader', STAFF_PASSWORD)
  await page.goto(`/process/tickets/${id}`)
  await page.getByRole('button', { name: '查看流程图' }).click()
  await expect(page.getByRole('dialog').getByText('财务会签').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '退回修改' }).click()
  const back = page.getByRole('dialog', { name: '退回该工单以修改？' })
  await back.getByRole('combobox', { name: '目标节点' }).click()
  await page.getByRole('option', { name: '退给发起人' }).click()
  await back.getByRole('textbox', { name: '理由' }).fill('金额有误')
  await back.getByRole('button', { name: '退回修改' }).click()
  await expect(history).toContainText('部门经理 在「经理审批」')

  await page.context().clearCookies()
  await signInAs(page, 'expense.requester', STAFF_PASSWORD)
  await page.goto(`/process/tickets/${id}`)
  const amount = page.getByRole('spinbutton', { name: '金额' })
  await amount.fill('860')
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '重新提交' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '重新提交' }).click()
  await expect(history).toContainText('报销人 重新提交了工单')

  await page.context().clearCookies()
  await signInAs(page, 'expense.leader', STAFF_PASSWORD)
  await page.goto(`/process/tickets/${id}`)
  await expect(page.getByText('860').first()).toBeVisible()
  await page.getByRole('button', { name: '同意' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '同意' }).click()
  await expect(history).toContainText('部门经理 同意了「经理审批」')

  // The weight of one of the two is enough.
  await page.context().clearCookies()
  await signInAs(page, 'expense.first', STAFF_PASSWORD)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/process/tickets/${id}`)
  await page.getByRole('button', { name: '同意' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '同意' }).click()
  await expect(page.getByText('已通过').first()).toBeVisible()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
})
