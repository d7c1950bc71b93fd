/** `number` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'
import type { NumberOptions } from './options'

export const numberHtml: WidgetHtml<NumberOptions> = ({ min, max, step, defaultValue }, page) =>
  page.labelled(page.element('input', { ...page.control, type: 'number', min, max, step, value: defaultValue ?? '' }))
