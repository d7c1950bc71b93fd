/** The rule objects of the old family, and how to tell its generated rules from hand-written ones. */
import { type JsonObject, ownValue } from '../json'
import { type Locale, ruleMessages } from '../messages/locale'
import { behaviourOf } from '../widgets/behaviours'
import type { AnyKnownWidget } from '../widgets/index'

/** The three rules the old designer generates, in its order. */
const GENERATED_RULES = ['type', 'required', 'pattern'] as const
type GeneratedRule = (typeof GENERATED_RULES)[number]

/** The rule kind of a stored rule object, or null for one that no designer generated. */
export function generatedKind(rule: JsonObject): GeneratedRule | null {
  const keys = Object.keys(rule).filter((key) => key !== 'message')
  const [only] = keys
  return keys.length === 1 ? (GENERATED_RULES.find((kind) => kind === only) ?? null) : null
}

/** True when a generated rule says nothing of its own, whatever name the field had when it was written. */
export function hasGeneratedMessage(rule: JsonObject): boolean {
  const kind = generatedKind(rule)
  const message = ownValue(rule, 'message')
  if (kind === null) return false
  if (typeof message !== 'string') return true
  const suffixes = Object.values(ruleMessages).map((messages) => messages[kind].toLowerCase())
  return message.trim() === '' || suffixes.some((suffix) => message.trim().toLowerCase().endsWith(suffix))
}

/** The message a person wrote for one of the three rules, or null. */
export function ownMessage(widget: AnyKnownWidget, kind: string): string | null {
  const rule = widget.rules.find((candidate) => generatedKind(candidate) === kind)
  const message = rule === undefined ? undefined : ownValue(rule, 'message')
  return typeof message === 'string' ? message : null
}

/**
 * The rule objects the old family stores with a widget: `{type}`, `{required}`, `{pattern}` in that order, each with its message,
 * then the hand-written rules of the source (spec 5).
 *
 * @param context.locale - language of the messages; Chinese by default.
 * @example legacyRules(widget, { locale: 'en' }) // [{ required: true, message: 'NameRequired' }]
 */
export function legacyRules(widget: AnyKnownWidget, { locale = 'zh-CN' }: { readonly locale?: Locale } = {}): JsonObject[] {
  if (behaviourOf(widget).kind !== 'input') return [...widget.rules]
  const messages = ruleMessages[locale]
  const rules: JsonObject[] = []
  const add = (kind: GeneratedRule, value: string | true) => {
    rules.push({ [kind]: value, message: ownMessage(widget, kind) ?? `${widget.name}${messages[kind]}` })
  }
  if (widget.type === 'input' && widget.options.dataType !== '') add('type', widget.options.dataType)
  if (isRequired(widget)) add('required', true)
  if ((widget.type === 'input' || widget.type === 'textarea') && widget.options.pattern !== '') add('pattern', widget.options.pattern)
  return [...rules, ...widget.rules.filter((rule) => generatedKind(rule) === null)]
}

/** True when a field must be filled. */
export function isRequired(widget: AnyKnownWidget): boolean {
  const { options } = widget
  return 'required' in options && options.required
}
