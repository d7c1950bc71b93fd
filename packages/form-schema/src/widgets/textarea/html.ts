/** `textarea` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'
import type { TextareaOptions } from './options'

export const textareaHtml: WidgetHtml<TextareaOptions> = ({ defaultValue, placeholder }, page) =>
  page.labelled(page.element('textarea', { ...page.control, placeholder, rows: 5 }, defaultValue))
