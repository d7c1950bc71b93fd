/**
 * Threat rows D1 and D2: no text of a form and no stored rich text ever runs, asks another host for something or opens a dialog. The page has no
 * policy here, so that whatever got through would run; `editor.spec.ts` has the strictest one.
 */
import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'
import { HOSTILE } from './hostile'

// An address without a host is the page's own: a picture is looked for there, and is not there.
test.use({ expectedMessages: [/^Failed to load resource/], isPageKept: false })

let troubles: string[] = []
test.beforeEach(async ({ page, harness }) => {
  troubles = []
  page.on('dialog', (dialog) => {
    troubles.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(harness.url)) troubles.push(`a request for ${request.url()}`)
  })
  await page.route(harness.url, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto(harness.url)
  await page.waitForFunction(() => 'harness' in window)
  page.on('framenavigated', (frame) => {
    // The empty frame whose parser the cleaner takes.
    const isEmpty = frame !== page.mainFrame() && frame.url() === 'about:blank'
    if (frame.url() !== harness.url && !isEmpty) troubles.push(`a way to ${frame.url()}`)
  })
})
test.afterEach(async ({ page }) => {
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(troubles).toEqual([])
})

const field = (type: string, model: string, text: string, options: object = {}, rest: object = {}) => ({
  type,
  name: text,
  key: model,
  model,
  options: { tip: text, placeholder: text, ...options },
  rules: [],
  ...rest,
})

/** What of a text every place shows: a list of names cuts the rest. */
const firstWords = (text: string) => text.replaceAll('\u0001', '').trim().slice(0, 12).trim()

/** Every place of a form that shows a text, with this text in each. */
function formWith(text: string, index: number) {
  const m = (name: string) => `${name}${index}`
  const choices = [{ value: text, label: text }]
  const rows = {
    columns: [{ span: 12, list: [field('input', 'cell', text, { required: true }), field('select', 'pick', text, { options: choices })] }],
  }
  return {
    list: [
      field('input', m('input'), text, { required: true }),
      field('textarea', m('area'), text),
      field('select', m('select'), text, { options: choices, showLabel: true }),
      field('radio', m('radio'), text, { options: choices, showLabel: true }),
      field('cascader', m('path'), text, { options: choices, remote: false }),
      field('text', m('text'), text, { defaultValue: text }),
      field('divider', m('divider'), text, { defaultValue: text }),
      field('blank', m('blank'), text),
      field('file', m('file'), text),
      field('imgupload', m('images'), text),
      field('subform', m('rows'), text, {}, rows),
      { type: text, name: text, key: m('unknown'), model: m('unknown'), options: {} },
    ],
    config: { customClass: text },
  }
}

function valuesWith(text: string, index: number) {
  const file = { uid: 1, key: text, name: text, url: `/files/${index}`, status: 'success', percent: 100 }
  return {
    [`input${index}`]: '',
    [`area${index}`]: text,
    [`select${index}`]: text,
    [`file${index}`]: [file, { ...file, uid: 2, url: text }],
    [`images${index}`]: [{ ...file, url: text }],
    [`rows${index}`]: [{ cell: text, pick: text }, { cell: '' }],
  }
}

test('no text of a form is more than text', async ({ page, show }) => {
  const parts = HOSTILE.map(formWith)
  const definition = { list: parts.flatMap(({ list }) => list), config: {} }
  const values = Object.assign({}, ...HOSTILE.map(valuesWith))
  for (const mode of ['edit', 'preview'] as const) {
    await show({ definition, values, mode, locale: 'en' })
    await page.evaluate(() => window.harness.form().validate())
    // A long form is drawn from the top.
    await expect(page.locator(`[data-field="rows${HOSTILE.length - 1}"]`)).toBeAttached()
    const shown = await page.evaluate(() => document.querySelector('#root')?.textContent ?? '')
    for (const text of HOSTILE) expect(shown).toContain(firstWords(text))
    const foreignElements =
      '#root :is(script, iframe, object, embed, base, meta, link, style, math, template, [onerror], [onload], [style*="evil"])'
    await expect(page.locator(foreignElements)).toHaveCount(0)
  }
})

