/** `textarea` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'
import type { TextareaOptions } from './options'

export const textareaHtml: WidgetHtml<TextareaOptions> = ({ defaultValue, placeholder, autocomplete }, page) =>
  page.labelled(page.element('textarea', { ...page.control, placeholder, autocomplete, rows: 5 }, defaultValue))
