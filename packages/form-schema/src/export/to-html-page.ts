/** "Generate code": a form as one self-contained HTML page that runs from a file, without any external script or style. */
import { conditionOf } from '../conditions/condition'
import { eachWidget, type FormDefinition } from '../form-definition'
import { DEFAULT_LOCALE, type Locale } from '../messages/locale'
import { attributes, escapeHtml, escapeJsonForScript } from './escape-html'
import { htmlOf } from './html-field'
import { PAGE_SCRIPT, PAGE_STYLE } from './page-parts'

const TEXTS = {
  'zh-CN': { title: '表单', submit: '获取数据', reset: '重置' },
  en: { title: 'Form', submit: 'Get Data', reset: 'Reset' },
} as const

/** What {@link toHtmlPage} can be told. */
export interface HtmlPageOptions {
  /** The page's title; "表单" or "Form" by default. */
  readonly title?: string
  /** Language of the page's own words; Chinese by default. */
  readonly locale?: Locale
}

/**
 * A sample page of a form: native elements, display conditions that work, and a button that prints the values. Every text of the form is
 * escaped; nothing of it becomes script, style or address. Patterns are left to the real renderer.
 *
 * @example download('form.html', toHtmlPage(form, { title: 'Leave request' }))
 */
export function toHtmlPage(form: FormDefinition, { title, locale = DEFAULT_LOCALE }: HtmlPageOptions = {}): string {
  const texts = TEXTS[locale]
  const conditions = [...eachWidget(form)].flatMap((widget) => {
    const condition = conditionOf(widget)
    return condition === null ? [] : [{ key: widget.key, type: condition.type, list: condition.list }]
  })
  return `<!doctype html>
<html${attributes({ lang: locale })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title ?? texts.title)}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title ?? texts.title)}</h1>
<form id="form">
${form.list.map(htmlOf).join('\n')}
<p class="buttons"><button type="submit">${texts.submit}</button><button type="reset">${texts.reset}</button></p>
</form>
<pre id="data" aria-live="polite"></pre>
</main>
<script type="application/json" id="conditions">${escapeJsonForScript(conditions)}</script>
<script>${PAGE_SCRIPT}</script>
</body>
</html>
`
}
