/** The messages of a field for broken rules: its author's own, or the usual ones. */
import type { ValueProblem } from '../define-behaviour'
import type { JsonObject } from '../json'
import type { LanguageTag } from '../messages/locale'
import { isField } from '../widgets/behaviours'
import type { AnyKnownWidget, Widget } from '../widgets/index'
import { oldRulesOf } from '../widgets/old-rules'
import { isComputed, ownMessage, ruleKeys } from './field-rules'
import { RULE_KINDS, type RuledWidget, type RuleKind, ruleOption } from './rule-options'
import { issueMessage } from './value-issue'

/** One rule that a field has now, with its message. */
export interface FieldRuleMessage {
  readonly rule: RuleKind
  /** What its author wrote; null where nothing of its own is said. */
  readonly own: string | null
  /** What is said where nothing of its own is. */
  readonly usual: string
}

/**
 * Lists the rules that the options of a field ask for and that a value can break, with what is said then. A rule of which somebody wrote a message is
 * listed even if nothing that people enter can break it, as the type of a text.
 *
 * @param widget - any widget; one without a value has no rules.
 * @param context - `locale`: language of the usual messages; Chinese by default.
 * @returns one entry a rule, in the order in which they are checked.
 * @example fieldRuleMessages(field, { locale: 'en' }) // [{ rule: 'required', own: null, usual: 'Name is required' }]
 */
export function fieldRuleMessages(
  widget: Widget,
  context: { readonly locale?: LanguageTag | undefined } = {},
): readonly FieldRuleMessage[] {
  if (!isField(widget)) return []
  const ruled: RuledWidget = { type: widget.type, options: { ...widget.options } }
  return RULE_KINDS.flatMap((rule): readonly FieldRuleMessage[] => {
    const value = ruleOption(ruled, rule)
    const own = ownMessage(widget, rule)
    if (value === undefined || value === null || isComputedAnyway(widget, rule)) return []
    if (rule === 'type' && value === 'string' && own === null) return []
    // An empty list passes, so that the fewest is a rule from two on.
    if (rule === 'min' && oldRulesOf(widget.type).hasFewest && value === 1 && own === null) return []
    return [{ rule, own, usual: issueMessage(widget.name, rule, paramsOf(ruled, rule), context) }]
  })
}

/**
 * A field with the message of one of its rules written by its author.
 *
 * @param widget - a widget of a known type; it is not changed.
 * @param rule - which of the rules that {@link fieldRuleMessages} lists.
 * @param message - the whole sentence; what is blank goes back to the usual one.
 * @returns the widget with other stored rules; the same one where nothing changes.
 * @example withRuleMessage(field, 'required', 'Please say who you are')
 */
export function withRuleMessage<W extends AnyKnownWidget>(widget: W, rule: RuleKind, message: string): W {
  const isBlank = message.trim() === ''
  const at = widget.rules.findIndex((each) => ruleKeys(each).join() === rule)
  const stored = widget.rules[at]
  if (stored === undefined) {
    const value = ruleOption({ type: widget.type, options: { ...widget.options } }, rule)
    return isBlank || value === undefined || value === null ? widget : { ...widget, rules: [...widget.rules, { [rule]: value, message }] }
  }
  if (isBlank ? stored['message'] === undefined : stored['message'] === message) return widget
  const { message: _, ...silent } = stored
  if (!isBlank) return { ...widget, rules: widget.rules.with(at, { ...silent, message }) }
  const saysMore = Object.keys(silent).length > 1
  return { ...widget, rules: saysMore ? widget.rules.with(at, silent satisfies JsonObject) : widget.rules.toSpliced(at, 1) }
}

/** Rules that only a person could break are not applied to a computed value. */
function isComputedAnyway(widget: AnyKnownWidget, rule: RuleKind): boolean {
  return isComputed(widget) && (rule === 'required' || rule === 'pattern' || (rule === 'max' && oldRulesOf(widget.type).isText === true))
}

function paramsOf(ruled: RuledWidget, rule: RuleKind): ValueProblem['params'] {
  const limit = ruleOption(ruled, rule)
  if (rule !== 'min' && rule !== 'max') return {}
  const { isText, isFiles } = oldRulesOf(ruled.type)
  return { [rule]: Number(limit), ...(isText && { length: 1 }), ...(isFiles && { count: 1 }) }
}
