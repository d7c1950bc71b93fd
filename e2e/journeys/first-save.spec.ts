/** The first save of something new: the open editor stays as it is, only its address and its tag are now those of the saved document. */
import type { Locator, Page } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { ProcessEditorPage } from '../pages/process-editor'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { coveredBy } from '../setup/covered-by'
import { nextFrames } from '../setup/next-frames'
import { choosePreferences } from '../setup/preferences'
import { expect, test } from '../setup/test'

/** The tags that are open, which an editor folds away while it is in view. */
const expectTags = (page: Page, titles: readonly string[]) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { tags }: { tags: { title: string }[] } = JSON.parse(sessionStorage.getItem('formwork.tags') ?? '{"tags":[]}')
        return tags.map(({ title }) => title)
      }),
    )
    .toEqual(titles)
/** The person has chosen the tag bar; its pages are kept. */
const showTags = (page: Page) => choosePreferences(page, { showTags: true })
/** Marks an element; a component that is made anew has no mark. */
const mark = (element: Locator) => element.evaluate((node) => node.setAttribute('data-first-save', 'same'))
const isMarked = (element: Locator) => expect(element).toHaveAttribute('data-first-save', 'same')
/** Distance scrolled by whichever ancestor of the element scrolls. */
const scrolled = (element: Locator) =>
  element.evaluate((node) => {
    for (let at: Element | null = node; at !== null; at = at.parentElement) if (at.scrollTop > 0) return at.scrollTop
    return 0
  })

test('saving a new form keeps undo, selection and scroll, and leaves one tab with its name', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await showTags(page)
  await page.goto('/design/forms')
  await page
    .getByRole('link', { name: '新建表单' })
    .or(page.getByRole('button', { name: '新建表单' }))
    .first()
    .click()
  const { sheet } = new FormDesignerPage(page)
  await expect(sheet).toBeVisible()
  const widgets = sheet.getByRole('group')
  for (let count = 1; count <= 14; count++) {
    await page.getByRole('button', { name: '添加多行文本', exact: true }).click()
    await expect(widgets).toHaveCount(count)
  }
  await page.getByRole('textbox', { name: '标题', exact: true }).fill('第十四个')
  const selected = sheet.getByRole('group', { name: /第十四个/ })
  await selected.scrollIntoViewIfNeeded()
  const before = await scrolled(selected)
  expect(before).toBeGreaterThan(0)
  await mark(sheet)

  await page.getByRole('textbox', { name: '表单名称' }).fill('首次保存的表单')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  expect(await coveredBy(page.getByRole('status').filter({ hasText: '表单已保存' }))).toEqual([])
  await expect(page).toHaveURL(/\/design\/forms\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('button', { name: '已保存', exact: true })).toBeVisible()
  await nextFrames(page)
  await isMarked(sheet)
  expect(await scrolled(selected)).toBe(before)
  await expect(page.getByRole('textbox', { name: '标题', exact: true })).toHaveValue('第十四个')
  await expectTags(page, ['首页', '表单设计', '首次保存的表单'])
  await expect(page).toHaveTitle(/^首次保存的表单 - /)

  await page.getByRole('button', { name: '撤销：修改标题' }).click()
  await page.getByRole('button', { name: '撤销：添加组件' }).click()
  await expect(widgets).toHaveCount(13)
  await page.getByRole('button', { name: '重做：添加组件' }).click()
  await page.getByRole('button', { name: '重做：修改标题' }).click()
  await expect(widgets).toHaveCount(14)
  await expect(page.getByRole('button', { name: '已保存', exact: true })).toBeVisible()

  // The second save is one of the same form, not another form.
  await page.getByRole('textbox', { name: '标题', exact: true }).fill('改过的标题')
  const address = page.url()
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByRole('button', { name: '已保存', exact: true })).toBeVisible()
  expect(page.url()).toBe(address)

  await page.reload()
  await expect(page.getByRole('textbox', { name: '表单名称' })).toHaveValue('首次保存的表单')
  await expect(widgets).toHaveCount(14)
  await expectTags(page, ['首页', '表单设计', '首次保存的表单'])
  await page.goBack()
  await expect(page).toHaveURL(/\/design\/forms$/)
  await expect(page.getByRole('row', { name: /首次保存的表单/ })).toHaveCount(1)

  // The next new form starts empty, in a tab of its own.
  await page
    .getByRole('link', { name: '新建表单' })
    .or(page.getByRole('button', { name: '新建表单' }))
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: '表单名称' })).toHaveValue('')
  await expect(widgets).toHaveCount(0)
  await expectTags(page, ['首页', '表单设计', '首次保存的表单', '新建表单'])
})

