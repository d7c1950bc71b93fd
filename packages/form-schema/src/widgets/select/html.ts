/** `select` in the sample page. */
import { choiceEntry } from '../../html/html-choices'
import type { WidgetHtml } from '../../html/html-writer'
import { hasLocalChoices } from '../../options/choices'
import type { SelectOptions } from './options'

export const selectHtml: WidgetHtml<SelectOptions> = (options, page) => {
  const { multiple, placeholder, defaultValue } = options
  if (!hasLocalChoices(options))
    return page.labelled(page.element('input', { ...page.control, type: 'text', 'data-kind': multiple ? 'list' : '', placeholder }))
  const chosen = typeof defaultValue === 'object' ? defaultValue : [defaultValue]
  const first = multiple ? [] : [page.element('option', { value: '' }, placeholder)]
  const entries = options.options.map((choice) => choiceEntry(page, choice, chosen.includes(choice.value)))
  return page.labelled(page.element('select', { ...page.control, multiple }, [...first, ...entries]))
}
