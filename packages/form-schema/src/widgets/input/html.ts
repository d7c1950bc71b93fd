/** `input` in the sample page. */
import type { WidgetHtml } from '../../html/html-writer'
import { isNumericDataType } from '../../rules/values/data-types'
import type { InputOptions } from './options'

export const inputHtml: WidgetHtml<InputOptions> = (options, page) => {
  const { dataType, showPassword, placeholder, autocomplete, defaultValue, maxlength } = options
  const numeric = isNumericDataType(dataType)
  const type = showPassword ? 'password' : numeric ? 'number' : dataType === 'email' || dataType === 'url' ? dataType : 'text'
  const step = numeric && dataType !== 'integer' ? 'any' : ''
  const limit = maxlength < 0 ? '' : maxlength
  return page.labelled(
    page.element('input', { ...page.control, type, step, placeholder, autocomplete, value: defaultValue, maxlength: limit }),
  )
}
