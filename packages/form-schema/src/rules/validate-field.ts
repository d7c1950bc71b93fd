/** The verdict on one field's value: the same in the browser and on the server. */
import { DEFAULT_LOCALE, type Locale } from '../messages/locale'
import type { ChoiceValue } from '../options/choices'
import { behaviourOf } from '../widgets/behaviours'
import type { AnyKnownWidget, Widget } from '../widgets/index'
import { isRequired, ownMessage } from './field-rules'
import { issueSuffix, type ValueIssue, type ValueIssueCode } from './value-issue'

/** What a field's verdict depends on besides the field and its value. */
export interface FieldContext {
  /** Language of the messages; Chinese by default. */
  readonly locale?: Locale
  /** Whether the field must be filled, as `formVisibility(form).isRequired` says; by default what its option says. */
  readonly required?: boolean
  /** Values of the choices that are offered, as `formVisibility(form).choicesOf` says; by default, and for null, all of them. */
  readonly choices?: readonly ChoiceValue[] | null
}

/**
 * What is wrong with a field's value, in the spec's order: type, required, pattern, then the field's own limits. Empty optional values
 * pass. Display widgets, grids and unknown widgets have no value and no issues. The rows of a subform are judged by `validateValues`.
 *
 * @example validateField(age, -1, { locale: 'en' }) // [{ model: 'age', path: ['age'], code: 'min', message: 'Age must be at least 0', params: { min: 0 } }]
 */
export function validateField(
  widget: Widget,
  value: unknown,
  { locale = DEFAULT_LOCALE, required, choices = null }: FieldContext = {},
): ValueIssue[] {
  if (widget.type === 'unknown') return []
  const behaviour = behaviourOf(widget)
  if (behaviour.kind !== 'input') return []
  const issue = (code: ValueIssueCode, params: ValueIssue['params']): ValueIssue => {
    const message = ownMessage(widget, code) ?? `${widget.name}${issueSuffix(code, params, locale)}`
    return { model: widget.model, path: [widget.model], code, message, params }
  }
  if (behaviour.isEmpty(value, widget.options)) return (required ?? isRequired(widget)) ? [issue('required', {})] : []
  const options = choices === null ? widget.options : withChoices(widget, choices)
  return behaviour.checkValue(value, options).map(({ code, params }) => issue(code, params))
}

/** The options of a field as if it had these choices only. */
function withChoices(widget: AnyKnownWidget, offered: readonly ChoiceValue[]): AnyKnownWidget['options'] {
  if (widget.type !== 'radio' && widget.type !== 'checkbox' && widget.type !== 'select') return widget.options
  return { ...widget.options, options: widget.options.options.filter(({ value }) => offered.includes(value)) }
}

/** The stored form of a valid value: the field's own empty value when nothing was entered. */
export function cleanFieldValue(widget: AnyKnownWidget, value: unknown): unknown {
  const behaviour = behaviourOf(widget)
  return behaviour.isEmpty(value, widget.options) ? behaviour.emptyValue(widget.options) : behaviour.cleanValue(value, widget.options)
}
