/** `slider` in the sample page. */
import { pairOfControls } from '../../html/html-pair'
import type { WidgetHtml } from '../../html/html-writer'
import { sliderBehaviour } from './behaviour'
import type { SliderOptions } from './options'

export const sliderHtml: WidgetHtml<SliderOptions> = (options, page) => {
  const { min, max, step, range } = options
  const value = sliderBehaviour.defaultValue(options)
  const own = (at: unknown) => ({ type: 'range', min, max, step, value: typeof at === 'number' ? at : min })
  return range ? pairOfControls(page, value, own) : page.labelled(page.element('input', { ...page.control, ...own(value) }))
}
