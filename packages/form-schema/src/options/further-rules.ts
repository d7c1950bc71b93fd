/** Rules beyond the old family's: `formwork.rules` of a field. They are checked by `rules/further`, which a page loads when a form has one. */
import type { Comparison, Condition } from '../condition-language/condition'
import { isCondition } from '../condition-language/condition'
import type { ValueReader } from '../condition-language/condition-holds'
import { isForbiddenName, isList, isObject } from '../json'
import { LIMITS } from '../limits'

/** A comparison with the value of another field, which a rule across fields may write in place of a plain value. */
export interface FieldComparison {
  readonly model: string
  readonly is: 'equals' | 'notEquals' | 'greater' | 'less' | 'atLeast' | 'atMost'
  /** The model of the other field. The comparison holds while either of the two is empty. */
  readonly field: string
}

/** What a rule across fields asks: a condition whose comparisons may also name another field. */
export type RuleCondition =
  | Comparison
  | FieldComparison
  | { readonly all: readonly RuleCondition[] }
  | { readonly any: readonly RuleCondition[] }
  | { readonly not: RuleCondition }

/** One rule across fields. It is reported at the field that has it. */
export interface FieldCheck {
  /** What has to hold while the field is shown. */
  readonly holds: RuleCondition
  /** What is said when it does not, as a whole sentence; `{label}` is the field's title. */
  readonly message: string
}

/**
 * Rules of one field. Every part may be left out. As everywhere, an empty value that is not required passes; `mustBeTrue` alone refuses one.
 *
 * - `minLength`: characters of a text.
 * - `minItems`, `maxItems`: choices, files, dates or rows.
 * - `maxFileSize`: bytes of one file. `fileTypes`: extensions (`.pdf`), types (`image/png`) or groups of them (`image/*`), any of which will do.
 * - `unique`: columns of a subform whose values no two rows share; several columns in one list count together.
 * - `mustBeTrue`: a consent: nothing but yes will do.
 * - `checks`: rules across fields, as conditions with their messages.
 * - `validators`: names of functions that the host gives to the renderer and to `validateValues`.
 */
export interface FurtherRules {
  readonly minLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly maxFileSize?: number
  readonly fileTypes?: readonly string[]
  readonly unique?: readonly (string | readonly string[])[]
  readonly mustBeTrue?: boolean
  readonly checks?: readonly FieldCheck[]
  readonly validators?: readonly string[]
}

/** Each kind of rule has no more entries than this. */
const MOST = 50

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const isName = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= 200 && !isForbiddenName(value)
const isListOf = (isEntry: (value: unknown) => boolean) => (value: unknown) => isList(value) && value.length <= MOST && value.every(isEntry)

/** Checks for each rule whether it can be used; unknown ones are kept. */
const RULE_CHECKS: { readonly [Rule in keyof FurtherRules]-?: (value: unknown) => boolean } = {
  minLength: isCount,
  minItems: isCount,
  maxItems: isCount,
  maxFileSize: isCount,
  fileTypes: isListOf((type) => typeof type === 'string' && /^(?:\.[\w.+-]{1,40}|[\w.+-]{1,40}\/(?:\*|[\w.+-]{1,80}))$/.test(type)),
  unique: isListOf((columns) => isName(columns) || (isList(columns) && columns.length > 0 && isListOf(isName)(columns))),
  mustBeTrue: (value) => typeof value === 'boolean',
  checks: isListOf(isCheck),
  validators: isListOf(isName),
}

function isCheck(value: unknown): boolean {
  return (
    isObject(value) &&
    typeof value['message'] === 'string' &&
    value['message'].length <= LIMITS.expressionLength &&
    isRuleCondition(value['holds'])
  )
}

/** A condition once each comparison with a field is one with a value. A circle is refused by its depth. */
function isRuleCondition(value: unknown): boolean {
  return isCondition(plainCondition(value, 0))
}

function plainCondition(value: unknown, depth: number): unknown {
  if (!isObject(value) || depth > LIMITS.conditionDepth) return value
  const { field, ...others } = value
  if (Object.hasOwn(value, 'field')) return isName(field) && FIELD_OPERATORS.has(String(value['is'])) ? { ...others, value: '' } : null
  const inner = (part: unknown) => plainCondition(part, depth + 1)
  const group = ['all', 'any'].find((key) => isList(value[key]))
  const parts = group === undefined ? null : value[group]
  if (group !== undefined && isList(parts)) return parts.length > LIMITS.conditionParts ? null : { ...value, [group]: parts.map(inner) }
  return Object.hasOwn(value, 'not') ? { ...value, not: inner(value['not']) } : value
}

const FIELD_OPERATORS: ReadonlySet<string> = new Set(['equals', 'notEquals', 'greater', 'less', 'atLeast', 'atMost'])

/** True for usable {@link FurtherRules}. */
export function isFurtherRules(value: unknown): value is FurtherRules {
  return isObject(value) && Object.entries(RULE_CHECKS).every(([rule, isFine]) => !Object.hasOwn(value, rule) || isFine(value[rule]))
}

/** The same condition with every model it names changed. */
export function withModels(condition: RuleCondition, change: (model: string) => string): RuleCondition {
  const inside = (part: RuleCondition) => withModels(part, change)
  if ('all' in condition) return { ...condition, all: condition.all.map(inside) }
  if ('any' in condition) return { ...condition, any: condition.any.map(inside) }
  if ('not' in condition) return { ...condition, not: inside(condition.not) }
  const changed = { ...condition, model: change(condition.model) }
  return 'field' in changed ? { ...changed, field: change(changed.field) } : changed
}

/** The models that a rule across fields names. */
export function modelsOfRule(condition: RuleCondition): readonly string[] {
  const models = new Set<string>()
  withModels(condition, (model) => {
    models.add(model)
    return model
  })
  return [...models]
}

/** With the values of the fields that comparisons name; what compares with an empty field, or of one, holds. */
export function resolved(condition: RuleCondition, reader: ValueReader): Condition {
  const inside = (part: RuleCondition) => resolved(part, reader)
  if ('all' in condition) return { all: condition.all.map(inside) }
  if ('any' in condition) return { any: condition.any.map(inside) }
  if ('not' in condition) return { not: inside(condition.not) }
  if (!('field' in condition)) return condition
  const { model, is, field } = condition
  if (reader.isEmpty(model) || reader.isEmpty(field)) return { all: [] }
  const value = reader.read(field)
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isPlain ? { model, is, value } : { any: [{ model, is: 'empty' }] }
}
