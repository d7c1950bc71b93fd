/** `switch` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'
import type { SwitchOptions } from './options'

export const switchHtml: WidgetHtml<SwitchOptions> = ({ defaultValue }, page) =>
  page.labelled(
    page.element('input', { ...page.control, 'data-needed': false, type: 'checkbox', 'data-kind': 'switch', checked: defaultValue }),
  )
