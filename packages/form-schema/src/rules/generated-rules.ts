/** The rule objects of the old family, and how to tell its generated rules from hand-written ones. */
import { type JsonObject, ownValue } from '../json'
import { legacyRuleMessages } from '../messages/legacy-rule-messages'
import { type LanguageTag, parseLocale, ruleMessages } from '../messages/locale'
import { behaviourOf } from '../widgets/behaviours'
import type { AnyKnownWidget } from '../widgets/index'
import { ownMessage } from './field-rules'
import { designerNames } from '../widgets/first-names'
import { generatedKind, RULE_KINDS, type RuledWidget, type RuleKind, ruleOption } from './rule-options'

/** True when a rule says nothing of its own: its message is missing, or the one a designer writes for a field of this name. */
export function hasGeneratedMessage(rule: JsonObject, widget: { readonly type: string; readonly name: string }): boolean {
  const kind = generatedKind(rule)
  const message = ownValue(rule, 'message')
  if (kind === null || Object.hasOwn(rule, 'trigger')) return false
  if (typeof message !== 'string' || message.trim() === '') return true
  const said = message.trim().toLowerCase()
  return designerNames(widget).some((start) => WORDINGS.some((messages) => said === `${start}${messages[kind]}`.trim().toLowerCase()))
}

/**
 * Writes the rule objects that the old family stores with a widget: `{type}`, `{required}`, `{pattern}` in that order, each with its
 * message, then the hand-written rules of the source (spec 5).
 *
 * @param widget - a widget of a known type; it is not changed.
 * @param context - `locale`: language of the messages; Chinese by default.
 * @returns the rules; for a widget without a value, those of the source.
 * @example legacyRules(widget, { locale: 'en' }) // [{ required: true, message: 'NameRequired' }]
 */
export function legacyRules(widget: AnyKnownWidget, { locale }: { readonly locale?: LanguageTag | undefined } = {}): JsonObject[] {
  if (behaviourOf(widget).kind !== 'input') return [...widget.rules]
  const messages = legacyRuleMessages[parseLocale(locale)]
  const ruled: RuledWidget = { type: widget.type, options: { ...widget.options } }
  const spokenFor = RULE_KINDS.flatMap((kind): readonly JsonObject[] => {
    const value = ruleOption(ruled, kind)
    const stored = widget.rules.find((rule) => generatedKind(rule) === kind)
    const isWritten = GENERATED.has(kind) || stored !== undefined
    if (value === undefined || value === null || !isWritten) return []
    return [{ ...stored, [kind]: value, message: ownMessage(widget, kind) ?? `${widget.name}${messages[kind]}` }]
  })
  return [...spokenFor, ...handWrittenRules(widget)]
}

/** The stored rules that no option stands for: kept as they came, and not enforced. */
export function handWrittenRules(widget: AnyKnownWidget): readonly JsonObject[] {
  const ruled: RuledWidget = { type: widget.type, options: { ...widget.options } }
  const taken = new Set<RuleKind>()
  return widget.rules.filter((rule) => {
    const kind = generatedKind(rule)
    const isOptions = kind !== null && ruleOption(ruled, kind) !== undefined && !taken.has(kind)
    if (isOptions) taken.add(kind)
    return !isOptions
  })
}

/** In which a designer may have written a message that says nothing of its own. */
const WORDINGS = [...Object.values(legacyRuleMessages), ruleMessages.en]

/** The rules that designers of the old family write with a field; the others only when a person did. */
const GENERATED: ReadonlySet<string> = new Set(['type', 'required', 'pattern'])
