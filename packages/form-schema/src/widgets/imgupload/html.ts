/** `imgupload` in the sample page. */
import { filePicker } from '../../html/html-files'
import type { WidgetHtml } from '../../html/html-writer'
import type { ImguploadOptions } from './options'

export const imguploadHtml: WidgetHtml<ImguploadOptions> = ({ length }, page) => filePicker(page, 'pictures', length)
