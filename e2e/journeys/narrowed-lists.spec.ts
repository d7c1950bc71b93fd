/** A list of tickets is narrowed to some processes and to who asked, by a link as well, and taken back. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signIn, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { stepsInARow } from '../setup/process'
import { expect, test } from '../setup/test'

test('all tickets are narrowed to some processes and one colleague, the address keeps that, and all filters are cleared together', async ({
  page,
}) => {
  const admin = await signInAdmin()
  const { userId } = await createStaff(admin, 'narrowed.staff', '周发起')
  const definition = stepsInARow([{ id: 'leader', name: '主管审批', assignees: [{ kind: 'user', userIds: [userId] }] }])
  const started = async (name: string) => {
    const { id } = await call<{ id: string }>(routes.createProcess, { token: admin, body: { name, formId: null, definition } })
    await call(routes.publishProcess, { token: admin, params: { id }, body: { revision: 1 } })
    return id
  }
  const [travel, purchase, visit] = [await started('出差流程'), await started('采办流程'), await started('来访流程')]
  const token = await signIn('narrowed.staff', STAFF_PASSWORD)
  const start = (by: string, processId: string, title: string) =>
    call(routes.startTicket, { token: by, body: { processId, version: 1, title, values: {} } })
  await start(token, travel, '周的出差')
  await start(token, purchase, '周的采办')
  await start(token, visit, '周的来访')
  await start(admin, travel, '管理员的出差')

  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/process/all?view=none')
  const process = page.getByRole('combobox', { name: '流程', exact: true })
  await process.fill('出差流')
  await expect(page.getByRole('option', { name: '出差流程' })).toBeVisible()
  await process.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('process') === travel)
  await expect(page.getByRole('link', { name: '管理员的出差' })).toBeVisible()
  await expect(page.getByRole('link', { name: '周的采办' })).toHaveCount(0)
  await process.fill('来访流')
  await expect(page.getByRole('option', { name: '来访流程' })).toBeVisible()
  await process.press('Enter')
  await expect(page).toHaveURL((url) => url.searchParams.get('process') === [travel, visit].toSorted().join(','))
  await expect(page.getByRole('link', { name: '周的来访' })).toBeVisible()
  await expect(page.getByRole('link', { name: '管理员的出差' })).toBeVisible()
  await expect(page.getByRole('link', { name: '周的采办' })).toHaveCount(0)

  await page.getByRole('combobox', { name: '发起人', exact: true }).fill('周发起')
  await page.getByRole('option', { name: /周发起/ }).click()
  await expect(page.getByRole('link', { name: '管理员的出差' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '周的出差' })).toBeVisible()
  await expect(page.getByRole('link', { name: '周的来访' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  // A reload and a link lead to the same rows.
  await page.reload()
  await expect(page.getByRole('link', { name: '周的出差' })).toBeVisible()
  await expect(process).toHaveAttribute('aria-description', '出差流程、来访流程')
  await expect(page.getByRole('combobox', { name: '发起人', exact: true })).toHaveValue('周发起')

  // Nothing is left: the list says that it is narrowed, and leads back.
  await page.goto(`${page.url()}&status=refused`)
  await page.getByRole('button', { name: '清除筛选条件' }).click()
  await expect(page.getByRole('link', { name: '管理员的出差' })).toBeVisible()
})
