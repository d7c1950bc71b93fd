/** The rule objects of the old family, and how to tell its generated rules from hand-written ones. */
import { type JsonObject, ownValue } from '../json'
import { type Locale, ruleMessages } from '../messages/locale'
import { behaviourOf } from '../widgets/behaviours'
import type { AnyKnownWidget } from '../widgets/index'
import { type GeneratedRule, generatedKind, isRequired, ownMessage } from './field-rules'

/** True when a generated rule says nothing of its own, whatever name the field had when it was written. */
export function hasGeneratedMessage(rule: JsonObject): boolean {
  const kind = generatedKind(rule)
  const message = ownValue(rule, 'message')
  if (kind === null) return false
  if (typeof message !== 'string') return true
  const suffixes = Object.values(ruleMessages).map((messages) => messages[kind].toLowerCase())
  return message.trim() === '' || suffixes.some((suffix) => message.trim().toLowerCase().endsWith(suffix))
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
