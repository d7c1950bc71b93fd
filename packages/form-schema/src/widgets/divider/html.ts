/** `divider` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'

export const dividerHtml: WidgetHtml<{ readonly defaultValue: string }> = ({ defaultValue }, page) =>
  page.all(page.element('hr', {}), page.element('span', { class: 'caption' }, defaultValue))
