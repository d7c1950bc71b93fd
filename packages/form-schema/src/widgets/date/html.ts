/** `date` in the sample page. */
import { momentAttributes } from '../../html/html-moment'
import { pairOfControls } from '../../html/html-pair'
import type { WidgetHtml } from '../../html/html-writer'
import { dateValueKind } from '../../rules/values/check-date'
import { dateBehaviour } from './behaviour'
import type { DateOptions } from './options'

export const dateHtml: WidgetHtml<DateOptions> = (options, page) => {
  const { format, placeholder, timestamp, autocomplete } = options
  const value = dateBehaviour.defaultValue(options)
  const kind = dateValueKind(options)
  if (kind === 'list' && !timestamp) {
    const days = Array.isArray(value) ? value.join(', ') : ''
    return page.labelled(
      page.element('input', { ...page.control, type: 'text', 'data-kind': 'list', placeholder: `${format}, …`, value: days }),
    )
  }
  const own = timestamp ? () => ({ type: 'datetime-local', step: 1 }) : momentAttributes(format, placeholder)
  if (kind === 'range') return pairOfControls(page, value, own)
  return page.labelled(page.element('input', { ...page.control, autocomplete, ...own(value) }))
}
