/** The main job from end to end: design a form, draw a process, start a ticket, decide it. One server, one real browser, no stand-ins. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '@formwork/api-contract'
import type { Page } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { ProcessEditorPage } from '../pages/process-editor'
import { chooseOwnPassword, signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, createPerson, signInAdmin, STAFF_PASSWORD } from '../setup/api'
import { expect, test, watchPage } from '../setup/test'

const FIXTURES = join(import.meta.dirname, '../fixtures')
const INITIAL = 'given-by-the-admin'
const OWN = 'chosen-by-the-person'

/** A second person in a browser of their own. */
async function asPerson(page: Page, username: string, password: string): Promise<{ other: Page; leave: () => Promise<void> }> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai', baseURL: new URL(page.url()).origin })
  if (context === undefined) throw new Error('there is no browser')
  const other = await context.newPage()
  const watched = await watchPage(other)
  await signInAs(other, username, password)
  return {
    other,
    async leave() {
      watched.assertClean()
      await context.close()
    },
  }
}

// Each step of the story builds on the one before.
test.describe.configure({ mode: 'serial' })

test('an administrator signs in, sees the shell and switches the language', async ({ page }) => {
  await createPerson(await signInAdmin(), { username: 'two.languages', nickName: '双语', roleKeys: ['admin'] })
  await signInAs(page, 'two.languages', STAFF_PASSWORD)
  await expect(page).toHaveTitle('首页 - Workflow')
  const menu = page.getByRole('navigation', { name: '主菜单' })
  await expect(menu.getByText('流程设计')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '面包屑导航' })).toContainText('首页')
  await page.getByRole('button', { name: '语言' }).click()
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .click()
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText('Design')).toBeVisible()
  await page.reload()
  await expect(page).toHaveTitle('Home - Workflow')
  await page.getByRole('button', { name: 'Language' }).click()
  await page
    .getByRole('menuitemradio', { name: '中文' })
    .or(page.getByRole('menuitem', { name: '中文' }))
    .click()
  await expect(menu.getByText('流程设计')).toBeVisible()
})

test('the administrator adds a member of staff, who chooses an own password at first sign-in', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/system/users')
  await page.getByRole('button', { name: '新建用户' }).click()
  const dialog = page.getByRole('dialog', { name: '新建用户' })
  await dialog.getByLabel('用户名').fill('han.meimei')
  await dialog.getByLabel('姓名').or(dialog.getByLabel('名称')).first().fill('韩梅梅')
  await dialog.getByLabel('密码').first().fill(INITIAL)
  await dialog.getByLabel('角色').click()
  await page.getByRole('option', { name: '普通员工' }).click()
  await page.keyboard.press('Escape')
  await dialog
    .getByRole('button', { name: '新建用户' })
    .or(dialog.getByRole('button', { name: '新建', exact: true }))
    .click()
  await expect(page.getByRole('cell', { name: '韩梅梅', exact: true })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByLabel('用户名').fill('han.meimei')
  await page.getByLabel('密码', { exact: true }).fill(INITIAL)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await chooseOwnPassword(page, OWN)
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByText('系统管理')).toBeHidden()
})

test('a form is dragged together, previewed and saved', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const designer = new FormDesignerPage(page)
  await designer.openNew()
  await designer.drag('单行文本')
  await designer.title('事由')
  await page
    .getByRole('checkbox', { name: '必填' })
    .or(page.getByRole('switch', { name: '必填' }))
    .check()
  await designer.drag('计数器')
  await designer.title('天数')
  await page.getByRole('textbox', { name: '数据绑定 Key' }).fill('days')
  await page.getByRole('textbox', { name: '数据绑定 Key' }).blur()

  await page.getByRole('button', { name: '预览', exact: true }).click()
  const preview = page.getByRole('dialog', { name: '预览' })
  await preview.getByRole('button', { name: '获取数据' }).click()
  await expect(preview.getByText('事由必须填写').first()).toBeVisible()
  await preview.getByLabel('事由').fill('探亲')
  await preview.getByRole('button', { name: '获取数据' }).click()
  await expect(preview.getByRole('region', { name: '表单数据' })).toContainText('探亲')
  await preview.getByRole('button', { name: '关闭' }).first().click()
  await expect(preview).toBeHidden()

  await designer.save('事由与天数')
  await page.goto('/design/forms')
  await expect(page.getByRole('row', { name: /事由与天数/ })).toBeVisible()
})

