/** A script as a step: written and tried in the editor, published, and its result is in the form of a ticket. */
import type { Page } from '@playwright/test'
import { routes } from '@formwork/api-contract'
import { ProcessEditorPage } from '../pages/process-editor'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createStaff, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { violations } from '../setup/axe'
import { widget } from '../setup/process'
import { expect, test } from '../setup/test'

const PROCESS = '差旅预算'
const box = (page: Page) => page.getByRole('textbox', { name: '脚本（JavaScript）' })
const trial = (page: Page) => page.getByRole('region', { name: '试运行脚本' })

/** As typing it from scratch: a browser adds inline styles to typed-over text, which the page's policy forbids. */
async function write(page: Page, code: string): Promise<void> {
  await box(page).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  await page.keyboard.insertText(code)
}

const SCRIPT = `const nights = values.days - 1
log('住宿', nights)
return { values: { budget: nights * 480 }, note: \`住宿 \${nights} 晚\` }`

test('an administrator tries a script until it is right, and a ticket has what it works out', async ({ page }) => {
  const admin = await signInAdmin()
  const staff = await createStaff(admin, 'scripts-staff', '脚本发起人')
  const list = [
    widget('number', '天数', 'days', { min: 1, max: 30 }),
    widget('number', '预算', 'budget', { min: 0, max: 9999, disabled: true }),
  ]
  await call(routes.createForm, { token: admin, body: { name: `${PROCESS}单`, definition: { list, config: {} } } })

  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const editor = new ProcessEditorPage(page)
  await editor.openNew()
  await editor.name(PROCESS)
  await editor.bindForm(`${PROCESS}单`)
  await editor.assignToPerson('审批', '管理员')
  await page
    .getByRole('button', { name: /^在「.*」之后添加$/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /^脚本/ }).click()
  await page.getByRole('textbox', { name: '名称', exact: true }).fill('计算预算')

  await test.step('a mistake is named by its line, and publishing names it as well', async () => {
    await write(page, 'const nights = values.days - 1\nreturn { values: { budget: nights * } }')
    await trial(page).getByRole('button', { name: '试运行', exact: true }).click()
    await expect(trial(page).getByText(/^脚本第 2 行有错误：SyntaxError/)).toBeVisible()
    await page.getByRole('button', { name: '发布' }).click()
    await page.getByRole('alertdialog', { name: '发布版本 1' }).getByRole('button', { name: '发布' }).click()
    const refused = page.getByRole('dialog', { name: '流程暂时无法发布' })
    await expect(refused.getByText(/^脚本第 2 行有错误：SyntaxError/)).toBeVisible()
    await refused.getByRole('button', { name: '继续编辑' }).click()
    await expect(refused).toHaveCount(0)
  })

  await test.step('a value that the form refuses is said, and then what is written', async () => {
    await write(page, SCRIPT)
    await trial(page).getByRole('button', { name: '填写数据' }).click()
    const form = page.getByRole('dialog', { name: '填写表单' })
    await form.getByRole('spinbutton', { name: '天数' }).fill('30')
    await form.getByRole('button', { name: /^用/ }).click()
    await trial(page).getByRole('button', { name: '试运行', exact: true }).click()
    await expect(trial(page).getByText('脚本返回的值未通过表单校验：预算不能大于 9999')).toBeVisible()
    await trial(page).getByRole('button', { name: '填写数据' }).click()
    await form.getByRole('spinbutton', { name: '天数' }).fill('3')
    await form.getByRole('button', { name: /^用/ }).click()
    await trial(page).getByRole('button', { name: '试运行', exact: true }).click()
    await expect(trial(page).getByText('预算 960')).toBeVisible()
    await expect(trial(page).getByText('住宿 2', { exact: true })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
  await editor.publish(1)

  await test.step('the requester sees it in the form and in the history', async () => {
    const { list: catalogue } = await call<{ list: { processId: string; name: string }[] }>(routes.listCatalogue, { token: staff.token })
    const processId = catalogue.find(({ name }) => name === PROCESS)?.processId
    const body = { processId, version: 1, title: '去成都', values: { days: 3 } }
    const { id } = await call<{ id: string }>(routes.startTicket, { token: staff.token, body })
    const valuesNow = async () => (await call<{ values: object }>(routes.getTicket, { token: staff.token, params: { id } })).values
    await expect.poll(valuesNow).toMatchObject({ days: 3, budget: 960 })
    await page.context().clearCookies()
    await signInAs(page, 'scripts-staff', STAFF_PASSWORD)
    await page.goto(`/process/tickets/${id}`)
    await expect(page.getByText('960').first()).toBeVisible()
    await expect(page.getByText('住宿 2 晚')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})
