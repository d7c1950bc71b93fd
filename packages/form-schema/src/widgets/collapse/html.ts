/** `collapse` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'

export const collapseHtml: WidgetHtml<unknown> = (_options, page) => page.panes()
