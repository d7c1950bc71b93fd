/** A host that takes its time with what was submitted, or cannot take it. */
import { expect, test } from './harness/test'

const definition = {
  list: [{ type: 'input', name: 'Name', key: 'name', model: 'name', options: { required: true }, rules: [] }],
  config: {},
}

test.beforeEach(async ({ show, page }) => {
  await show({ definition, locale: 'en', submitText: 'Send' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
})

const send = 'button[type=submit]'

test('three clicks submit once, and the button says that it is busy', async ({ page }) => {
  await page.locator(send).click({ clickCount: 3, delay: 20 })
  await page.locator(send).click()
  await expect(page.locator(send)).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('.fw-form')).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[aria-live=polite]')).toHaveText('Submitting…')
  expect(await page.evaluate(() => window.harness.submitted())).toEqual([{ name: 'Ada' }])

  await page.evaluate(() => window.harness.answer(true))
  await expect(page.locator('.fw-form')).not.toHaveAttribute('aria-busy')
  await expect(page.locator(send)).not.toHaveAttribute('aria-busy')
  await expect(page.locator('[aria-live=polite]')).toHaveText('')
  await page.locator(send).click()
  await expect.poll(() => page.evaluate(() => window.harness.submitted().length)).toBe(2)
})

test('Enter pressed twice submits once', async ({ page }) => {
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.press('Enter')
  await name.press('Enter')
  await expect(page.locator(send)).toHaveAttribute('aria-busy', 'true')
  await expect(name).toBeFocused()
  expect(await page.evaluate(() => window.harness.submitted().length)).toBe(1)
})

test('a host that fails is said above the buttons, and the form can be submitted again', async ({ page }) => {
  await page.locator(send).click()
  await page.evaluate(() => window.harness.answer(false))
  const failure = page.getByRole('alert')
  await expect(failure).toHaveText('Submitting failed. Please try again.')
  await expect(failure).toBeInViewport()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  await expect(page.locator('.fw-form')).not.toHaveAttribute('aria-busy')
  expect(await page.evaluate(() => window.harness.failures())).toEqual(['Error: the host could not'])

  await page.locator(send).click()
  await expect(failure).toBeHidden()
  await expect.poll(() => page.evaluate(() => window.harness.submitted().length)).toBe(2)
  await page.evaluate(() => window.harness.answer(true))
  await expect(page.locator('.fw-form')).not.toHaveAttribute('aria-busy')
  await expect(failure).toBeHidden()
})

test('what the rules refuse does not keep the form busy', async ({ page }) => {
  await page.getByRole('textbox', { name: 'Name' }).fill('')
  await page.locator(send).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(page.locator('.fw-form')).not.toHaveAttribute('aria-busy')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await page.locator(send).click()
  await expect.poll(() => page.evaluate(() => window.harness.submitted().length)).toBe(1)
})
