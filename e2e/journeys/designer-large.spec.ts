/** A form of 200 fields: the canvas renders fields near the view, and everything that goes to another field finds it rendered and in sight. */
import { routes } from '@formwork/api-contract'
import { createForm, createWidget, exportDefinition } from '@formwork/form-schema'
import type { Locator, Page } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

const COUNT = 200
/** Without a title, which the checker reports. */
const NAMELESS = 150

async function openLarge(page: Page): Promise<FormDesignerPage> {
  const list = Array.from({ length: COUNT }, (_, at) => {
    const type = (['input', 'textarea', 'select', 'date', 'radio'] as const)[at % 5] ?? 'input'
    return { ...createWidget(type, { newKey: () => `f${at}` }), name: at === NAMELESS ? '' : `字段 ${at}` }
  })
  const token = await signInAdmin()
  const body = {
    name: `长表单 ${test.info().testId} ${test.info().repeatEachIndex}`,
    definition: exportDefinition({ ...createForm(), list }),
  }
  const { id } = await call<{ id: string }>(routes.createForm, { token, body })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/design/forms/${id}`)
  await expect(field(page, 0)).toBeVisible()
  return new FormDesignerPage(page)
}

const field = (page: Page, at: number) => page.locator(`[data-widget-key="f${at}"]`)
const far = (page: Page) => page.locator('.fd-far')
const keys = (page: Page) => page.locator('.fd-item').evaluateAll((items) => items.map((item) => item.getAttribute('data-widget-key')))

/** In the view, and drawn whole: as are its neighbours, so far as they are in the view. */
async function expectInSight(item: Locator): Promise<void> {
  await expect(item).toBeInViewport({ ratio: 0.9 })
  await expect(item.locator('.fw-face')).toHaveCount(1)
  const { inView, isSteady } = await item.evaluate(async (element) => {
    const pane = element.closest('[role="region"]')?.getBoundingClientRect() ?? new DOMRect()
    const shown = [...document.querySelectorAll('.fd-far')].filter((other) => {
      const { top, bottom } = other.getBoundingClientRect()
      return bottom > pane.top && top < pane.bottom
    })
    const { top } = element.getBoundingClientRect()
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    return { inView: shown.length, isSteady: Math.abs(element.getBoundingClientRect().top - top) < 2 }
  })
  expect({ inView, isSteady }).toEqual({ inView: 0, isSteady: true })
}

test('leads from the outline, the checker and the browser to a field far below', async ({ page }) => {
  const designer = await openLarge(page)
  await expect(page.locator('.fd-item')).toHaveCount(COUNT)
  expect(await far(page).count()).toBeGreaterThan(140)

  await page.getByRole('tab', { name: '大纲' }).click()
  await page.getByRole('treeitem', { name: '字段 180' }).click()
  await expect(field(page, 180)).toHaveAttribute('data-selected', 'true')
  await expectInSight(field(page, 180))
  expect(await far(page).count()).toBeGreaterThan(80)

  await page.getByRole('tab', { name: /检查 \d/ }).click()
  await page.getByRole('list', { name: /检查/ }).getByRole('button').first().click()
  await expect(field(page, NAMELESS)).toBeFocused()
  await expectInSight(field(page, NAMELESS))

  // The browser's own search finds the label that stands for a field, and scrolls to it.
  await designer.sheet.getByText('字段 95', { exact: true }).scrollIntoViewIfNeeded()
  await expect(field(page, 95)).toBeInViewport()
  await expect(field(page, 95).locator('.fw-face')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
})

test('shows what is undone and done again, wherever one has scrolled to', async ({ page }) => {
  const designer = await openLarge(page)
  await page.getByRole('tab', { name: '大纲' }).click()
  await page.getByRole('treeitem', { name: '字段 120' }).click()
  await designer.title('金额')
  await designer.sheet.evaluate((pane) => pane.scrollTo(0, 0))
  await expect(field(page, 120)).not.toBeInViewport()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await expectInSight(field(page, 120))
  await expect(field(page, 120).locator('.fw-label')).toHaveText('字段 120')

  await designer.sheet.evaluate((pane) => pane.scrollTo(0, pane.scrollHeight))
  await page.getByRole('button', { name: /^重做/ }).click()
  await expectInSight(field(page, 120))
  await expect(field(page, 120).locator('.fw-label')).toHaveText('金额')

  await page.getByRole('treeitem', { name: '字段 190' }).click()
  await page.getByRole('tab', { name: '组件' }).click()
  await page.getByRole('button', { name: '添加开关', exact: true }).click()
  const added = page.locator('[data-widget-type="switch"]')
  await expect(added).toHaveAttribute('data-selected', 'true')
  await expectInSight(added)
  expect((await keys(page)).indexOf(await added.getAttribute('data-widget-key'))).toBe(191)
})

test('goes from the first field to the last and back by keyboard, and copies to the end', async ({ page }) => {
  await openLarge(page)
  await field(page, 0).focus()
  for (let at = 0; at < COUNT - 1; at += 1) await page.keyboard.press('ArrowDown')
  await expect(field(page, COUNT - 1)).toBeFocused()
  await expectInSight(field(page, COUNT - 1))
  await page.keyboard.press('Control+d')
  await expect(page.locator('.fd-item')).toHaveCount(COUNT + 1)
  await expectInSight(page.locator('[data-lead="true"]'))
  await page.keyboard.press('Control+z')
  await expect(field(page, COUNT - 1)).toBeFocused()
  for (let at = COUNT - 1; at > 0; at -= 1) await page.keyboard.press('ArrowUp')
  await expect(field(page, 0)).toBeFocused()
  await expectInSight(field(page, 0))
})

test('a chip is dragged to a place that was out of sight, while the canvas scrolls', async ({ page }) => {
  const { sheet } = await openLarge(page)
  const chip = await page.getByRole('button', { name: '添加开关', exact: true }).boundingBox()
  const pane = await sheet.boundingBox()
  if (chip === null || pane === null) throw new Error('it is not on the screen')
  await page.mouse.move(chip.x + chip.width / 2, chip.y + chip.height / 2)
  await page.mouse.down()
  await page.mouse.move(pane.x + 300, pane.y + 300, { steps: 5 })
  const line = page.locator('[data-insertion-line]')
  await expect(line).toBeVisible()
  // A hand is never still: the browser scrolls while what is dragged moves at the edge.
  let turn = 0
  await expect(async () => {
    await page.mouse.move(pane.x + 300 + (turn++ % 2), pane.y + pane.height - 8)
    expect(await sheet.evaluate((element) => element.scrollTop)).toBeGreaterThan(4000)
  }).toPass({ intervals: [20] })
  // The browser scrolls on for a moment after the pointer has left the edge; a real one tells the page twenty times a second where it rests.
  await expect(async () => {
    const top = await sheet.evaluate((element) => element.scrollTop)
    for (const side of [0, 1]) {
      await page.mouse.move(pane.x + 300 + side, pane.y + 400)
      await stillLine(page)
    }
    expect(await sheet.evaluate((element) => element.scrollTop)).toBe(top)
  }).toPass()
  // The line stands between two fields that are drawn, where the new one will be.
  const before = await keys(page)
  const { above, below } = await stillLine(page)
  expect([below - above, above > 50]).toEqual([1, true])
  await page.mouse.up()
  const added = page.locator('[data-widget-type="switch"]')
  await expectInSight(added)
  const key = await added.getAttribute('data-widget-key')
  expect(await keys(page)).toEqual(before.toSpliced(below, 0, key))
})

/** Where the insertion line has come to rest: the last field above it, and the first below. */
async function stillLine(page: Page): Promise<{ readonly above: number; readonly below: number }> {
  const line = page.locator('[data-insertion-line]')
  const look = () =>
    line.evaluate(async (element) => {
      const { top } = element.getBoundingClientRect()
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
      const boxes = [...document.querySelectorAll('.fd-item')].map((item) => item.getBoundingClientRect())
      return {
        isStill: element.getBoundingClientRect().top === top,
        above: boxes.findLastIndex((box) => box.top < top),
        below: boxes.findIndex((box) => box.top > top),
      }
    })
  await expect.poll(async () => (await look()).isStill).toBe(true)
  return look()
}
