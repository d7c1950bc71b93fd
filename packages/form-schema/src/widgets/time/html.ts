/** `time` in the sample page. */
import { momentAttributes } from '../../html/html-moment'
import { pairOfControls } from '../../html/html-pair'
import type { WidgetHtml } from '../../html/html-writer'
import { timeBehaviour } from './behaviour'
import type { TimeOptions } from './options'

export const timeHtml: WidgetHtml<TimeOptions> = (options, page) => {
  const { format, placeholder, isRange } = options
  const value = timeBehaviour.defaultValue(options)
  const own = momentAttributes(format, placeholder)
  return isRange ? pairOfControls(page, value, own) : page.labelled(page.element('input', { ...page.control, ...own(value) }))
}
