/** `tabs` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'

export const tabsHtml: WidgetHtml<unknown> = (_options, page) => page.panes()
