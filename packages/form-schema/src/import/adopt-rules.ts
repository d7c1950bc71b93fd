/** Carries rules that a person wrote over to the options that say the same: what options say is enforced in every place alike. */
import { type JsonObject, type JsonValue, ownValue } from '../json'
import { DATA_TYPES, isNumericDataType } from '../rules/values/data-types'
import { ruleKeys } from '../rules/field-rules'
import { hasGeneratedMessage } from '../rules/generated-rules'
import { compilePattern } from '../rules/pattern'
import { choicesPattern, generatedKind, isEnforced, RULE_KINDS, type RuledWidget, ruleOption, unenforcedPart } from '../rules/rule-options'
import { oldRulesOf } from '../widgets/old-rules'
import { shown } from './finding'
import type { ImportContext } from './import-context'

type Path = readonly (string | number)[]
type Options = Record<string, JsonValue>

/** A widget under way: its options are completed by its rules. */
export interface AdoptingWidget {
  readonly type: string
  readonly name: string
  readonly options: Options
  /** The options that the source states itself. */
  readonly stated: JsonObject
}

/**
 * The rules that stay on the widget: those with a message or a trigger of their own, and what nothing enforces, which the report names. A
 * generated rule that contradicts a stated option is old: the option wins.
 */
export function adoptRules(
  widget: AdoptingWidget,
  rules: readonly JsonObject[],
  path: Path,
  context: ImportContext,
): readonly JsonObject[] {
  const kept = rules.flatMap((rule, index) => {
    const at = [...path, index]
    if (isOld(widget, rule)) return []
    const adopted = adoptRule(widget, rule)
    for (const [option, value] of Object.entries(adopted.options)) {
      context.note('rules.adopted', at, { found: shown(rule), option, used: shown(value) })
      widget.options[option] = value
    }
    const left = unenforcedPart(widget, adopted.rule)
    // Script is reported as script.
    if (left !== null && !Object.hasOwn(left, 'func')) context.note('rules.not-enforced', at, { found: shown(left) })
    return keptRules(widget, adopted.rule, left)
  })
  return inOrder(kept)
}

/** The rules of options in the order in which they are written, then what options do not say. */
function inOrder(rules: readonly JsonObject[]): readonly JsonObject[] {
  const taken = new Set<string>()
  const ranked = rules.map((rule) => {
    const kind = generatedKind(rule)
    const isFirst = kind !== null && taken.size < taken.add(kind).size
    return { rule, rank: isFirst ? RULE_KINDS.indexOf(kind) : RULE_KINDS.length }
  })
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ rule }) => rule)
}

/** True for a rule of a designer whose option was changed since. */
function isOld(widget: AdoptingWidget, rule: JsonObject): boolean {
  const kind = generatedKind(rule)
  if (kind === null || typeof rule['message'] !== 'string' || !isWritten(kind, rule[kind])) return false
  return Object.hasOwn(widget.stated, kind === 'type' ? 'dataType' : kind) && hasGeneratedMessage(rule, widget)
}

/** A value that a designer writes into a rule of this kind; any other cannot be adopted, so it would be dropped at the next import. */
function isWritten(kind: string, value: JsonValue = null): boolean {
  if (kind === 'type') return isDataType(value)
  if (kind === 'required') return value === true
  return kind === 'pattern' ? typeof value === 'string' : isLength(value)
}

/** The options a rule asks for beyond those that are set, and the rule as these options say it. */
function adoptRule(widget: AdoptingWidget, rule: JsonObject): { readonly options: Options; readonly rule: JsonObject } {
  const asPattern = textPattern(widget, rule)
  const stated: JsonObject = asPattern ?? rule
  const further = asPattern === null && !saysNumber(widget, rule) ? furtherRulesFor(widget, stated) : {}
  const options: Options = Object.keys(further).length > 0 ? { formwork: withFurtherRules(widget, further) } : {}
  const isFree = (key: string) => ruleOption(widget, key) === null
  for (const key of ruleKeys(stated)) {
    const value = stated[key]
    if (value === undefined || isEnforced(widget, key, value)) continue
    if (key === 'required' && value === true && isFree(key)) options['required'] = true
    if (key === 'pattern' && typeof value === 'string' && isFree(key)) options['pattern'] = value
    if (key === 'type' && isDataType(value) && takesType(widget)) options['dataType'] = value
    if (key === 'max' && ruleOption(widget, key) !== undefined && isLength(value) && !saysNumber(widget, rule))
      options[maxOption(widget)] = Number(value)
    if (key === 'min' && ruleOption(widget, key) !== undefined && isLength(value)) options['min'] = Number(value)
  }
  return { options, rule: stated }
}

