/** `subform` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'
import type { SubformOptions } from './options'

export const subformHtml: WidgetHtml<SubformOptions> = ({ disabled }, page) => {
  const remove = page.element('button', { type: 'button', 'data-action': 'remove' }, page.rowButton('remove'))
  // A row is kept as a template: the script copies it for every row a person adds.
  const row = page.element('div', { class: 'row', 'data-row': true }, [page.rowFields(), remove])
  return page.group(
    { 'data-model': page.control['data-model'] ?? '', 'data-kind': 'rows' },
    page.element('div', { class: 'rows' }, ''),
    page.element('template', {}, [row]),
    page.element('button', { type: 'button', 'data-action': 'add', disabled }, page.rowButton('add')),
  )
}