/** Elements and attributes that a cleaned text may hold. */
const TAGS =
  /^(?:a|b|blockquote|br|code|del|div|em|h[1-6]|hr|i|img|ins|li|ol|p|pre|s|span|strike|strong|sub|sup|u|ul|table|caption|colgroup|col|thead|tbody|tfoot|tr|t[hd])$/
const ATTRIBUTES =
  /^(?:href|src|alt|title|width|height|colspan|rowspan|start|target|rel|loading|referrerpolicy|class|contenteditable|draggable)$/

/** What stands in an element that should not. */
async function foreignElementsIn(page: Page, selector: string, isEditor: boolean): Promise<readonly string[]> {
  return page.evaluate(
    ([place, tags, attributes, editor]) => {
      const root = document.querySelector(place)
      if (!root) return ['nothing is shown']
      const isTag = new RegExp(tags)
      const isAttribute = new RegExp(attributes)
      return [...root.querySelectorAll('*')].flatMap((element) => [
        ...(isTag.test(element.localName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [element.localName]),
        ...element.getAttributeNames().filter((name) => !isAttribute.test(name) || (!editor && name === 'class')),
        ...['href', 'src'].flatMap((name) => {
          const address = element.getAttribute(name) ?? '/'
          const isOwn = !address.startsWith('//') && !/^[^/?#]*:/.test(address)
          return isOwn || /^(?:https?:\/\/|mailto:|tel:)/.test(address) ? [] : [address]
        }),
        ...(element.localName === 'a' && element.hasAttribute('href') && element.getAttribute('rel') !== 'noopener noreferrer'
          ? ['rel']
          : []),
      ])
    },
    [selector, TAGS.source, ATTRIBUTES.source, isEditor] as const,
  )
}

const editor = { type: 'editor', name: 'Story', key: 'story', model: 'story', options: {}, rules: [] }
const definition = { list: [editor], config: {} }

test.describe('a stored rich text', () => {
  test('is clean nodes where it is read', async ({ page, show }) => {
    for (const html of HOSTILE) {
      await show({ definition, mode: 'preview', values: { story: `<p>before</p>${html}<p>after</p>` } })
      await expect(page.locator('.fw-prose:not(.fw-prose--plain)')).toHaveCount(1)
      expect({ html, found: await foreignElementsIn(page, '.fw-prose', false) }).toEqual({ html, found: [] })
      // Nothing in it can be found under a name that scripts use.
      expect(await page.evaluate(() => typeof window.harness.mount)).toBe('function')
    }
  })

  test('is clean nodes where it is written, stored or pasted', async ({ page, show }) => {
    for (const html of HOSTILE) {
      await show({ definition, values: { story: `<p>before</p>${html}` } })
      const text = page.locator('.ProseMirror')
      await expect(text).toContainText('before')
      expect({ html, found: await foreignElementsIn(page, '.ProseMirror', true) }).toEqual({ html, found: [] })
      await text.click()
      await text.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/html', `${pasted}<p>pasted</p>`)
        clipboardData.setData('text/plain', 'plain')
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }, html)
      expect({ html, found: await foreignElementsIn(page, '.ProseMirror', true) }).toEqual({ html, found: [] })
    }
  })

  test('keeps what is harmless: formats, links, pictures and tables, also through an edit', async ({ page, show }) => {
    const html =
      '<h2>Title</h2><p>a <strong>b</strong> <a href="https://example.com">link</a> <img src="/p.png" alt="P"></p><ul><li>x</li></ul><table><tbody><tr><td>cell</td></tr></tbody></table>'
    await show({ definition, mode: 'preview', values: { story: html } })
    await expect(page.getByRole('heading', { level: 2, name: 'Title' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'link' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(page.getByRole('cell', { name: 'cell' })).toBeVisible()
    await show({ definition, values: { story: html } })
    await page.locator('.ProseMirror h2').click()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('My ')
    const stored = await page.evaluate(() => String(window.harness.values()['story']))
    expect(stored).toContain('My Title</h2>')
    for (const part of ['<strong>b</strong>', 'href="https://example.com"', 'src="/p.png"', '<td>cell</td>', '<li>'])
      expect(stored).toContain(part)
  })
})
