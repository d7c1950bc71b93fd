/** `input` in the sample page. */
import type { HtmlAttributes, WidgetHtml } from '../../html/html-writer'
import { type DataType, isNumericDataType } from '../../rules/values/data-types'
import type { InputOptions } from './options'

export const inputHtml: WidgetHtml<InputOptions> = (options, page) => {
  const { showPassword, placeholder, autocomplete, defaultValue, maxlength } = options
  const own = showPassword ? { type: 'password' } : controlOf(options)
  const limit = maxlength < 0 ? '' : maxlength
  return page.labelled(page.element('input', { ...page.control, ...own, placeholder, autocomplete, value: defaultValue, maxlength: limit }))
}

function controlOf({ dataType, defaultValue }: InputOptions): HtmlAttributes {
  if (!isNumericDataType(dataType)) return { type: 'text', ...ADDRESSES[dataType] }
  // Where a page starts with a fraction, a browser would count whole steps from it.
  const isWhole = dataType === 'integer' && Number.isInteger(Number(defaultValue))
  return { type: 'number', step: isWhole ? '' : 'any' }
}

/** The browser's own controls for these refuse what is one here: names in any script, addresses without a scheme. */
const ADDRESSES: Partial<Readonly<Record<DataType, HtmlAttributes>>> = {
  email: { inputmode: 'email', pattern: String.raw`[^\s@]+@[^\s@]+` },
  url: { inputmode: 'url', pattern: String.raw`(?:[Hh][Tt][Tt][Pp][Ss]?:|[Ff][Tt][Pp]:)?\/\/\S+` },
}
