/** `card` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'

export const cardHtml: WidgetHtml<unknown> = (_options, page) => page.group({}, page.columns())
