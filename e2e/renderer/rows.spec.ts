/** Rows of a subform in a real browser: dragging, pasting, five hundred of them, and cards where it is narrow. */
import type { Page } from '@playwright/test'
import { workOf } from '../setup/processor-speed'
import { violations } from '../setup/axe'
import { expect, test } from './harness/test'

const rows = {
  type: 'subform',
  name: 'Items',
  key: 'items',
  model: 'items',
  options: {},
  columns: [
    { span: 12, list: [field('input', 'name', { required: true }), field('number', 'price', { defaultValue: null })] },
    { span: 12, list: [field('input', 'unit'), field('switch', 'paid'), field('input', 'code'), field('input', 'note')] },
  ],
}
const definition = { list: [rows], config: {} }

function field(type: string, model: string, options: object = {}) {
  return { type, name: model, key: model, model, options, rules: [] }
}
const valuesOf = (count: number) => ({ items: Array.from({ length: count }, (_, index) => ({ name: `row ${index + 1}`, price: index })) })
const names = (page: Page) =>
  page.evaluate(() => (window.harness.values()['items'] as { name: string; status?: number }[]).map(({ name }) => name))
const handle = (page: Page, row: number) => page.getByRole('button', { name: `Row ${row}: menu` })

async function centre(page: Page, row: number) {
  const box = await handle(page, row).boundingBox()
  if (box === null) throw new Error('the handle is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

// A trace copies the whole page at every key: it would be what is measured below.
test.use({ trace: 'off' })

test.describe('rows', () => {
  test('are dragged by their handles, and a drag opens no menu', async ({ page, show }) => {
    await show({ definition, values: valuesOf(4), locale: 'en' })
    const from = await centre(page, 1)
    const to = await centre(page, 3)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 10)
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await expect(page.locator('[data-drop="after"]')).toHaveCount(1)
    await page.mouse.up()
    await expect.poll(() => names(page)).toEqual(['row 2', 'row 3', 'row 1', 'row 4'])
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(handle(page, 3)).toBeFocused()
    await page.mouse.down()
    await page.keyboard.press('Escape')
    await page.mouse.up()
  })

  test('take cells that a person pastes', async ({ page, context, show }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await show({ definition, values: valuesOf(2), locale: 'en' })
    await page.evaluate(() => navigator.clipboard.writeText('A\t1.5\nB\tx\nC\t2,000\n'))
    await page.getByRole('textbox', { name: 'name' }).nth(1).focus()
    await page.keyboard.press('Control+v')
    await expect.poll(() => names(page)).toEqual(['row 1', 'A', 'B', 'C'])
    await expect(page.getByText('Row 3 · price: “x” is not a number')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => names(page)).toEqual(['row 1', 'row 2'])
  })

  test('are cards where it is narrow, with labels, and nothing is cut off', async ({ page, show }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await show({ definition, values: valuesOf(3), locale: 'en' })
    await expect(page.locator('.fw-rows-cell .fw-label').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await page.getByRole('textbox', { name: 'name' }).first().fill('')
    await page.evaluate(() => window.harness.form().validate())
    await expect(page.getByRole('link', { name: 'Row 1 · name is required' })).toBeVisible()
  })

  for (const [width, colorScheme] of [
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
  ] as const)
    test(`have no axe violation at ${width} px, ${colorScheme}: wrong, with a menu, with what can be taken back, and read`, async ({
      page,
      show,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await show({ definition, values: { items: [{ name: '' }, { name: 'b' }] }, locale: 'en' })
      await page.evaluate(() => window.harness.form().validate())
      expect(await violations(page, '#root')).toEqual([])
      await handle(page, 2).click()
      await expect(page.getByRole('menu', { name: 'Row 2' })).toBeVisible()
      expect(await violations(page, '#root')).toEqual([])
      await page.getByRole('menuitem', { name: 'Remove row' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
      expect(await violations(page, '#root')).toEqual([])
      await show({ definition, values: valuesOf(2), mode: 'preview', locale: 'en' })
      expect(await violations(page, '#root')).toEqual([])
    })
})

test.describe('rows, measured', () => {
  test('are five hundred without a key growing dear, and the last one is reached', async ({ page, show }) => {
    const cost = async () => {
      const session = await page.context().newCDPSession(page)
      await session.send('Performance.enable')
      await page.getByRole('textbox', { name: 'name' }).nth(3).focus()
      // What is still being drawn is not what a key costs.
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))))
      const before = await workOf(session)
      for (let key = 0; key < 20; key++) await page.keyboard.press('a')
      return ((await workOf(session)) - before) / 20
    }
    await show({ definition, values: valuesOf(20), locale: 'en' })
    const few = await cost()
    await show({ definition, values: valuesOf(500), locale: 'en' })
    await expect(page.getByRole('textbox', { name: 'name' })).toHaveCount(500)
    const many = await cost()
    test.info().annotations.push({ type: 'a key, ms', description: `among 20 rows ${few.toFixed(1)}, among 500 ${many.toFixed(1)}` })
    expect(many).toBeLessThan(Math.max(few * 3, 16))
    await page.evaluate(() =>
      window.harness.form().setValue('items', [...(window.harness.values()['items'] as object[]).slice(0, 499), { name: '' }]),
    )
    await page.evaluate(() =>
      window.harness
        .form()
        .getData()
        .catch(() => undefined),
    )
    await expect(page.getByRole('textbox', { name: 'name' }).nth(499)).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'name' }).nth(499)).toBeInViewport()
  })
})
