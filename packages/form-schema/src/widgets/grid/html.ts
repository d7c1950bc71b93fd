/** `grid` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'

export const gridHtml: WidgetHtml<unknown> = (_options, page) => page.columns()
