/** Every way into the rich text editor leads to its text, before its code is there, while it loads and afterwards; no key goes astray. */
import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'

const text = (name: string) => ({ type: 'input', name, key: name, model: name, options: {}, rules: [] })
const editor = { type: 'editor', name: 'Story', key: 'story', model: 'story', options: {}, rules: [] }
const definition = { list: [text('before'), editor, text('after')], config: {} }

const story = (page: Page) => page.evaluate(() => window.harness.values()['story'])
const box = (page: Page) => page.getByRole('textbox', { name: 'Story' })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Text formatting' })

/** Holds the editor's code back until the answer is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/RichEditor*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

const WAYS_IN: readonly { readonly name: string; readonly enter: (page: Page) => Promise<void> }[] = [
  {
    name: 'Tab from the field before',
    async enter(page) {
      await page.getByRole('textbox', { name: 'before' }).focus()
      await page.keyboard.press('Tab')
    },
  },
  {
    name: 'Shift+Tab from the field after',
    async enter(page) {
      await page.getByRole('textbox', { name: 'after' }).focus()
      await page.keyboard.press('Shift+Tab')
    },
  },
  { name: 'a press on the text', enter: (page) => box(page).click() },
  { name: 'the form, which sets the focus', enter: (page) => box(page).focus() },
]

for (const { name, enter } of WAYS_IN) {
  test(`by ${name} the keys reach the text in order while its code is on its way`, async ({ page, show }) => {
    const release = await holdCode(page)
    await show({ definition, locale: 'en' })
    // The larger widgets come a moment after the form.
    await expect(box(page)).toBeAttached()
    await enter(page)
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('Hello')
    release()
    // Typed on and on while it arrives: not one key falls between the two.
    for (const character of ' 0123456789'.repeat(6)) await page.keyboard.press(character)
    await expect(toolbar(page)).toBeVisible()
    await expect(box(page)).toBeFocused()
    await expect.poll(() => story(page)).toBe(`<p>Hello${' 0123456789'.repeat(6)}</p>`)
  })

  test(`by ${name} the keys reach the text once it is there`, async ({ page, show }) => {
    await show({ definition, locale: 'en' })
    await expect(toolbar(page)).toBeVisible()
    await enter(page)
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('Hello')
    await expect.poll(() => story(page)).toBe('<p>Hello</p>')
  })
}

test('keys of formats, what is pasted and what is undone count while the code is on its way', async ({ page, show }) => {
  const release = await holdCode(page)
  await show({ definition, values: { story: '<p>Begin</p>' }, locale: 'en' })
  await expect(box(page)).toBeAttached()
  await box(page).click()
  await page.keyboard.type(' plain ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')
  await expect.poll(() => story(page)).toBe('<p>Begin plain <strong>bold</strong></p>')
  await page.keyboard.press('Control+b')
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/html', '<img src="https://elsewhere.example/a.png"><i>pasted</i>')
    data.setData('text/plain', ' pasted')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+i')
  await page.keyboard.type('not ')
  release()
  await expect(toolbar(page)).toBeVisible()
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('slanted')
  await expect.poll(() => story(page)).toBe('<p>Begin plain <strong>bold</strong> pasted</p><p><em>not slanted</em></p>')
})

test('a word that an input method writes is finished before the editor takes its place', async ({ page, show }) => {
  const release = await holdCode(page)
  await show({ definition, locale: 'en' })
  await expect(box(page)).toBeAttached()
  await box(page).click()
  const input = await page.context().newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
  release()
  await expect(page.locator('.ProseMirror')).toBeAttached()
  await input.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 })
  await input.send('Input.insertText', { text: '你好' })
  await expect(toolbar(page)).toBeVisible()
  await page.keyboard.type('!')
  await expect.poll(() => story(page)).toBe('<p>你好!</p>')
})

test('what is written where the code never comes is in the values', async ({ page, show }) => {
  const release = await holdCode(page)
  await show({ definition, locale: 'en' })
  await expect(box(page)).toBeAttached()
  await box(page).click()
  await page.keyboard.type('Hello')
  await expect.poll(() => story(page)).toBe('<p>Hello</p>')
  release()
})

test('the toolbar is one stop before the text, and no trap', async ({ page, show }) => {
  await show({ definition, locale: 'en' })
  await expect(toolbar(page)).toBeVisible()
  await page.getByRole('textbox', { name: 'before' }).focus()
  await page.keyboard.press('Tab')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('combobox', { name: 'Paragraph style' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('textbox', { name: 'before' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('combobox', { name: 'Paragraph style' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'after' })).toBeFocused()
})
