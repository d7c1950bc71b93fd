/** Patterns that ask what belongs together in Unicode: RE2 decides them, and comes only with a form that has one. */
import { expect, test } from './harness/test'

const field = (name: string, pattern: string) => ({ type: 'input', name, key: name, model: name, options: { pattern }, rules: [] })
const phone = field('Phone', '^1[3456789]\\d{9}$')

test.describe('a pattern', () => {
  test('of properties, or that ignores case, is validated on the page as in Node, under the strictest policy', async ({ page, show }) => {
    const definition = { list: [phone, field('Name', '^[\\p{Han}·]{2,20}$'), field('Code', '/^[a-z]{2}$/i')], config: {} }
    await show({ definition, locale: 'en', values: { Phone: '13912345678', Name: 'Li Lei', Code: '12' } })
    await page.evaluate(() => window.harness.form().validate())
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Name/)
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: 'Phone' })).not.toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('textbox', { name: 'Name' }).fill('阿卜杜拉·买买提')
    await page.getByRole('textbox', { name: 'Code' }).fill('aB')
    await expect(page.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: 'Code' })).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('that asks nothing of Unicode loads nothing more', async ({ page, show }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await show({ definition: { list: [phone], config: {} }, locale: 'en', values: { Phone: '12' } })
    await page.evaluate(() => window.harness.form().validate())
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('aria-invalid', 'true')
    expect(loaded.filter((address) => address.includes('re2'))).toEqual([])
  })
})
