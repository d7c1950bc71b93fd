/** The `formwork` option: conditions and computed values beyond the old family, which ignores the key (`design/forms`, "Beyond the spec"). */
import { isForbiddenName, isList, isObject } from '../json'
import { LIMITS } from '../limits'
import { withDefault, z } from '../zod'
import { type ChoiceValue, isChoiceValue } from './choices'

/** What a comparison compares a value with. */
export type ConditionValue = string | number | boolean

/** Compares the value of one field. What each operator means for each kind of value: docs/guide/conditions.md. */
export type Comparison =
  | {
      readonly model: string
      readonly is: 'equals' | 'notEquals' | 'contains' | 'greater' | 'less'
      readonly value: ConditionValue
    }
  | { readonly model: string; readonly is: 'empty' | 'notEmpty' }
  | { readonly model: string; readonly is: 'between'; readonly least: ConditionValue; readonly most: ConditionValue }

/** The words a comparison can say. */
export type ConditionOperator = Comparison['is']

/**
 * A condition over the values of a form: a comparison, or a group of conditions. `all` wants every part, `any` at least one, `not` turns
 * its part around. A group without parts asks nothing and holds. At most `LIMITS.conditionDepth` levels and `LIMITS.conditionParts` parts.
 *
 * @example { any: [{ model: 'kind', is: 'equals', value: 'other' }, { model: 'amount', is: 'greater', value: 1000 }] }
 */
export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | Comparison

/**
 * What becomes of the value of a hidden field: it stays when it is valid, it is cleared, or its key is left out.
 *
 * @example HIDDEN_VALUE_POLICIES.includes('clear') // true
 */
export const HIDDEN_VALUE_POLICIES = ['keep', 'clear', 'omit'] as const
/** One of {@link HIDDEN_VALUE_POLICIES}; `keep` is the default. */
export type HiddenValuePolicy = (typeof HIDDEN_VALUE_POLICIES)[number]

/** One choice that is offered only under a condition. */
export interface ChoiceCondition {
  readonly value: ChoiceValue
  readonly when: Condition
}

/**
 * A widget's logic. Every part may be left out.
 *
 * - `showWhen`: shown only while it holds, besides `displayVerify`.
 * - `requiredWhen`, `readonlyWhen`: required or read-only while it holds, besides the options of that name.
 * - `choicesWhen`: choices offered only while one of their conditions holds; choices that are not listed are always offered.
 * - `hiddenValue`: what becomes of the value while the field is hidden.
 * - `computed`: a FEEL expression that gives the value; evaluated by `@formwork/form-schema/feel`.
 */
export interface FieldLogic {
  readonly showWhen?: Condition
  readonly requiredWhen?: Condition
  readonly readonlyWhen?: Condition
  readonly choicesWhen?: readonly ChoiceCondition[]
  readonly hiddenValue?: HiddenValuePolicy
  readonly computed?: string
}

/**
 * True for a {@link Condition} within its limits. Never recurses, so that a cyclic or very deep value ends too.
 *
 * @example isCondition({ model: 'kind', is: 'equals', value: 'other' }) // true
 */
export function isCondition(value: unknown): value is Condition {
  const open: { readonly part: unknown; readonly depth: number }[] = [{ part: value, depth: 1 }]
  for (let count = 1; ; count++) {
    const next = open.pop()
    if (next === undefined) return true
    const { part, depth } = next
    if (count > LIMITS.conditionParts || depth > LIMITS.conditionDepth || !isObject(part)) return false
    const inner = innerParts(part)
    if (inner === null || inner.length > LIMITS.conditionParts) return false
    for (const each of inner) open.push({ part: each, depth: depth + 1 })
  }
}

/** The parts of a group, none for a comparison, null for what is neither. */
function innerParts(part: Readonly<Record<string, unknown>>): readonly unknown[] | null {
  const kinds = ['all', 'any', 'not', 'model'].filter((key) => Object.hasOwn(part, key))
  const [kind] = kinds
  if (kinds.length !== 1 || kind === undefined) return null
  if (kind === 'model') return isComparison(part) ? [] : null
  if (kind === 'not') return [part['not']]
  return isList(part[kind]) ? part[kind] : null
}

function isComparison(part: Readonly<Record<string, unknown>>): boolean {
  const model = part['model']
  if (typeof model !== 'string' || model === '' || isForbiddenName(model)) return false
  switch (part['is']) {
    case 'equals':
    case 'notEquals':
    case 'contains':
    case 'greater':
    case 'less':
      return isChoiceValue(part['value'])
    case 'empty':
    case 'notEmpty':
      return true
    case 'between':
      return isChoiceValue(part['least']) && isChoiceValue(part['most'])
    default:
      return false
  }
}

/** Tells for each part of a {@link FieldLogic} whether a value of it can be used. Unknown keys are nobody's business and stay. */
const PART_CHECKS: { readonly [Part in keyof FieldLogic]-?: (value: unknown) => boolean } = {
  showWhen: isCondition,
  requiredWhen: isCondition,
  readonlyWhen: isCondition,
  choicesWhen: (value) => isList(value) && value.length <= LIMITS.choices && value.every(isChoiceCondition),
  hiddenValue: (value) => HIDDEN_VALUE_POLICIES.some((policy) => policy === value),
  computed: (value) => typeof value === 'string' && value.length <= LIMITS.expressionLength,
}

function isChoiceCondition(value: unknown): boolean {
  return isObject(value) && isChoiceValue(value['value']) && isCondition(value['when'])
}

/** The parts of a would-be logic that cannot be used; null when it is no object at all. */
export function brokenParts(value: unknown): readonly string[] | null {
  if (!isObject(value)) return null
  return Object.entries(PART_CHECKS).flatMap(([part, isFine]) => (!Object.hasOwn(value, part) || isFine(value[part]) ? [] : [part]))
}

/**
 * True for a usable {@link FieldLogic}.
 *
 * @example isFieldLogic({ hiddenValue: 'clear' }) // true
 */
export function isFieldLogic(value: unknown): value is FieldLogic {
  return brokenParts(value)?.length === 0
}

export const fieldLogic = () => withDefault(z.custom<FieldLogic>(isFieldLogic), () => ({}))
