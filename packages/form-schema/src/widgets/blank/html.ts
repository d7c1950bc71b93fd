/** `blank` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'
import type { BlankOptions } from './options'

export const blankHtml: WidgetHtml<BlankOptions> = ({ defaultType }, page) => {
  if (defaultType === 'String') return page.labelled(page.element('input', { ...page.control, type: 'text' }))
  const empty = defaultType === 'Object' ? '{}' : '[]'
  return page.labelled(page.element('textarea', { ...page.control, 'data-kind': 'json', rows: 3 }, empty))
}
