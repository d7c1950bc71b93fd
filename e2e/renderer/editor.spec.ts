/** The rich text editor by keyboard and mouse, under the strictest policy. */
import { violations } from '../setup/axe'
import { expect, test } from './harness/test'

const editor = { type: 'editor', name: 'Story', key: 'story', model: 'story', options: { placeholder: 'Tell', required: true }, rules: [] }
const definition = { list: [editor, { type: 'input', name: 'After', key: 'after', model: 'after', options: {}, rules: [] }], config: {} }
const story = () => String(window.harness.values()['story'])

test.describe('the editor', () => {
  test('is written in and formatted by keyboard alone', async ({ page, show }) => {
    await show({ definition, locale: 'en' })
    const text = page.getByRole('textbox', { name: 'Story' })
    await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
    await text.focus()
    await page.keyboard.press('Control+b')
    await page.keyboard.type('bold')
    await page.keyboard.press('Control+b')
    await page.keyboard.type(' plain')
    await expect.poll(() => page.evaluate(story)).toBe('<p><strong>bold</strong> plain</p>')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('combobox', { name: 'Paragraph style' })).toBeFocused()
    for (let steps = 0; steps < 5; steps++) await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('button', { name: 'Bulleted list' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Bulleted list' })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => page.evaluate(story)).toContain('<ul>')
    // After formatting, writing continues: the focus is back in the text with the next frame.
    await expect(text).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('textbox', { name: 'After' })).toBeFocused()
  })

  test('keeps what is typed while its code is on its way, and the focus', async ({ page, show }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/RichEditor*.js', async (route) => {
      await held
      await route.continue()
    })
    await show({ definition, locale: 'en', values: { story: '<p>1:</p>' } })
    const text = page.getByRole('textbox', { name: 'Story' })
    await text.focus()
    await page.keyboard.type('onf')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('e')
    await page.keyboard.press('Enter')
    await page.keyboard.type('two')
    await expect(text).toHaveText(/one\s*two/)
    release()
    // Hammered while it arrives: not one key falls between the two.
    for (const character of '0123456789'.repeat(8)) await page.keyboard.press(character)
    await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
    await expect.poll(() => page.evaluate(story)).toBe(`<p>1:one</p><p>two${'0123456789'.repeat(8)}</p>`)
    await expect(text).toBeFocused()
  })

  test('leaves the focus where a person went while it arrived', async ({ page, show }) => {
    await show({ definition, locale: 'en' })
    await page.getByRole('textbox', { name: 'Story' }).focus()
    await page.getByRole('textbox', { name: 'After' }).focus()
    await expect(page.getByRole('toolbar', { name: 'Text formatting' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'After' })).toBeFocused()
  })

  test('links to what may be followed and refuses the rest', async ({ page, show }) => {
    await show({ definition, locale: 'en', values: { story: '<p>here</p>' } })
    await page.locator('.ProseMirror').click()
    await page.keyboard.press('Control+a')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    const address = page.getByRole('textbox', { name: 'Link address' })
    await address.fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('A link leads to a web page, a mail address or a telephone number')
    await expect(address).toHaveAttribute('aria-invalid', 'true')
    await address.fill('example.com')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(story)).toContain('href="https://example.com"')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Link', exact: true }).click()
    await page.getByRole('button', { name: 'Remove link' }).click()
    await expect.poll(() => page.evaluate(story)).toBe('<p>here</p>')
  })

  test('makes a link of words over which an address is pasted, and takes text as text', async ({ page, context, show }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await show({ definition, locale: 'en', values: { story: '<p>here</p>' } })
    await page.locator('.ProseMirror').click()
    await page.keyboard.press('Control+a')
    await page.evaluate(() => navigator.clipboard.writeText('https://example.com/a'))
    await page.keyboard.press('Control+v')
    await expect.poll(() => page.evaluate(story)).toContain('href="https://example.com/a">here</a>')
    await page.keyboard.press('End')
    await page.evaluate(() => navigator.clipboard.writeText('<b>one</b>\ntwo'))
    await page.keyboard.press('Control+v')
    await expect.poll(() => page.evaluate(story)).toContain('&lt;b&gt;one&lt;/b&gt;')
    await expect.poll(() => page.evaluate(story)).toContain('<p>two</p>')
  })

  test('is empty again when everything is taken out, and follows values from elsewhere without losing its place', async ({
    page,
    show,
  }) => {
    await show({ definition, locale: 'en', values: { story: '<p>first</p>' } })
    const text = page.getByRole('textbox', { name: 'Story' })
    await expect(page.getByRole('toolbar')).toBeVisible()
    await text.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect.poll(() => page.evaluate(story)).toBe('')
    await expect(page.locator('.fw-editor-placeholder')).toHaveText('Tell')
    await page.evaluate(() => window.harness.form().setValue('story', '<p>from the host</p>'))
    await expect(text).toHaveText('from the host')
    await page.evaluate(() => window.harness.form().reset())
    await expect(text).toHaveText('first')
    const issues = await page.evaluate(async () => {
      window.harness.form().setValue('story', '<p></p>')
      return (await window.harness.form().validate()).map(({ code }) => code)
    })
    expect(issues).toEqual(['required'])
    await expect(text).toHaveAttribute('aria-invalid', 'true')
  })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`has no axe violation, ${colorScheme}: open, wrong, with its link form, and read`, async ({ page, show }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const values = { story: '<h2>Title</h2><p>a <a href="https://example.com">link</a> <code>x</code></p><blockquote>said</blockquote>' }
      await show({ definition, locale: 'en', values })
      await expect(page.getByRole('toolbar')).toBeVisible()
      expect(await violations(page, '#root')).toEqual([])
      await page.getByRole('button', { name: 'Link', exact: true }).click()
      await page.getByRole('textbox', { name: 'Link address' }).fill('javascript:x')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await violations(page, '#root')).toEqual([])
      await show({ definition, locale: 'en', values: { story: '' } })
      await page.evaluate(() => window.harness.form().validate())
      expect(await violations(page, '#root')).toEqual([])
      await show({ definition, locale: 'en', values, mode: 'preview' })
      await expect(page.getByRole('link', { name: 'link' })).toBeVisible()
      expect(await violations(page, '#root')).toEqual([])
    })

  test('opens in the row that is worked in, and loads nothing before', async ({ page, show }) => {
    const rows = { type: 'subform', name: 'Rows', key: 'rows', model: 'rows', options: {}, columns: [{ span: 24, list: [editor] }] }
    await show({ definition: { list: [rows], config: {} }, locale: 'en', values: { rows: [{ story: '<p>a</p>' }, { story: '<p>b</p>' }] } })
    await expect(page.locator('.ProseMirror')).toHaveCount(0)
    await page.getByRole('textbox', { name: 'Story' }).nth(1).focus()
    await expect(page.locator('.ProseMirror')).toHaveCount(1)
    await expect(page.locator('.ProseMirror')).toBeFocused()
    await page.keyboard.type('!')
    await expect
      .poll(() => page.evaluate(() => window.harness.values()['rows']))
      .toMatchObject([{ story: '<p>a</p>' }, { story: '<p>b!</p>' }])
  })
})
