/** `text` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'

export const textHtml: WidgetHtml<{ readonly defaultValue: string }> = ({ defaultValue }, page) => page.element('p', {}, defaultValue)