test('leave forms of other systems come in by paste and by file, render and keep their rules, without any motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const designer = new FormDesignerPage(page)
  await designer.openNew()
  await designer.importDefinition(async (dialog) => {
    await dialog.getByRole('textbox', { name: '表单 JSON' }).fill(readFileSync(join(FIXTURES, 'leave-of-another-system.json'), 'utf8'))
  })
  for (const label of ['员工号', '员工姓名', '开始时间', '结束时间']) await expect(designer.sheet.getByText(label).first()).toBeVisible()
  await page.getByRole('button', { name: '预览', exact: true }).click()
  const preview = page.getByRole('dialog', { name: '预览' })
  await preview.getByRole('button', { name: '获取数据' }).click()
  await expect(preview.getByText('员工号必须填写').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await designer.save('请假单（员工号）')

  await designer.openNew()
  await designer.importDefinition(async (dialog) => {
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: '选择文件' }).click()
    await (await chooser).setFiles(join(FIXTURES, 'leave-with-days.json'))
  })
  await expect(designer.sheet.getByText('天数').first()).toBeVisible()
  await designer.save('请假单（天数）')
})

test('a process with a condition is drawn, bound to the form and published as version 1', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const editor = new ProcessEditorPage(page)
  await editor.openNew()
  await editor.name('请假流程')
  await editor.bindForm('事由与天数')
  await editor.assignToPerson('审批', '管理员')
  await editor.addBranchAfter('审批', { field: '天数', comparison: '大于', value: '3', stepName: '复核', approverRole: '系统管理员' })
  await editor.publish(1)
  await page.goto('/design/processes')
  await expect(page.getByRole('row', { name: /请假流程/ })).toContainText('版本 1')
})

test('a requester starts a ticket, an approver decides it, and the result comes back', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const waiting = (await call<{ count: { upcoming: number } }>(routes.getUpcoming, { token: await signInAdmin() })).count.upcoming
  const { other: requester, leave } = await asPerson(page, 'han.meimei', OWN)
  await requester.goto('/process/apply')
  await requester.getByRole('link', { name: /请假流程/ }).click()
  await requester.getByRole('button', { name: '提交' }).click()
  await expect(requester.getByText('事由必须填写').first()).toBeVisible()
  await requester.getByLabel('事由').fill('回家过年')
  await requester.getByLabel('天数').fill('5')
  await requester.getByRole('button', { name: '提交' }).click()
  await expect(requester).toHaveURL(/\/process\/tickets\//)
  await requester.goto('/process/mine')
  await expect(requester.getByRole('row', { name: /请假流程/ })).toContainText('进行中')

  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: `我的待办，${waiting + 1} 项待处理` })).toBeVisible()
  await page.goto('/process/upcoming')
  await page
    .getByRole('link', { name: /请假流程/ })
    .first()
    .click()
  await expect(page.getByText('回家过年')).toBeVisible()
  const ticket = page.url()
  for (let decision = 0; decision < 2; decision++) {
    // Five days: the condition adds a second approval, which here goes to the same role.
    await page.getByRole('button', { name: '同意', exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('意见（选填）').fill('一路平安')
    await dialog.getByRole('button', { name: '同意', exact: true }).click()
    await expect(dialog).toBeHidden()
    // The ticket waits for the same person again, so it stays in view.
    if (decision === 0) await expect(page.getByText('一路平安').first()).toBeVisible()
  }
  // Whatever else waits is opened by now, or nothing does.
  await expect(page.getByText(/已同意/).first()).toBeVisible()
  await page.goto(ticket)
  await expect(page.getByText('已通过').first()).toBeVisible()

  await requester.goto('/process/mine')
  await expect(requester.getByRole('row', { name: /请假流程/ })).toContainText('已通过')
  await leave()
})

test('re-publishing a process leaves the running ticket on its version', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const { other: requester, leave } = await asPerson(page, 'han.meimei', OWN)
  await requester.goto('/process/apply')
  await requester.getByRole('link', { name: /请假流程/ }).click()
  await requester.getByLabel('事由').fill('看病')
  await requester.getByLabel('天数').fill('1')
  await requester.getByRole('button', { name: '提交' }).click()
  await expect(requester).toHaveURL(/\/process\/tickets\//)

  const editor = new ProcessEditorPage(page)
  await editor.open('请假流程')
  await editor.renameStep('审批', '主管审批')
  await editor.publish(2)

  await requester.reload()
  await expect(requester.getByText('请假流程（版本 1）')).toBeVisible()
  await expect(requester.getByText('主管审批')).toBeHidden()
  await leave()
})
