/** A widget's own rules: whether it is required, and the messages that its author wrote. */
import type { JsonObject } from '../json'
import type { AnyKnownWidget } from '../widgets/index'

/** Properties that do not refuse a value. `trigger` says when to validate: here a field is validated when it is left and when the form is submitted. */
const NO_RULE = ['message', 'trigger']

/** The keys of a stored rule that refuse something. */
export function ruleKeys(rule: JsonObject): readonly string[] {
  return Object.keys(rule).filter((key) => !NO_RULE.includes(key))
}

/** The message a person wrote for a rule of this kind, or null. */
export function ownMessage(widget: AnyKnownWidget, kind: string): string | null {
  const message = widget.rules.find((rule) => ruleKeys(rule).join() === kind)?.['message']
  return typeof message === 'string' ? message : null
}

/** True for a field with a computed value: rules that only a person could break do not apply. */
export function isComputed({ options }: AnyKnownWidget): boolean {
  return !!options.formwork.computed
}

/** True when a field must be filled. */
export function isRequired(widget: AnyKnownWidget): boolean {
  const { options } = widget
  return 'required' in options && options.required && !isComputed(widget)
}
