/** Every widget can be filled by keyboard alone, by mouse and by touch, and its errors and its preview are accessible. */
import { violations } from '../setup/axe'
import { expect, test } from './harness/test'
import { WAYS } from './ways'

const TYPES = Object.entries(WAYS)

const definitionOf = (type: string, more: object = {}) => {
  const [, ways] = TYPES.find(([name]) => name === type) ?? []
  const options = { ...ways?.options, ...more }
  const widget = { type, name: 'Field', key: 'f', model: 'f', options, rules: [], ...(ways?.columns && { columns: ways.columns }) }
  return { list: [widget], config: { labelPosition: 'top' } }
}

test.describe('by keyboard alone', () => {
  for (const [type, ways] of TYPES) {
    test(`${type} is reached, filled and left`, async ({ page, show }) => {
      await show({ definition: definitionOf(type), locale: 'en' })
      const field = page.locator('[data-field="f"]').first()
      // The larger widgets come a moment after the form.
      await expect(field.locator('input, textarea, select, button, [tabindex="0"]').first()).toBeAttached()
      await page.keyboard.press('Tab')
      await expect(field.locator(':focus')).toHaveCount(1)
      await ways.keyboard(field, page)
      await expect.poll(() => page.evaluate(() => window.harness.values()['f'])).toEqual(ways.value)
      // Not a trap: the way out is Escape for what is open, then Tab.
      await page.keyboard.press('Escape')
      for (let presses = 0; presses < 25 && (await page.evaluate(() => document.activeElement !== document.body)); presses++)
        await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    })
  }
})

test.describe('by mouse', () => {
  for (const [type, ways] of TYPES) {
    test(`${type} is filled`, async ({ page, show }) => {
      await show({ definition: definitionOf(type), locale: 'en' })
      await ways.mouse(page.locator('[data-field="f"]').first(), page)
      await expect.poll(() => page.evaluate(() => window.harness.values()['f'])).toEqual(ways.value)
    })
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  for (const [type, ways] of TYPES) {
    test(`${type} is filled, with targets a finger hits`, async ({ page, show }) => {
      await show({ definition: definitionOf(type), locale: 'en' })
      const field = page.locator('[data-field="f"]').first()
      await ways.touch(field, page)
      await expect.poll(() => page.evaluate(() => window.harness.values()['f'])).toEqual(ways.value)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.fw-form :is(button, input, select, [role="option"], [role="treeitem"])')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.fw-visually-hidden'))
          // A choice is hit by its whole label.
          .map((element) => ({
            box: (element.closest('label') ?? element).getBoundingClientRect(),
            name: `${element.tagName}.${element.className}`,
          }))
          // WCAG 2.5.8: 24 px; what is visually hidden stands for something larger.
          .filter(({ box }) => box.width > 2 && (box.width < 24 || box.height < 24))
          .map(({ box, name }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
      )
      expect(small).toEqual([])
    })
  }
})

test.describe('accessible', () => {
  for (const [type, ways] of TYPES) {
    test(`${type} while filled, wrong and in preview`, async ({ page, show }) => {
      const found: string[] = []
      const look = async (state: string) => found.push(...(await violations(page, 'main')).map((line) => `${state}: ${line}`))
      for (const scheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
        await show({ definition: definitionOf(type, { required: true }), locale: 'en' })
        await page.evaluate(() => window.harness.form().validate())
        await look(`${scheme}, wrong`)
        await show({ definition: definitionOf(type), locale: 'en', defaultValue: { f: ways.value } })
        await look(`${scheme}, filled`)
        await show({ definition: definitionOf(type), locale: 'en', defaultValue: { f: ways.value }, mode: 'preview' })
        await look(`${scheme}, preview`)
      }
      expect(found).toEqual([])
    })
  }
})

test('a cascader with more nodes than fit is accessible while it is open', async ({ page, show }) => {
  const nodes = Array.from({ length: 60 }, (_, index) => ({
    value: `n${index}`,
    label: `Node ${index}`,
    children: Array.from({ length: 60 }, (_child, child) => ({ value: `n${index}-${child}`, label: `Leaf ${child}` })),
  }))
  await show({ definition: definitionOf('cascader', { options: nodes }), locale: 'en' })
  await page.getByRole('combobox', { name: 'Field' }).click()
  await page.getByRole('treeitem', { name: 'Node 0', exact: true }).click()
  await expect(page.getByRole('treeitem', { name: 'Leaf 3', exact: true })).toBeVisible()
  expect(await violations(page, 'main')).toEqual([])
})
