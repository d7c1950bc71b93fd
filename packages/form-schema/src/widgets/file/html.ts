/** `file` in the sample page. */
import { filePicker } from '../../html/html-files'
import type { WidgetHtml } from '../../html/html-writer'
import type { FileOptions } from './options'

export const fileHtml: WidgetHtml<FileOptions> = ({ length }, page) => filePicker(page, 'files', length)
