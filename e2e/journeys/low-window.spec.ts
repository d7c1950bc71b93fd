/** A page made four times as large: bars that stay in sight would leave no room for the ticket between them. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { publishProcess, widget } from '../setup/process'
import { expect, test } from '../setup/test'

test.use({ viewport: { width: 360, height: 225 } })

test('a ticket and a new request are scrolled as a whole, with their buttons at the end', async ({ page }) => {
  const admin = await signInAdmin()
  const fields = [widget('textarea', '事由', 'reason'), widget('textarea', '说明', 'more')]
  const processId = await publishProcess(admin, '放大', fields)
  const { id } = await call<{ id: string }>(routes.startTicket, {
    token: admin,
    body: { processId, version: 1, title: '放大', values: {} },
  })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/process/tickets/${id}`)
  const agree = page.getByRole('button', { name: '同意' })
  await expect(agree).not.toBeInViewport()
  await agree.scrollIntoViewIfNeeded()
  await expect(agree).toBeInViewport()
  await expect(page.getByRole('button', { name: '返回' })).not.toBeInViewport()

  await page.goto(`/process/apply/${processId}`)
  const submit = page.getByRole('button', { name: '提交' })
  await expect(submit).not.toBeInViewport()
  await submit.scrollIntoViewIfNeeded()
  await expect(submit).toBeInViewport()
})
