/** `rate` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'
import type { RateOptions } from './options'

export const rateHtml: WidgetHtml<RateOptions> = ({ max, allowHalf, defaultValue }, page) => {
  const limits = { min: 0, max, step: allowHalf ? 0.5 : 1 }
  return page.labelled(page.element('input', { ...page.control, type: 'number', ...limits, value: defaultValue ?? '' }))
}
