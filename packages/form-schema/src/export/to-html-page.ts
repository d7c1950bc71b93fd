/** "Generate code": a form as one self-contained HTML page that runs from a file, without any external script or style. */
import { logicOf, shownCondition } from '../conditions/condition'
import { formVisibility } from '../conditions/form-visibility'
import { eachWidget, type FormDefinition } from '../form-definition'
import { localizeForm, shownLanguage } from '../languages/localize-form'
import { textDirection } from '../languages/text-direction'
import { type LanguageTag, type Locale, parseLocale } from '../messages/locale'
import { attributes, escapeHtml, escapeJsonForScript } from '../html/escape-html'
import { htmlOf, type PageTexts } from './html-field'
import { PAGE_SCRIPT } from './page-script'
import { PAGE_STYLE } from './page-style'
import { heldList } from '../held-list'

const TEXTS: Readonly<Record<Locale, PageTexts>> = {
  'zh-CN': {
    title: '表单',
    submit: '获取数据',
    reset: '重置',
    addRow: '添加一行',
    removeRow: '删除',
    count: (least, most) => [least === null ? [] : `至少 ${least} 项`, most === null ? [] : `至多 ${most} 项`].flat().join('，'),
  },
  en: {
    title: 'Form',
    submit: 'Get Data',
    reset: 'Reset',
    addRow: 'Add row',
    removeRow: 'Remove',
    count: (least, most) => [least === null ? [] : `At least ${least}`, most === null ? [] : `At most ${most}`].flat().join(' · '),
  },
}

/** What {@link toHtmlPage} can be told. */
export interface HtmlPageOptions {
  /** The page's title; "表单" or "Form" by default. */
  readonly title?: string
  /** Language of the page's own words, see {@link parseLocale}; Chinese by default. */
  readonly locale?: LanguageTag | undefined
}

/**
 * Writes a sample page of a form: native elements for every type of widget, conditions that show, hide and require, rows that can be added
 * and removed, and a button that prints the values as `validateValues` takes them. Every text of the form is escaped; nothing of it becomes
 * script, style or address. It sends nothing: remote choices are typed in, and picked files stay on the page. Lengths, consents and counts of
 * choices and files are asked; patterns, computed values, conditional choices, counts of rows and rules across fields are left to the real renderer.
 *
 * @param source - the form.
 * @param options - `title` of the page, "表单" or "Form" by default; `locale` of its own words, Chinese by default.
 * @returns the text of one HTML file that needs no server.
 * @example download('form.html', toHtmlPage(form, { title: 'Leave request' }))
 */
export function toHtmlPage(source: FormDefinition, { title, locale: asked }: HtmlPageOptions = {}): string {
  const form = localizeForm(source, asked)
  const locale = parseLocale(asked)
  const texts = TEXTS[locale]
  // The page's own words are Chinese or English; the form's may be neither.
  const language = shownLanguage(source, asked) ?? asked ?? locale
  const isRtl = textDirection(language) === 'rtl'
  return `<!doctype html>
<html${attributes({ lang: locale, ...(isRtl ? { dir: 'rtl' } : {}) })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title ?? texts.title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title ?? texts.title)}</h1>
<form>
<div${attributes({ class: 'fields', ...(isRtl ? { lang: language } : {}) })}>
${heldList(form)
  .map((widget) => htmlOf(widget, texts))
  .join('\n')}
</div>
<p class="buttons"><button type="submit">${texts.submit}</button><button type="reset">${texts.reset}</button></p>
</form>
<pre aria-live="polite"></pre>
</main>
<script type="application/json" id="conditions">${escapeJsonForScript(pageConditions(form))}</script>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`
}

/** The conditions of a form as data. Widgets whose conditions go in a circle count as shown. */
function pageConditions(form: FormDefinition): readonly object[] {
  const { circular } = formVisibility(form)
  return [...eachWidget(form)].flatMap((widget) => {
    const show = circular.has(widget.key) ? null : shownCondition(widget)
    const { requiredWhen: require } = logicOf(widget)
    if (show === null && require === undefined) return []
    return [{ key: widget.key, ...(show === null ? {} : { show }), ...(require === undefined ? {} : { require }) }]
  })
}
