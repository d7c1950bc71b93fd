/** `steps` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'

export const stepsHtml: WidgetHtml<unknown> = (_options, page) => page.panes()
