/** `number` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'
import { numberOnStep } from '../../rules/values/number-steps'
import type { NumberOptions } from './options'

export const numberHtml: WidgetHtml<NumberOptions> = (options, page) => {
  const { min, max, defaultValue, autocomplete } = options
  // Without a least a browser counts steps from the value that the page starts with, here they count from 0.
  const isCounted = min !== '' || typeof defaultValue !== 'number' || numberOnStep(defaultValue, { base: 0, step: options.step }) !== null
  const step = isCounted ? options.step : 'any'
  return page.labelled(page.element('input', { ...page.control, type: 'number', min, max, step, autocomplete, value: defaultValue ?? '' }))
}
