/** Which option of a widget says the same as a stored rule of the old family: what an option says is enforced, and everywhere alike. */
import { isList, isObject, type JsonObject, type JsonValue } from '../json'
import { type FurtherRules, isFurtherRules } from '../options/further-rules'
import { isChoiceValue } from '../options/choices'
import { oldRulesOf } from '../widgets/old-rules'
import { ruleKeys } from './field-rules'

/** The rules that options speak for: the three the old designer generates, in its order, then the two that people write besides. */
export const RULE_KINDS = ['type', 'required', 'pattern', 'min', 'max'] as const
/** One of them. */
export type RuleKind = (typeof RULE_KINDS)[number]

/** The kind of a stored rule object that asks one thing; null for any other. */
export function generatedKind(rule: JsonObject): RuleKind | null {
  const [only, ...others] = ruleKeys(rule)
  return others.length === 0 ? (RULE_KINDS.find((kind) => kind === only) ?? null) : null
}

/** A widget as far as its rules go: its type, and its options under their names. */
export interface RuledWidget {
  readonly type: string
  readonly options: Readonly<Record<string, unknown>>
}

const NUMERIC = new Set(['number', 'integer', 'float'])

/** What the option for a rule says, or why there is none: null when it asks nothing, undefined when the type has no such option. */
export function ruleOption({ type, options }: RuledWidget, kind: string): JsonValue | undefined {
  const { hasDataType, isText, isBounded, isFiles, hasFewest } = oldRulesOf(type)
  switch (kind) {
    case 'type':
      return hasDataType ? asked(options['dataType']) : undefined
    case 'required':
      return options['required'] === undefined ? undefined : options['required'] === true || null
    case 'pattern':
      return isText ? asked(options['pattern']) : undefined
    case 'min':
      if (hasFewest) return options['min'] === 0 ? null : asked(options['min'])
      return isBounded ? asked(options['min']) : undefined
    case 'max': {
      if (isText) return Number(options['maxlength']) < 0 ? null : asked(options['maxlength'])
      return isBounded ? asked(options['max']) : isFiles ? asked(options['length']) : undefined
    }
    default:
      return undefined
  }
}

function asked(value: unknown): JsonValue {
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? value : null
}

function furtherRulesOf({ options: { formwork } }: RuledWidget): FurtherRules {
  const rules = isObject(formwork) ? formwork['rules'] : undefined
  return isFurtherRules(rules) ? rules : {}
}

/** True when a widget refuses all that this part of a rule would refuse. */
export function isEnforced(widget: RuledWidget, key: string, value: JsonValue | undefined): boolean {
  const option = ruleOption(widget, key)
  const { isText, types, manyTypes } = oldRulesOf(widget.type)
  const { minLength = -1, minItems = -1, maxItems = Infinity } = furtherRulesOf(widget)
  // A limit of a number that is typed as text is no limit of its length.
  if ((key === 'min' || key === 'max') && NUMERIC.has(String(widget.options['dataType']))) return false
  switch (key) {
    case 'required':
      return value !== true || option === true
    case 'pattern':
      return value === '' || option === value
    case 'min':
      return (
        value === undefined ||
        Number(value) <= Math.max(isText ? 1 : -Infinity, minLength, minItems) ||
        (typeof option === 'number' && option >= Number(value))
      )
    case 'max':
      return value === undefined || maxItems <= Number(value) || (typeof option === 'number' && option <= Number(value))
    case 'len':
      return value === undefined || (minItems >= Number(value) && maxItems <= Number(value))
    case 'type': {
      if (value === 'any' || option === value) return true
      const natural = widget.options['multiple'] === true ? (manyTypes ?? types) : types
      return natural.some((type) => type === value)
    }
    case 'whitespace':
      return value !== true
    default:
      return ruleKeys({ [key]: true }).length === 0
  }
}

/** The part of a rule that nothing here enforces; null when all of it is. */
export function unenforcedPart(widget: RuledWidget, rule: JsonObject): JsonObject | null {
  const entries = Object.entries(rule).filter(([key, value]) => !isEnforced(widget, key, value))
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

/** A text that matches a pattern of this kind is one of `choices`; null when they are no texts. */
export function choicesPattern(choices: JsonValue | undefined): string | null {
  if (!isList(choices) || choices.length === 0 || !choices.every(isChoiceValue)) return null
  return `^(?:${choices.map((choice) => String(choice).replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`)).join('|')})$`
}
