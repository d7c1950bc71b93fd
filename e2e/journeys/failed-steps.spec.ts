/** A step that failed for good is listed for administrators with its cause; on a phone its facts run on as those of every card. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { edge } from '../setup/process'
import { settled } from '../setup/settled'
import { expect, test } from '../setup/test'

test.use({ viewport: { width: 390, height: 844 } })

test('a script that fails is told by its line on a card of a phone', async ({ page }) => {
  const token = await signInAdmin()
  const staff = await createStaff(token, 'failed.staff', '失败发起人')
  const definition = {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '提交' },
      { id: 'sum', kind: 'script', name: '核算', code: 'const none = null\nreturn none.values' },
      { id: 'ask', kind: 'userTask', name: '审批', assignees: [{ kind: 'user', userIds: [staff.userId] }], completion: 'any' },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [edge('start', 'sum'), edge('sum', 'ask'), edge('ask', 'end')],
  }
  const { id: processId } = await call<{ id: string }>(routes.createProcess, {
    token,
    body: { name: '核算流程', formId: null, definition },
  })
  await call(routes.publishProcess, { token, params: { id: processId }, body: { revision: 1 } })
  await call(routes.startTicket, { token: staff.token, body: { processId, version: 1, title: '核算一月', values: {} } })
  const failed = async () => (await call<{ list: { ticketTitle: string }[] }>(routes.listIncidents, { token })).list
  await expect.poll(failed).toMatchObject([{ ticketTitle: '核算一月' }])

  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/process/failed-steps')
  const card = page.getByRole('listitem').filter({ hasText: '核算一月' })
  await expect(card.getByText(/^脚本在第 2 行运行失败：TypeError/)).toBeVisible()
  // One below the other they would leave dots on lines of their own.
  for (const part of [card.getByText('核算', { exact: true }), card.getByText('脚本', { exact: true }), card.getByText('已尝试 1 次')])
    await expect(part).toHaveCSS('display', 'inline')
  await settled(page)
  expect(await violations(page)).toEqual([])
})
