/** Tabs, sections and pages by mouse and by keyboard alone: what opens, where the focus goes, and what assistive technology is told. */
import type { Page } from '@playwright/test'
import { violations } from '../setup/axe'
import { expect, test } from './harness/test'

const field = (model: string, options: object = {}) => ({ type: 'input', name: model, key: model, model, options, rules: [] })
const box = (type: string, panes: Readonly<Record<string, readonly object[]>>, options: object = {}) => ({
  list: [
    {
      type,
      name: 'Box',
      key: 'box',
      model: 'box',
      options,
      rules: [],
      columns: Object.entries(panes).map(([title, list]) => ({ title, list })),
    },
  ],
  config: { labelPosition: 'top' },
})
const THREE = { Who: [field('name', { required: true })], Where: [field('city', { required: true })], Notes: [field('note')] }
const focused = (page: Page) => page.locator(':focus')
const send = (page: Page) => page.getByRole('button', { name: 'Send' })

test.describe('tabs', () => {
  test('by mouse: one pane at a time, and a submit opens the one with a mistake', async ({ page, show }) => {
    await show({ definition: box('tabs', THREE), locale: 'en', submitText: 'Send' })
    await page.getByRole('tab', { name: 'Where' }).click()
    await expect(page.getByRole('textbox', { name: 'name' })).toBeHidden()
    await page.getByRole('textbox', { name: 'city' }).fill('Oslo')
    await send(page).click()
    await expect(page.getByRole('textbox', { name: 'name' })).toBeFocused()
    await expect(page.getByRole('tab', { name: 'Who 1 field needs attention' })).toHaveAttribute('aria-selected', 'true')
    expect(await violations(page, '#root')).toEqual([])
    await page.getByRole('textbox', { name: 'name' }).fill('Ada')
    await expect(page.getByRole('tab', { name: 'Who', exact: true })).toBeVisible()
    await send(page).click()
    await expect.poll(() => page.evaluate(() => window.harness.submitted())).toEqual([{ name: 'Ada', city: 'Oslo', note: '' }])
  })

  test('by keyboard: arrows move and open, Tab goes into the open pane and on', async ({ page, show }) => {
    await show({ definition: box('tabs', THREE), locale: 'en', submitText: 'Send' })
    await expect(page.getByRole('tab', { name: 'Who' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tab', { name: 'Who' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('tab', { name: 'Notes' })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'city' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(send(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('tab', { name: 'Where' })).toBeFocused()
  })

  test('the link of the summary opens the tab of its field', async ({ page, show }) => {
    await show({ definition: box('tabs', THREE), locale: 'en', submitText: 'Send' })
    await send(page).click()
    await page.getByRole('link', { name: /city/ }).click()
    await expect(page.getByRole('textbox', { name: 'city' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'city' })).toBeInViewport()
  })

  test('with long titles wrap on a phone, in both directions', async ({ page, show }) => {
    const long = Object.fromEntries(Object.entries(THREE).map(([title, list]) => [`${title} and everything that belongs to it`, list]))
    await page.setViewportSize({ width: 320, height: 640 })
    await show({ definition: box('tabs', long), locale: 'ar' })
    await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
    await expect(page.getByRole('tab')).toHaveCount(3)
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
    expect(await fits()).toBe(true)
    await page.getByRole('tab').first().click()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('tab').nth(1)).toBeFocused()
    await page.locator('html').evaluate((html) => html.removeAttribute('dir'))
  })
})

test.describe('sections', () => {
  test('open and close by keyboard, and open for a mistake inside', async ({ page, show }) => {
    await show({ definition: box('collapse', THREE), locale: 'en', submitText: 'Send' })
    const where = page.locator('details', { hasText: 'Where' })
    await expect(where).not.toHaveAttribute('open')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(where).toHaveAttribute('open')
    await page.keyboard.press('Space')
    await expect(where).not.toHaveAttribute('open')
    await page.getByRole('textbox', { name: 'name' }).fill('Ada')
    await send(page).click()
    await expect(page.getByRole('textbox', { name: 'city' })).toBeFocused()
    await expect(where).toHaveAttribute('open')
    expect(await violations(page, '#root')).toEqual([])
  })
})

test.describe('pages', () => {
  test('by mouse: next validates the page, and the heading of the next one gets the focus', async ({ page, show }) => {
    await show({ definition: box('steps', THREE), locale: 'en', submitText: 'Send' })
    const next = page.getByRole('button', { name: 'Next' })
    await next.click()
    await expect(page.getByRole('textbox', { name: 'name' })).toBeFocused()
    await expect(page.locator('.fw-error')).toHaveCount(1)
    await page.getByRole('textbox', { name: 'name' }).fill('Ada')
    await next.click()
    await expect(focused(page)).toHaveText('Step 2 of 3 Where')
    await expect(page.getByRole('listitem').filter({ hasText: 'Where' }).getByRole('button')).toHaveAttribute('aria-current', 'step')
    expect(await violations(page, '#root')).toEqual([])
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(focused(page)).toHaveText('Step 1 of 3 Who')
    await expect(page.getByRole('textbox', { name: 'name' })).toHaveValue('Ada')
  })

  test('by keyboard alone, from the first field to the submit', async ({ page, show }) => {
    await show({ definition: box('steps', THREE), locale: 'en', submitText: 'Send' })
    await page.getByRole('textbox', { name: 'name' }).focus()
    await page.keyboard.type('Ada')
    await page.keyboard.press('Enter')
    await expect(focused(page)).toHaveText('Step 2 of 3 Where')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Oslo')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Back' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(focused(page)).toHaveText('Step 3 of 3 Notes')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => window.harness.submitted())).toEqual([{ name: 'Ada', city: 'Oslo', note: '' }])
  })

  test('a submit on the first page leads to the mistake on another', async ({ page, show }) => {
    await show({ definition: box('steps', THREE), locale: 'en', submitText: 'Send' })
    await page.getByRole('textbox', { name: 'name' }).fill('Ada')
    await send(page).click()
    await expect(page.getByRole('textbox', { name: 'city' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'Step 2 of 3 Where' })).toBeVisible()
  })
})
