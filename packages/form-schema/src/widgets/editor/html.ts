/** `editor` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'
import type { EditorOptions } from './options'

export const editorHtml: WidgetHtml<EditorOptions> = ({ defaultValue, placeholder }, page) =>
  page.labelled(page.element('textarea', { ...page.control, placeholder: placeholder || '<p>…</p>', rows: 5 }, defaultValue))
