/** What stands far below the screen is there and can be filled; what only a person at it can use comes as soon as somebody does. */
import type { Page } from '@playwright/test'
import { violations } from '../setup/axe'
import { nextFrames } from '../setup/next-frames'
import { expect, test } from './harness/test'

const choices = { options: ['a', 'b', 'c'].map((value) => ({ value, label: `Choice ${value}` })), showLabel: true }
const field = (type: string, model: string, options: object = {}) => ({ type, name: model, key: model, model, options, rules: [] })
const four = (suffix: string) => [
  field('input', `text${suffix}`, { required: true }),
  field('select', `pick${suffix}`, choices),
  field('number', `count${suffix}`, { defaultValue: 4 }),
  field('date', `day${suffix}`),
]

const forms = {
  'a long form': {
    definition: { list: Array.from({ length: 50 }, (_, index) => four(String(index + 1))).flat(), config: {} },
    defaultValue: { pick50: 'b' },
    last: (page: Page, type: string) => page.locator(`[data-field="${type}50"]`),
    values: () => window.harness.values(),
    model: (name: string) => `${name}50`,
    wrong: 50,
  },
  'a long table': {
    definition: {
      list: [{ ...field('subform', 'items'), columns: [{ span: 24, list: four('') }] }],
      config: {},
    },
    defaultValue: { items: Array.from({ length: 100 }, (_, index) => (index === 99 ? { pick: 'b', count: 4 } : {})) },
    last: (page: Page, type: string) => page.locator('[data-row]').last().locator(`[data-field="${type}"]`),
    values: () => (window.harness.values()['items'] as object[])[99],
    model: (name: string) => name,
    wrong: 100,
  },
}

for (const [name, { definition, defaultValue, last, values, model, wrong }] of Object.entries(forms)) {
  test.describe(`the end of ${name}`, () => {
    test.beforeEach(async ({ page, show }) => {
      await show({ definition, defaultValue, locale: 'en' })
      await expect(last(page, 'day').locator('input')).toBeAttached()
    })

    test('shows what it holds, and no more', async ({ page }) => {
      await expect(last(page, 'pick').locator('option')).toHaveText(['Select', 'Choice b'])
      await expect(last(page, 'count').locator('button')).toHaveCount(0)
      await expect(last(page, 'day').locator('button')).toHaveCount(0)
    })

    test('is whole for a person who scrolls there', async ({ page }) => {
      await last(page, 'pick').scrollIntoViewIfNeeded()
      await last(page, 'pick').locator('select').selectOption('c')
      await last(page, 'count').hover()
      await last(page, 'count').getByRole('button', { name: 'Increase' }).click()
      await last(page, 'day').getByRole('button', { name: 'Open date picker' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.evaluate(values)).toMatchObject({ [model('pick')]: 'c', [model('count')]: 5 })
      expect(await violations(page, '#root')).toEqual([])
    })

    test('is whole for a key that follows the focus at once', async ({ page }) => {
      await last(page, 'text').locator('input').focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('c')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => page.evaluate(values)).toMatchObject({ [model('pick')]: 'c', [model('count')]: 5 })
    })

    test('gives the browser no reason to gather the names of all controls again at a key', async ({ page }) => {
      const input = last(page, 'text').locator('input')
      await input.focus()
      const changes = await page.evaluateHandle(() => {
        const seen: (string | null)[] = []
        const observer = new MutationObserver((records) => seen.push(...records.map(({ attributeName }) => attributeName)))
        observer.observe(document.body, { subtree: true, attributeFilter: ['name', 'type', 'id', 'form'] })
        return seen
      })
      // What comes near with the focus is drawn once, whenever the browser finds it; a key that changed names would do so every time.
      await expect(async () => {
        await changes.evaluate((seen) => seen.splice(0))
        await page.keyboard.type('abc')
        expect(await changes.jsonValue()).toEqual([])
      }).toPass()
      await expect(input).toHaveValue(/^(abc)+$/)
    })

    test('has its errors when it is left for the first of all, and takes their room when it is seen again', async ({ page }) => {
      const input = last(page, 'text').locator('input')
      await input.focus()
      await expect(last(page, 'day').locator('button')).toBeVisible()
      const height = () => input.evaluate((element) => element.closest('.fw-chunk, .fw-rows-chunk')?.clientHeight)
      // Until the browser has drawn it, the chunk has the height that is kept for it.
      await nextFrames(page)
      const before = await height()
      await page.evaluate(() =>
        window.harness
          .form()
          .getData()
          .catch(() => undefined),
      )

      const first = page.locator('[data-field^="text"] input').first()
      await expect(first).toBeFocused()
      await expect(first).toBeInViewport()
      await expect(page.locator('.fw-error')).toHaveCount(wrong)
      await expect(input).toHaveAccessibleDescription(/required/i)
      // It may have been drawn with them once more before it was out of sight.
      await input.scrollIntoViewIfNeeded()
      await expect(last(page, 'text').locator('.fw-error')).toBeVisible()
      await expect.poll(height).toBeGreaterThan(before ?? Infinity)
      expect(await violations(page, '#root')).toEqual([])
    })
  })
}
