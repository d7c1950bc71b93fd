/** By keyboard alone: somebody agrees with a remark, notices that it was the wrong ticket, and takes it back before anybody is notified. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { publishProcess, widget } from '../setup/process'
import { press } from '../setup/tab-to'
import { expect, test } from '../setup/test'

test.use({ undoSeconds: 60 })

test('a decision is taken back by keyboard, from the title of its ticket on', async ({ page }) => {
  const admin = await signInAdmin()
  const processId = await publishProcess(admin, '撤回决定', [widget('input', '事由', 'reason')])
  const { id } = await call<{ id: string }>(routes.startTicket, {
    token: admin,
    body: { processId, version: 1, title: '看错的工单', values: {} },
  })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/process/tickets/${id}`)
  await press(page, 'button', '同意')
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('看过了')
  await press(page, 'button', '同意')
  await expect(page.getByRole('status').filter({ hasText: '已同意' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '看错的工单' })).toBeFocused()

  // The toast with its button is at the end of the page and disappears after ten seconds: the menu beside the title has the same action as long as it is possible.
  await press(page, 'button', '更多')
  const again = page.getByRole('menuitem', { name: '撤销' })
  for (let presses = 0; presses < 20 && !(await again.evaluate((item) => item === document.activeElement)); presses++)
    await page.keyboard.press('ArrowDown')
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '同意' })).toBeVisible()
  await expect(page.getByRole('button', { name: '更多' }).first()).toBeFocused()
  await expect(page.getByText('进行中').first()).toBeVisible()
  await expect(page.getByText('看过了').first()).toBeVisible()
})