/** Lengths and counts that no option of the old family says: rules of ours do. */
function furtherRulesFor(widget: AdoptingWidget, { min, max, len }: JsonObject): JsonObject {
  const { isText, isFiles, hasFewest, types, manyTypes } = oldRulesOf(widget.type)
  const isList = (widget.options['multiple'] === true ? (manyTypes ?? types) : types).includes('array')
  const [least, most] = isLength(len) ? [len, len] : [min, max]
  const asked = (key: string, value: JsonValue | undefined, isAsked: boolean): JsonObject =>
    isAsked && isLength(value) && Number(value) >= 0 ? { [key]: Number(value) } : {}
  if (['min', 'max', 'len'].every((key) => isEnforced(widget, key, ownValue({ min, max, len }, key)))) return {}
  if (isText) return asked('minLength', least, Number(least) > 1)
  return isList ? { ...asked('minItems', least, !hasFewest || isLength(len)), ...asked('maxItems', most, !isFiles) } : {}
}

function withFurtherRules({ options }: AdoptingWidget, further: JsonObject): JsonObject {
  const formwork = (options['formwork'] ?? {}) as JsonObject
  return { ...formwork, rules: { ...((formwork['rules'] ?? {}) as JsonObject), ...further } }
}

/** Lengths and words of a text as a pattern, where the field has none: there is no option for them. */
function textPattern(widget: AdoptingWidget, rule: JsonObject): JsonObject | null {
  if (ruleOption(widget, 'pattern') !== null || saysNumber(widget, rule) || Object.hasOwn(rule, 'pattern')) return null
  const { min, max, len, enum: words, whitespace, ...others } = rule
  const found = isLength(len)
    ? `^[\\s\\S]{${len}}$`
    : isLength(min) && Number(min) > 1
      ? `^[\\s\\S]{${min},${isLength(max) ? max : ''}}$`
      : words === undefined
        ? whitespace === true
          ? '\\S'
          : null
        : choicesPattern(words)
  if (found === null || !compilePattern(found).ok) return null
  const isAboutLength = found.startsWith('^[')
  const left: JsonObject = {
    ...(isAboutLength || min === undefined ? {} : { min }),
    ...(isAboutLength || max === undefined ? {} : { max }),
    ...(isAboutLength && words !== undefined ? { enum: words } : {}),
    ...(found !== '\\S' && whitespace === true ? { whitespace } : {}),
  }
  return { ...left, pattern: found, ...others }
}

/** The stored remains of a rule: one for each option with the message and the trigger of the rule, and one for parts that are not enforced. */
function keptRules(widget: RuledWidget & { readonly name: string }, rule: JsonObject, left: JsonObject | null): readonly JsonObject[] {
  const { message, trigger } = rule
  const manner: JsonObject = { ...(message === undefined ? {} : { message }), ...(trigger === undefined ? {} : { trigger }) }
  const stated = ruleKeys(rule).filter((key) => RULE_KINDS.some((kind) => kind === key) && ownValue(left ?? {}, key) === undefined)
  const own = stated
    .map((key): JsonObject => ({ [key]: rule[key] ?? null, ...manner }))
    .filter((each) => !hasGeneratedMessage(each, widget))
  if (left === null) return own
  // The first rule of a kind is the option's own: without it this one would lend the option its message.
  const kind = generatedKind(left)
  const option = kind === null ? undefined : ruleOption(widget, kind)
  const first: readonly JsonObject[] = kind === null || option === undefined || option === null ? [] : [{ [kind]: option }]
  return [...own, ...first, { ...left, ...manner }]
}

function isDataType(value: JsonValue): value is string {
  return DATA_TYPES.some((type) => type === value)
}

/** A type of its own takes precedence over that of a rule; an unchecked one stays unchecked. */
function takesType({ type, options, stated }: AdoptingWidget): boolean {
  return type === 'input' && stated['dataTypeCheck'] !== false && (options['dataType'] === 'string' || options['dataType'] === '')
}

/** True where limits mean sizes, not lengths: the field holds a number as text, or the rule says so. */
function saysNumber({ type, options }: AdoptingWidget, rule: JsonObject): boolean {
  const isNumeric = (found: JsonValue | undefined) => DATA_TYPES.some((each) => each === found && isNumericDataType(each))
  return type === 'input' && (isNumeric(options['dataType']) || isNumeric(rule['type']))
}

function isLength(value: JsonValue | undefined): value is number | string {
  return (typeof value === 'number' && Number.isFinite(value)) || (typeof value === 'string' && /^\d{1,9}$/.test(value))
}

function maxOption({ type }: RuledWidget): string {
  return type === 'number' || type === 'slider' ? 'max' : type === 'imgupload' || type === 'file' ? 'length' : 'maxlength'
}