test('saving a new process keeps undo, selection and scroll, and leaves one tab with its name', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await showTags(page)
  await page.goto('/design/processes')
  await page
    .getByRole('link', { name: '新建流程' })
    .or(page.getByRole('button', { name: '新建流程' }))
    .first()
    .click()
  const editor = new ProcessEditorPage(page)
  await editor.name('首次保存的流程')
  const steps = page.getByRole('button', { name: /^审批/ })
  for (let count = 2; count <= 9; count++) {
    await page
      .getByRole('button', { name: /^在「审批.*」之后添加$/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: /审批节点/ }).click()
    await expect(steps).toHaveCount(count)
  }
  const last = steps.last()
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await last.scrollIntoViewIfNeeded()
  const before = await scrolled(last)
  expect(before).toBeGreaterThan(0)
  await mark(last)

  await page.getByRole('button', { name: '保存草稿' }).click()
  await expect(page).toHaveURL(/\/design\/processes\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('button', { name: '已保存', exact: true })).toBeVisible()
  await nextFrames(page)
  await isMarked(last)
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  expect(await scrolled(last)).toBe(before)
  await expectTags(page, ['首页', '流程管理', '首次保存的流程'])

  await page.getByRole('button', { name: /^撤销/ }).click()
  await expect(steps).toHaveCount(8)
  await page.getByRole('button', { name: /^重做/ }).click()
  await expect(steps).toHaveCount(9)
  await expect(page.getByRole('button', { name: '已保存', exact: true })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: '首次保存的流程', level: 1 })).toBeVisible()
  await expect(steps).toHaveCount(9)
  await expectTags(page, ['首页', '流程管理', '首次保存的流程'])
  await page.goBack()
  await expect(page).toHaveURL(/\/design\/processes$/)
  await expect(page.getByRole('row', { name: /首次保存的流程/ })).toHaveCount(1)
})

test('what is added while the first save is on its way is neither lost nor taken for saved', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const designer = new FormDesignerPage(page)
  await designer.openNew()
  await page.getByRole('button', { name: '添加单行文本', exact: true }).click()
  let goOn = () => {}
  const gate = new Promise<void>((open) => {
    goOn = open
  })
  await page.route('**/api/v2/forms', async (route) => {
    if (route.request().method() === 'POST') await gate
    await route.continue()
  })
  const arrived = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/v2/forms'))
  await page.getByRole('textbox', { name: '表单名称' }).fill('保存途中的表单')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await arrived
  await page.getByRole('button', { name: '添加多行文本', exact: true }).click()
  goOn()
  await expect(page).toHaveURL(/\/design\/forms\/[0-9a-f-]{36}$/)
  await expect(designer.sheet.getByRole('group')).toHaveCount(2)
  await expect(page.getByRole('button', { name: '保存', exact: true })).toBeEnabled()
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('formwork.draft.form')))
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect.poll(drafts).toEqual([expect.stringContaining(`.${id}`)])
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page.getByRole('button', { name: '已保存', exact: true })).toBeVisible()
  await expect.poll(drafts).toEqual([])
})

test('on a phone, where pages are not kept, the first save asks nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto('/design/forms/new')
  await page.getByRole('textbox', { name: '表单名称' }).fill('手机上新建的表单')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/\/design\/forms\/[0-9a-f-]{36}$/)
  await nextFrames(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('the keys of a first save leave the focus where one types', async ({ page }) => {
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  const designer = new FormDesignerPage(page)
  await designer.openNew()
  await page.getByRole('textbox', { name: '表单名称' }).fill('按键首次保存')
  await page.getByRole('button', { name: '添加单行文本', exact: true }).click()
  const title = page.getByRole('textbox', { name: '标题', exact: true })
  await title.fill('事由')
  await page.keyboard.press('ControlOrMeta+S')
  await expect(page).toHaveURL(/\/design\/forms\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('button', { name: '已保存', exact: true })).toBeVisible()
  await nextFrames(page)
  await expect(title).toBeFocused()
})
