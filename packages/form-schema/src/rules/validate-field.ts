/** Validates one field's value: the same in the browser and on the server. */
import { furtherRules } from '#further-rules'
import { marksRows } from '../form-definition'
import type { ChoiceValue } from '../options/choices'
import { behaviourOf, hasChoices, hasRows, isField } from '../widgets/behaviours'
import type { AnyKnownWidget, Widget } from '../widgets/index'
import { isComputed, isRequired, ownMessage } from './field-rules'
import { isEmptyValue } from './is-empty-value'
import { issueMessage, type IssueWords, type ValueIssue, type ValueIssueCode } from './value-issue'

/** What the result depends on besides the field and its value. */
export interface FieldContext extends IssueWords {
  /** Whether the field must be filled, as `formVisibility(form).isRequired` says; by default what its option says. */
  readonly required?: boolean
  /** Values of the choices that are offered, as `formVisibility(form).choicesOf` says; by default, and for null, all of them. */
  readonly choices?: readonly ChoiceValue[] | null
  /**
   * What becomes of a value whose pattern no engine here can run (`compilePattern` answers `ok: false`): it is refused, which is the default, or
   * taken as if there were no pattern. A pattern whose engine is only not loaded yet (`loadRules`) refuses nothing either way.
   */
  readonly onUnsupportedPattern?: 'refuse' | 'accept' | undefined
}

/**
 * Validates a field's value. Empty optional values pass. A computed value is not asked for what only a person could meet: to be there, a
 * pattern, a length, a step. Display widgets, grids and unknown widgets have no value and no issues. The rows of a subform are validated by
 * `validateValues`.
 *
 * @param widget - any widget.
 * @param value - any value.
 * @param context - `locale` and `ruleMessages` of the messages, and what conditions decided; see {@link FieldContext}.
 * @returns what is wrong, in the spec's order: type, required, pattern, then the field's own limits; empty when nothing is.
 * @example validateField(age, -1, { locale: 'en' }) // [{ model: 'age', path: ['age'], code: 'min', message: 'Age must be at least 0', params: { min: 0 } }]
 */
export function validateField(widget: Widget, value: unknown, context: FieldContext = {}): ValueIssue[] {
  if (!isField(widget)) return []
  const { required, choices = null, onUnsupportedPattern } = context
  const behaviour = behaviourOf(widget)
  const issue = (code: ValueIssueCode, params: ValueIssue['params']): ValueIssue => {
    // A message about what was entered would be wrong about a pattern that cannot run.
    const message = (params['problem'] ? null : ownMessage(widget, code)) ?? issueMessage(widget.name, code, params, context)
    return { model: widget.model, path: [widget.model], code, message, params }
  }
  const isEmpty = isLeftEmpty(widget, value)
  if (isEmpty && (required ?? isRequired(widget))) return [issue('required', {})]
  const options = choices === null ? widget.options : withChoices(widget, choices)
  const own = (isEmpty ? [] : behaviour.checkValue(value, options))
    .filter(({ code, params }) =>
      isComputed(widget) ? !/step|pattern/.test(code) && !params['length'] : !params['problem'] || onUnsupportedPattern !== 'accept',
    )
    .map(({ code, params }) => issue(code, params))
  return [...own, ...(furtherRules()?.field(widget, value, context) ?? [])]
}

/** True when nothing was entered. Of rows without a mark none was removed. */
function isLeftEmpty(widget: AnyKnownWidget, value: unknown): boolean {
  return hasRows(widget) && !marksRows(widget) ? isEmptyValue(value) : behaviourOf(widget).isEmpty(value, widget.options)
}

/** The options of a field as if it had these choices only. */
function withChoices(widget: AnyKnownWidget, offered: readonly ChoiceValue[]): AnyKnownWidget['options'] {
  if (!hasChoices(widget)) return widget.options
  return { ...widget.options, options: widget.options.options.filter(({ value }) => offered.includes(value)) }
}

/** The stored form of a valid value: the field's own empty value when nothing was entered. */
export function cleanFieldValue(widget: AnyKnownWidget, value: unknown): unknown {
  const behaviour = behaviourOf(widget)
  return isLeftEmpty(widget, value) ? behaviour.emptyValue(widget.options) : behaviour.cleanValue(value, widget.options)
}
