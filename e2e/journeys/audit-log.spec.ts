/** The audit log: a change is found by person, read as a comparison, and the log is shown to hold; on a phone in the dark too. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

test('a changed phone number is found with what it was before, and the log holds', async ({ page }) => {
  const admin = await signInAdmin()
  const { userId } = await createStaff(admin, 'audit.person', '审计对象')
  const roles = await call<{ list: { roleId: string; roleKey: string }[] }>(routes.listRoles, { token: admin })
  const roleIds = roles.list.filter(({ roleKey }) => roleKey === 'staff').map(({ roleId }) => roleId)
  await call(routes.updateUser, { token: admin, body: { userId, nickName: '审计对象', phone: '13800000000', roleIds } })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/audit')
  await page.getByRole('combobox', { name: '人员' }).fill('审计对象')
  await page.getByRole('option', { name: /审计对象/ }).click()
  await expect(page).toHaveURL(/person=/)
  await page
    .getByRole('row', { name: /修改用户/ })
    // The old rows stay until the answer is there.
    .filter({ hasText: '审计对象' })
    .getByRole('button', { name: '查看记录' })
    .click()
  const dialog = page.getByRole('dialog', { name: '修改用户' })
  await expect(dialog.getByRole('row', { name: /手机/ })).toContainText('13800000000')
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(dialog.getByRole('row', { name: /手机/ })).toContainText('13800000000')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: '关闭' }).click()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBe(0)
  await page.getByRole('button', { name: '校验日志' }).click()
  await expect(page.getByText('全部校验通过').first()).toBeVisible()
})
