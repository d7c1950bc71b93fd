/** `color` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'
import type { ColorOptions } from './options'

export const colorHtml: WidgetHtml<ColorOptions> = ({ showAlpha, defaultValue }, page) => {
  const placeholder = showAlpha ? 'rgba(0, 0, 0, 0.5)' : '#000000'
  return page.labelled(
    page.element('input', { ...page.control, type: 'text', 'data-kind': 'color', placeholder, value: defaultValue ?? '' }),
  )
}
