/** D6 and D7 of the threat list: nothing the form does needs a laxer policy, and one broken widget leaves the others alone. */
import { expect, test } from './harness/test'
import { WAYS } from './ways'

const everything = {
  list: Object.entries(WAYS).map(([type, { options = {}, columns }]) => ({
    type,
    name: type,
    key: type,
    model: type,
    options,
    rules: [],
    ...(columns && { columns }),
  })),
  config: { labelPosition: 'top' },
}

test('D6: all widgets, filled and with everything open that opens, run under a policy without inline code and with Trusted Types', async ({
  page,
  show,
}) => {
  const values = Object.fromEntries(Object.entries(WAYS).map(([type, { value }]) => [type, value]))
  await show({ definition: everything, defaultValues: values, locale: 'en' })
  for (const type of ['date', 'time', 'color']) {
    await page
      .locator(`[data-field="${type}"]`)
      .getByRole('button', { name: /open|choose|pick/i })
      .last()
      .click()
    await expect(page.locator('[data-field] :popover-open, .fw-popup:popover-open').first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
  for (const type of ['select', 'cascader']) {
    await page.locator(`[data-field="${type}"]`).getByRole('combobox').click()
    await expect(page.locator('.fw-popup:popover-open').first()).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.locator('[data-field="editor"]').getByRole('textbox').click()
  await page.keyboard.type('x')
  await expect.poll(() => page.evaluate(() => String(window.harness.values()['editor']))).toContain('x')
  // The page's fixture fails the spec on any violation, error or warning.
})

test('D6: a violation fails the spec that caused it', async ({ page }) => {
  test.fail()
  await page.evaluate(async () => {
    const told = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve, { once: true }))
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.invalid/x.png' }))
    await told
  })
})
