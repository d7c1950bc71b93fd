/** What a widget says of its own rules: whether it must be filled, and the messages that a person wrote. */
import { type JsonObject, ownValue } from '../json'
import type { AnyKnownWidget } from '../widgets/index'

/** The three rules the old designer generates, in its order. */
const GENERATED_RULES = ['type', 'required', 'pattern'] as const
/** One of the three. */
export type GeneratedRule = (typeof GENERATED_RULES)[number]

/** The rule kind of a stored rule object, or null for one that no designer generated. */
export function generatedKind(rule: JsonObject): GeneratedRule | null {
  const keys = Object.keys(rule).filter((key) => key !== 'message')
  const [only] = keys
  return keys.length === 1 ? (GENERATED_RULES.find((kind) => kind === only) ?? null) : null
}

/** The message a person wrote for one of the three rules, or null. */
export function ownMessage(widget: AnyKnownWidget, kind: string): string | null {
  const rule = widget.rules.find((candidate) => generatedKind(candidate) === kind)
  const message = rule === undefined ? undefined : ownValue(rule, 'message')
  return typeof message === 'string' ? message : null
}

/** True when a field must be filled. */
export function isRequired(widget: AnyKnownWidget): boolean {
  const { options } = widget
  return 'required' in options && options.required
}
