/** `radio` in the sample page. */
import { choiceBoxes } from '../../html/html-choices'
import type { WidgetHtml } from '../../html/html-writer'
import type { RadioOptions } from './options'

export const radioHtml: WidgetHtml<RadioOptions> = (options, page) => choiceBoxes(page, options, [options.defaultValue], { type: 'radio' })
