/** JSON beside the canvas, both ways: typed text becomes the form, edits on the canvas become the text, and errors are shown at their place. */
import { routes } from '@formwork/api-contract'
import { createForm, createWidget, exportDefinition } from '@formwork/form-schema'
import type { Page } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

async function openForm(page: Page): Promise<FormDesignerPage> {
  const list = ['姓名', '部门'].map((name, at) => ({ ...createWidget('input', { newKey: () => `f${at}` }), name }))
  const token = await signInAdmin()
  const body = {
    name: `代码 ${test.info().testId} ${test.info().repeatEachIndex}`,
    definition: exportDefinition({ ...createForm(), list }),
  }
  const { id } = await call<{ id: string }>(routes.createForm, { token, body })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/design/forms/${id}`)
  const designer = new FormDesignerPage(page)
  await expect(designer.sheet).toBeVisible()
  return designer
}

/** Types over the first occurrence of `found`, as a person who selects it. */
async function typeOver(page: Page, found: string, text: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: '表单 JSON' })
  await editor.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1
      if (at >= 0) return document.getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length)
    }
    throw new Error(`there is no ${wanted}`)
  }, found)
  await page.keyboard.insertText(text)
}

test('text and canvas follow each other, errors have a line, and the other texts are made of the same form', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 1000 })
  const { sheet } = await openForm(page)
  await page.getByRole('button', { name: '并排代码' }).click()
  const pane = page.getByRole('complementary', { name: '表单代码' })
  const editor = page.getByRole('textbox', { name: '表单 JSON' })
  await expect(editor).toContainText('姓名')
  await expect(pane.getByText('画布与代码一致')).toBeVisible()

  await editor.focus()
  await typeOver(page, '姓名', '申请人')
  await expect(sheet.getByText('申请人')).toBeVisible()
  await expect(sheet.getByText('姓名')).toHaveCount(0)

  await typeOver(page, '"list"', '"list')
  await expect(pane.getByText(/^第 \d+ 行：/)).toBeVisible()
  await expect(pane.locator('.cm-lint-marker-error')).toHaveCount(1)
  await expect(sheet.getByText('申请人')).toBeVisible()
  await typeOver(page, '"list', '"list"')
  await expect(pane.getByText('画布与代码一致')).toBeVisible()

  await page.locator('[data-widget-key="f0"]').click()
  await page.keyboard.press('Delete')
  await expect(editor).not.toContainText('申请人')
  await page.getByRole('button', { name: /^撤销/ }).click()
  await expect(editor).toContainText('申请人')
  expect(await violations(page)).toEqual([])

  for (const [tab, words] of [
    ['TypeScript', 'export interface FormValues'],
    ['JSON Schema', '"$schema"'],
    ['HTML', '<!doctype html>'],
  ] as const) {
    await pane.getByRole('tab', { name: tab, exact: true }).click()
    await expect(page.getByRole('textbox', { name: tab })).toContainText(words)
  }
  await pane.getByRole('button', { name: '关闭代码' }).click()
  await expect(
    page
      .getByRole('complementary', { name: '属性面板' })
      .or(page.getByRole('tab', { name: '字段属性' }))
      .first(),
  ).toBeVisible()
})

test('the editor comes when it is opened, and by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 1000 })
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await openForm(page)
  expect(scripts.filter((url) => /CodePane|JsonEditor|codemirror/i.test(url))).toEqual([])
  await page.getByRole('button', { name: '并排代码' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '表单 JSON' })).toBeVisible()
  await page.getByRole('tab', { name: 'JSON', exact: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'TypeScript' })).toBeVisible()
})
