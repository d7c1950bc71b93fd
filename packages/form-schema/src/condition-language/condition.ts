/** The grammar of conditions: comparisons of values and groups of them, as plain JSON. Forms, flows and other callers share this one. */
import { isForbiddenName, isList, isObject } from '../json'
import { LIMITS } from '../limits'

/** What a comparison compares a value with. */
export type ConditionValue = string | number | boolean

/** Compares the value of one field. What each operator means for each kind of value: docs/guide/conditions.md. */
export type Comparison =
  | {
      readonly model: string
      readonly is: 'equals' | 'notEquals' | 'contains' | 'greater' | 'less' | 'atLeast' | 'atMost'
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
 * Checks a {@link Condition} and its limits. Never recurses, so that a cyclic or very deep value ends too.
 *
 * @param value - any value.
 * @returns true for a condition within `LIMITS.conditionDepth` levels and `LIMITS.conditionParts` parts.
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
    case 'atLeast':
    case 'atMost':
      return isConditionValue(part['value'])
    case 'empty':
    case 'notEmpty':
      return true
    case 'between':
      return isConditionValue(part['least']) && isConditionValue(part['most'])
    default:
      return false
  }
}

function isConditionValue(value: unknown): value is ConditionValue {
  return typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}
