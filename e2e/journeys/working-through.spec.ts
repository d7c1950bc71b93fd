/** A morning's tickets, one after the other by keys: an answer opens the next that waits. */
import { randomUUID } from 'node:crypto'
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { stepsInARow } from '../setup/process'
import { expect, test } from '../setup/test'

test('tickets are answered from their pages by keys alone, but for one that a colleague was quicker with', async ({ page }) => {
  const admin = await signInAdmin()
  const approver = await createStaff(admin, 'through.approver', '逐条审批人')
  const colleague = await createStaff(admin, 'through.colleague', '逐条同事')
  const requester = await createStaff(admin, 'through.asks', '逐条发起人')
  const assignees = [{ kind: 'user', userIds: [approver.userId, colleague.userId] }]
  const { id: processId } = await call<{ id: string }>(routes.createProcess, {
    token: admin,
    body: { name: `逐条 ${randomUUID()}`, formId: null, definition: stepsInARow([{ id: 'one', name: '审批', assignees }]) },
  })
  await call(routes.publishProcess, { token: admin, params: { id: processId }, body: { revision: 1 } })
  const ids: string[] = []
  for (const title of ['领用一', '领用二', '领用三', '领用四']) {
    const body = { processId, version: 1, title, values: {} }
    ids.push((await call<{ id: string }>(routes.startTicket, { token: requester.token, body })).id)
  }
  const heading = (name: string) => page.getByRole('heading', { level: 1, name })
  const dialog = page.getByRole('dialog')

  await signInAs(page, 'through.approver', STAFF_PASSWORD)
  await page.goto('/process/upcoming')
  await expect(page.getByRole('main').getByRole('link', { name: '领用一' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await expect(heading('领用一')).toBeFocused()
  // The colleague is quicker with the second.
  const params = { id: ids[1] ?? '' }
  const { moves } = await call<{ moves: { type: string; taskId: string }[] }>(routes.getTicket, { token: colleague.token, params })
  const taskId = moves.find(({ type }) => type === 'approve')?.taskId
  await call(routes.approveTask, { token: colleague.token, params, body: { taskId, remark: '' } })

  await page.keyboard.press('a')
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(heading('领用三')).toBeFocused()
  await expect(page.getByText('已同意：领用一')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('r')
  await expect(dialog.getByRole('textbox', { name: '理由' })).toBeFocused()
  await page.keyboard.type('没有库存')
  await page.keyboard.press('Control+Enter')
  await expect(heading('领用四')).toBeFocused()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('a')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('已同意，待办已全部处理完')).toBeVisible()
  await expect(heading('领用四')).toBeVisible()
})
