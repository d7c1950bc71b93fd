import { describe, expect, it } from 'vitest'
import { importDefinition } from '../import/import-definition'
import type { JsonObject } from '../json'
import { formOf, grid, shownWhen, widget } from '../testing/builders'
import { goldenForms } from '../testing/read-fixture'
import { type Widget, WIDGET_TYPES } from '../widgets/index'
import { PAGE_SCRIPT } from './page-script'
import { PAGE_STYLE } from './page-style'
import { toHtmlPage } from './to-html-page'

const HOSTILE = `"><img src=x onerror=alert(1)></script></textarea></style><script>alert(2)</script>'\`\${7*7}{{7*7}}`

/** The page without its own constant parts. */
function foreignPart(page: string): string {
  return page.replace(PAGE_STYLE, '').replace(PAGE_SCRIPT, '')
}

describe('toHtmlPage', () => {
  it('is one page with a control per field, and no address of anything outside', () => {
    const page = toHtmlPage(formOf(widget('input', { model: 'a', name: '姓名' }), grid('g', [[widget('select', { model: 'b' })]])), {
      title: '请假',
    })
    expect(page).toContain('<!doctype html>')
    expect(page).toContain('<title>请假</title>')
    expect(page).toContain('<label for="f-a">姓名 <span class="required" aria-hidden="true">*</span></label>')
    expect(page).toContain('<input id="f-a" name="a" data-model="a" data-needed type="text" value="">')
    expect(page).toContain('<select id="f-b" name="b" data-model="b" data-needed>')
    expect(page).not.toMatch(/\b(?:src|href|action)=|url\(|@import|https?:/)
  })

  it.each(WIDGET_TYPES)('escapes every text of a %s', (type) => {
    const made = widget(type, { model: HOSTILE, name: HOSTILE, key: HOSTILE })
    const texts = Object.fromEntries(
      Object.entries(made.options).map(([option, value]) => [option, typeof value === 'string' ? HOSTILE : value]),
    )
    const choices = 'options' in made.options ? { options: [{ value: HOSTILE, label: HOSTILE, children: [{ value: HOSTILE }] }] } : {}
    const options = { ...made.options, ...texts, ...choices, displayVerify: shownWhen('and', { [HOSTILE]: HOSTILE }) }
    const hostile = { ...made, options } as unknown as Widget
    const page = foreignPart(toHtmlPage(formOf(hostile), { title: HOSTILE }))
    expect(page.match(/<script/g)).toHaveLength(2)
    expect(page).not.toContain('<img')
    expect(page).not.toContain(HOSTILE)
  })

  it('escapes what it cannot draw', () => {
    const page = toHtmlPage(formOf({ type: 'unknown', key: 'r', name: HOSTILE, sourceType: HOSTILE, raw: {} }))
    expect(page).not.toContain('<img')
  })

  it('runs from right to left where the texts of the form do, in a translation or of their own', () => {
    const form = formOf(widget('input', { model: 'a', name: 'Name' }))
    const inLanguages = (formwork: JsonObject) => ({ ...form, config: { ...form.config, extras: { formwork } } })
    const arabic = inLanguages({ language: 'en', translations: { ar: { Name: 'الاسم' } } })
    expect(toHtmlPage(arabic, { locale: 'ar-EG' })).toContain('<html lang="en" dir="rtl">')
    expect(toHtmlPage(arabic, { locale: 'ar-EG' })).toContain('<div class="fields" lang="ar">')
    expect(toHtmlPage(inLanguages({ language: 'he', translations: {} }), { locale: 'en' })).toContain('<html lang="en" dir="rtl">')
    // A form without a language is written in the requested one.
    expect(toHtmlPage(form, { locale: 'fa' })).toContain('dir="rtl"')
    for (const locale of ['en', 'zh-CN', 'de']) expect(toHtmlPage(arabic, { locale })).not.toContain('dir=')
    expect(PAGE_STYLE).not.toMatch(/(?:left|right):/)
  })

  it('carries conditions as data', () => {
    const page = toHtmlPage(formOf(widget('input', { model: 'a', options: { displayVerify: shownWhen('or', { b: '</script>' }) } })))
    expect(page).toContain('[{"key":"a","show":{"any":[{"model":"b","is":"equals","value":"\\u003c/script>"}]}}]')
  })

  it('leaves out conditions that go in a circle: such a field is shown', () => {
    const shownBy = (model: string, other: string) =>
      widget('input', { model, options: { displayVerify: shownWhen('and', { [other]: 'x' }) } })
    expect(toHtmlPage(formOf(shownBy('a', 'b'), shownBy('b', 'a')))).toContain('id="conditions">[]</script>')
  })

  it('asks for lengths, consents and counts as HTML does; of what is computed nothing', () => {
    const ruled = (rules: object) => ({ formwork: { rules } })
    const page = toHtmlPage(
      formOf(
        widget('input', { model: 'a', options: ruled({ minLength: 3 }) }),
        widget('input', { model: 'b', options: { formwork: { computed: '1', rules: { minLength: 4 } } } }),
        widget('switch', { model: 'c', options: ruled({ mustBeTrue: true }) }),
        widget('checkbox', { model: 'd', options: ruled({ minItems: 2, maxItems: 3 }) }),
        widget('imgupload', { model: 'e', options: { min: 2 } }),
      ),
      { locale: 'en' },
    )
    expect(page).toContain('name="a" data-model="a" data-needed minlength="3"')
    expect(page).not.toContain('minlength="4"')
    expect(page).toContain('data-key="c" data-required data-always data-consent')
    expect(page).toContain('data-key="e" data-least="2" data-counts="At least 2"')
    expect(page).toContain('data-key="d" data-least="2" data-most="3" data-counts="At least 2 · At most 3"')
  })

  it('speaks both languages', () => {
    expect(toHtmlPage(formOf())).toContain('>获取数据<')
    expect(toHtmlPage(formOf(), { locale: 'en' })).toContain('>Get Data<')
  })

  it.each(goldenForms())('draws %s', (_name, text) => {
    const { form } = importDefinition(text)
    expect(form && toHtmlPage(form)).toContain('</html>')
  })
})
