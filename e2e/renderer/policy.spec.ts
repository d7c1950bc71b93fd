/** D6 and D7 of the threat list: nothing the form does needs a laxer policy, and one broken widget leaves the others alone. */
import { expect, test } from './harness/test'
import { HOSTILE } from './hostile'
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
  await show({ definition: everything, defaultValue: values, locale: 'en' })
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

test.describe('D6: a hostile rich text', () => {
  // An address without a host is the page's own: a picture is looked for there, and is not there. The style is the test's own.
  test.use({ expectedMessages: [/^Failed to load resource|inline style|^style-src-attr/] })

  for (const mode of ['preview', 'edit'] as const)
    test(`is taken apart without one report of the policy, ${mode === 'edit' ? 'where it is written' : 'where it is read'}`, async ({
      page,
      show,
    }) => {
      const story = { type: 'editor', name: 'Story', key: 'story', model: 'story', options: {}, rules: [] }
      await page.evaluate(() => {
        Object.assign(window, { reports: 0 })
        document.addEventListener('securitypolicyviolation', () =>
          Object.assign(window, { reports: Number(Reflect.get(window, 'reports')) + 1 }),
        )
      })
      const shown = page.locator(mode === 'edit' ? '.ProseMirror' : '.fw-prose:not(.fw-prose--plain)')
      for (const html of HOSTILE) {
        await show({ definition: { list: [story], config: {} }, mode, values: { story: `<p>before</p>${html}` } })
        await expect(shown).toContainText('before')
      }
      // Reports are sent after what caused them: a last one, on purpose, comes behind them all.
      await page.evaluate(async () => {
        const told = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve, { once: true }))
        Reflect.set(window, 'reports', Number(Reflect.get(window, 'reports')) - 1)
        document.body.setAttribute('style', 'color: red')
        await told
      })
      expect(await page.evaluate(() => Reflect.get(window, 'reports'))).toBe(0)
    })
})

test('D6: a violation fails the spec that caused it', async ({ page }) => {
  test.fail()
  await page.evaluate(async () => {
    const told = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve, { once: true }))
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://example.invalid/x.png' }))
    await told
  })
})
