/** The verdict on one field's value: the same in the browser and on the server. */
import { DEFAULT_LOCALE, type Locale } from '../messages/locale'
import { definitionOf, type Widget } from '../widgets/index'
import { isRequired, ownMessage } from './generated-rules'
import { issueSuffix, type ValueIssue, type ValueIssueCode } from './value-issue'

/**
 * What is wrong with a field's value, in the spec's order: type, required, pattern, then the field's own limits. Empty optional values
 * pass. Display widgets, grids and unknown widgets have no value and no issues.
 *
 * @param context.locale - language of the messages; Chinese by default.
 * @example validateField(age, -1, { locale: 'en' }) // [{ model: 'age', path: ['age'], code: 'min', message: 'Age must be at least 0', params: { min: 0 } }]
 */
export function validateField(
  widget: Widget,
  value: unknown,
  { locale = DEFAULT_LOCALE }: { readonly locale?: Locale } = {},
): ValueIssue[] {
  if (widget.type === 'unknown') return []
  const definition = definitionOf(widget)
  if (definition.kind !== 'input') return []
  const issue = (code: ValueIssueCode, params: ValueIssue['params']): ValueIssue => {
    const message = ownMessage(widget, code) ?? `${widget.name}${issueSuffix(code, params, locale)}`
    return { model: widget.model, path: [widget.model], code, message, params }
  }
  if (definition.isEmpty(value, widget.options)) return isRequired(widget) ? [issue('required', {})] : []
  return definition.checkValue(value, widget.options).map(({ code, params }) => issue(code, params))
}

/** The stored form of a valid value: the field's own empty value when nothing was entered. */
export function cleanFieldValue(widget: Widget, value: unknown): unknown {
  if (widget.type === 'unknown') return value
  const definition = definitionOf(widget)
  return definition.isEmpty(value, widget.options) ? definition.emptyValue(widget.options) : definition.cleanValue(value, widget.options)
}
