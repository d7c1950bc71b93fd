/** A page zoomed to 400 %: sticky bars would leave no room for the ticket between them. */
import { routes } from '@formwork/api-contract'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { publishProcess, widget } from '../setup/process'
import { expect, test } from '../setup/test'

const FOUR_TIMES_LARGE = { width: 320, height: 256 }

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

test('the name of a form can be read and written in its bar of 320 pixels', async ({ page }) => {
  await page.setViewportSize(FOUR_TIMES_LARGE)
  const admin = await signInAdmin()
  const { id } = await call<{ id: string }>(routes.createForm, {
    token: admin,
    body: { name: '费用报销单', definition: { list: [widget('input', '事由', 'reason')], config: {} } },
  })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/design/forms/${id}`)
  const name = page.getByRole('textbox', { name: '表单名称' })
  const cut = () => name.evaluate((box) => box.scrollWidth - box.clientWidth)
  await expect(name).toHaveValue('费用报销单')
  expect(await cut()).toBe(0)
  await name.fill('差旅报销单')
  expect(await cut()).toBe(0)
  for (const button of ['添加备注', '表单版本', '保存', '发布'])
    await expect(page.getByRole('button', { name: button, exact: true })).toBeInViewport({ ratio: 1 })
})

test('the steps one can add are read to the end of their lines', async ({ page }) => {
  await page.setViewportSize(FOUR_TIMES_LARGE)
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.evaluate(() => localStorage.setItem('formwork.locale', 'en'))
  await page.goto('/design/processes/new')
  await page
    .getByRole('button', { name: /^Add after/ })
    .first()
    .click()
  const menu = page.getByRole('menu')
  await expect(menu.getByText('Someone does something and says when it is done')).toBeAttached()
  expect(await menu.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
})

test('the settings of a step have the whole window, and their buttons come at the end', async ({ page }) => {
  await page.setViewportSize(FOUR_TIMES_LARGE)
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/design/processes/new')
  await page
    .getByRole('button', { name: /^在「.+」之后添加/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /^审批/ }).click()
  const settings = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: '关闭' }) })
  const height = () =>
    settings.evaluate((panel) => {
      const scrolled = [...panel.querySelectorAll('*')].filter(
        (part) => part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto',
      )
      return scrolled[0]?.clientHeight ?? 0
    })
  await expect.poll(height).toBeGreaterThan(220)
})
