/** `checkbox` in the sample page. */
import { choiceBoxes } from '../../html/html-choices'
import type { WidgetHtml } from '../../html/html-writer'
import type { CheckboxOptions } from './options'

export const checkboxHtml: WidgetHtml<CheckboxOptions> = (options, page) =>
  choiceBoxes(page, options, options.defaultValue, { type: 'checkbox', 'data-needed': false, 'data-kind': 'list' })
