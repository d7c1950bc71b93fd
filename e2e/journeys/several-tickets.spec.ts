/** Many tickets wait for one person: they are selected by keys and agreed to together, and each shows its result. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { stepsInARow, widget } from '../setup/process'
import { expect, test } from '../setup/test'

async function publish(token: string, name: string, steps: ReturnType<typeof stepsInARow>, formId: string | null): Promise<string> {
  const { id } = await call<{ id: string }>(routes.createProcess, { token, body: { name, formId, definition: steps } })
  await call(routes.publishProcess, { token, params: { id }, body: { revision: 1 } })
  return id
}

test('several tickets are agreed to at once; what a colleague has decided, and what has to be filled in, is said', async ({ page }) => {
  const admin = await signInAdmin()
  const approver = await createStaff(admin, 'several.approver', '批量审批人')
  const colleague = await createStaff(admin, 'several.colleague', '同组审批人')
  const requester = await createStaff(admin, 'several.asks', '批量发起人')
  const asked = [{ kind: 'user', userIds: [approver.userId, colleague.userId] }]
  const plain = await publish(admin, '批量领用', stepsInARow([{ id: 'one', name: '审批', assignees: asked }]), null)
  const form = await call<{ id: string }>(routes.createForm, {
    token: admin,
    body: { name: '批量验收单', definition: { list: [widget('input', '验收意见', 'verdict')], config: {} } },
  })
  const verdict = { id: 'one', name: '验收', assignees: asked, fieldRights: { verdict: 'required' } }
  const inspected = await publish(admin, '批量验收', stepsInARow([verdict]), form.id)
  const start = (processId: string, title: string) =>
    call<{ id: string }>(routes.startTicket, { token: requester.token, body: { processId, version: 1, title, values: {} } })
  await start(plain, '领用一')
  const second = await start(plain, '领用二')
  await start(plain, '领用三')
  await start(inspected, '验收一')

  await signInAs(page, 'several.approver', STAFF_PASSWORD)
  await page.goto('/process/upcoming')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '验收一' })).toBeVisible()
  // All four, by keys.
  await page.keyboard.press('j')
  await expect(main.getByRole('link', { name: '领用一' })).toBeFocused()
  await page.keyboard.press('x')
  for (const title of ['领用二', '领用三', '验收一']) {
    await page.keyboard.press('j')
    await expect(main.getByRole('link', { name: title })).toBeFocused()
  }
  await page.keyboard.press('Shift+X')
  await expect(main.getByRole('region', { name: '已选工单' })).toContainText('已选 4 条')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  const row = (title: string) => dialog.getByRole('listitem').filter({ hasText: title })
  await expect(row('验收一')).toContainText('需要填写表单')
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('意见（选填）').fill('同意')

  // The colleague is quicker with one of them.
  const { moves } = await call<{ moves: { type: string; taskId: string }[] }>(routes.getTicket, {
    token: colleague.token,
    params: { id: second.id },
  })
  const taskId = moves.find(({ type }) => type === 'approve')?.taskId
  await call(routes.approveTask, { token: colleague.token, params: { id: second.id }, body: { taskId, remark: '' } })

  await dialog.getByRole('button', { name: '同意（3）' }).click()
  await expect(dialog.getByRole('heading')).toHaveText('已完成 2/4 条')
  await expect(row('领用一')).toContainText('已完成')
  await expect(row('领用二')).toContainText('同组审批人')
  await expect(row('领用三')).toContainText('已完成')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(main.getByRole('link', { name: '领用一' })).toBeHidden()
  await expect(main.getByRole('checkbox', { name: '选择验收一' })).toBeChecked()
  await main.getByRole('link', { name: '验收一' }).click()
  await expect(page.getByRole('heading', { name: '验收一' })).toBeVisible()
})
