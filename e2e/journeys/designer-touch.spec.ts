/** Designing by finger on a tablet: a chip is dragged from the drawer to the line, fields are moved, a short touch scrolls and a tap selects. */
import { routes } from '@formwork/api-contract'
import { createForm, createWidget, exportDefinition } from '@formwork/form-schema'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { FormDesignerPage } from '../pages/form-designer'
import { signInAs } from '../pages/sign-in'
import { ADMIN_PASSWORD } from '../playwright.config'
import { call, signInAdmin } from '../setup/api'
import { violations } from '../setup/axe'
import { expect, test } from '../setup/test'

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true })

interface Point {
  readonly x: number
  readonly y: number
}

/** One finger on the screen, as the browser's own input sends it. */
class Finger {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page))
  }

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) {
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  /** Rests until the drag may begin, then moves in steps and stays down. */
  async drag(from: Point, to: Point): Promise<void> {
    // A timer of the page that is longer than the designer's own and begins with the same touch: that one has gone off when this one does,
    // however busy the page is.
    const resting = await this.page.evaluateHandle(() => ({
      ends: new Promise<void>((resolve) => {
        addEventListener('touchstart', () => setTimeout(() => resolve(), 320), { once: true, capture: true })
      }),
    }))
    await this.send('touchStart', from)
    await resting.evaluate(({ ends }) => ends)
    for (const part of [0.1, 0.4, 0.7, 0.99, 1])
      await this.send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
  }

  move(to: Point) {
    return this.send('touchMove', to)
  }

  lift() {
    return this.send('touchEnd')
  }

  async swipe(from: Point, to: Point): Promise<void> {
    await this.send('touchStart', from)
    for (const part of [0.25, 0.5, 0.75, 1])
      await this.send('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
    await this.lift()
  }
}

async function middle(part: Locator): Promise<Point> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('it is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function openForm(page: Page, count: number): Promise<void> {
  const list = Array.from({ length: count }, (_, at) => ({ ...createWidget('input', { newKey: () => `f${at}` }), name: `字段 ${at}` }))
  const token = await signInAdmin()
  const body = {
    name: `触摸 ${test.info().testId} ${test.info().repeatEachIndex}`,
    definition: exportDefinition({ ...createForm(), list }),
  }
  const { id } = await call<{ id: string }>(routes.createForm, { token, body })
  await signInAs(page, 'admin', ADMIN_PASSWORD)
  await page.goto(`/design/forms/${id}`)
  await expect(new FormDesignerPage(page).sheet).toBeVisible()
}

const keys = (page: Page) => page.locator('.fd-item').evaluateAll((items) => items.map((item) => item.getAttribute('data-widget-key')))

test('a chip is dragged from the drawer to the line, and lands there', async ({ page }) => {
  await openForm(page, 3)
  const finger = await Finger.on(page)
  await page.getByRole('button', { name: '组件', exact: true }).tap()
  const chip = page.getByRole('button', { name: '添加开关', exact: true })
  await expect(chip).toBeVisible()
  await expect.poll(() => chip.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0)
  const second = await page.locator('[data-widget-key="f1"]').boundingBox()
  if (second === null) throw new Error('the second field is not on the screen')
  await finger.drag(await middle(chip), { x: second.x + 300, y: second.y + 4 })
  const line = page.locator('[data-insertion-line]')
  // A finger moves a little; the drawer it came from is still closing for a moment.
  let still = 0
  await expect(async () => {
    await finger.move({ x: second.x + 300 + 2 * (still++ % 9), y: second.y + 4 })
    await expect(line).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(page.locator('[data-drag-ghost]')).toHaveText('开关')
  await finger.lift()
  await expect(page.locator('.fd-item')).toHaveCount(4)
  expect((await keys(page))[1]).not.toBe('f1')
  await expect(page.locator('.fd-item').nth(1)).toHaveAttribute('data-widget-type', 'switch')
  await expect(line).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('a field is moved by finger, and undone', async ({ page }) => {
  await openForm(page, 3)
  const finger = await Finger.on(page)
  const last = await page.locator('[data-widget-key="f2"]').boundingBox()
  if (last === null) throw new Error('the last field is not on the screen')
  await finger.drag(await middle(page.locator('[data-widget-key="f0"] .fw-label')), { x: last.x + 200, y: last.y + last.height })
  await finger.lift()
  await expect.poll(() => keys(page)).toEqual(['f1', 'f2', 'f0'])
  await page.getByRole('button', { name: /^撤销/ }).tap()
  await expect.poll(() => keys(page)).toEqual(['f0', 'f1', 'f2'])
})

test('a swipe scrolls and moves nothing, a tap selects, and the edge of the canvas scrolls while something is dragged', async ({
  page,
}) => {
  await openForm(page, 60)
  const finger = await Finger.on(page)
  const { sheet } = new FormDesignerPage(page)
  const top = () => sheet.evaluate((element) => element.scrollTop)
  const before = await keys(page)
  await finger.swipe(await middle(page.locator('[data-widget-key="f12"]')), { x: 400, y: 200 })
  await expect.poll(top).toBeGreaterThan(100)
  // A touch while it still scrolls belongs to the scrolling: the browser says so where somebody wants it for something else.
  await sheet.evaluate(
    (pane) =>
      new Promise<void>((resolve) => {
        let last = -1
        let still = 0
        const look = () => {
          still = pane.scrollTop === last ? still + 1 : 0
          last = pane.scrollTop
          if (still === 10) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  expect(await keys(page)).toEqual(before)

  await page.locator('[data-widget-key="f15"]').tap()
  await expect(page.locator('[data-widget-key="f15"]')).toHaveAttribute('data-selected', 'true')

  const scrolled = await top()
  const pane = await sheet.boundingBox()
  if (pane === null) throw new Error('the canvas is not on the screen')
  await finger.drag(await middle(page.locator('[data-widget-key="f15"] .fw-label')), { x: 400, y: pane.y + pane.height - 8 })
  await expect.poll(top).toBeGreaterThan(scrolled + 400)
  await finger.lift()
  await expect.poll(async () => (await keys(page)).indexOf('f15')).toBeGreaterThan(25)
})
