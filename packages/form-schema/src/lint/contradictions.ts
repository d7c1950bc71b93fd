/** Whether a condition can hold at all, whatever the values are: found from the condition alone. */
import { compareValues, textOf } from '../condition-language/compare-values'
import type { Comparison, Condition, ConditionValue } from '../condition-language/condition'

/**
 * The model of which a condition asks what cannot be true at once, or null when it may hold. Cautious: null does not promise that it can.
 *
 * @example contradictionIn({ all: [{ model: 'a', is: 'empty' }, { model: 'a', is: 'equals', value: 'x' }] }) // 'a'
 */
export function contradictionIn(condition: Condition): string | null {
  if ('any' in condition) {
    const found = condition.any.map(contradictionIn)
    return found.length > 0 && !found.includes(null) ? (found[0] ?? null) : null
  }
  const wanted = wantedBy(condition)
  const inside = partsOf(condition).map(contradictionIn)
  return (
    inside.find((model) => model !== null) ??
    wanted.find((one, at) => wanted.slice(at).some((other) => excludes(one, other)))?.model ??
    null
  )
}

/** The parts of a condition that all have to hold and are no plain comparisons. */
function partsOf(condition: Condition): readonly Condition[] {
  return 'all' in condition ? condition.all.filter((part) => !('model' in part)) : []
}

/** The comparisons that must hold together, as far as they are plain to see. */
function wantedBy(condition: Condition): readonly Comparison[] {
  if ('all' in condition) return condition.all.flatMap(wantedBy)
  if ('any' in condition) return condition.any.length === 1 ? condition.any.flatMap(wantedBy) : []
  if (!('not' in condition)) return [condition]
  const { not } = condition
  return 'model' in not ? turned(not) : []
}

const OPPOSITES = { equals: 'notEquals', notEquals: 'equals', empty: 'notEmpty', notEmpty: 'empty' } as const

/** The comparison that must be true when another must not; undefined where the opposite is no comparison. */
function turned(comparison: Comparison): readonly Comparison[] {
  switch (comparison.is) {
    case 'equals':
    case 'notEquals':
      return [{ ...comparison, is: OPPOSITES[comparison.is] }]
    case 'empty':
    case 'notEmpty':
      return [{ ...comparison, is: OPPOSITES[comparison.is] }]
    default:
      return []
  }
}

/** True when two comparisons never hold together; one with itself, when it never holds. */
function excludes(one: Comparison, other: Comparison): boolean {
  return one.model === other.model && (rulesOut(one, other) || rulesOut(other, one))
}

function rulesOut(one: Comparison, other: Comparison): boolean {
  switch (one.is) {
    case 'equals':
      return equalsRulesOut(String(one.value), other)
    case 'empty':
      return other.is === 'notEmpty' || needsSomething(other)
    case 'between':
      return isEmptyRange(one) || isAbove(one.least, upperBound(other)) || isAbove(lowerBound(other), one.most)
    case 'greater':
      return typeof one.value === 'boolean' || isAtLeast(one.value, upperBound(other))
    case 'less':
      return typeof one.value === 'boolean' || isAtLeast(lowerBound(other), one.value)
    case 'atLeast':
      return typeof one.value === 'boolean' || isAbove(one.value, upperBound(other))
    case 'atMost':
      return typeof one.value === 'boolean' || isAbove(lowerBound(other), one.value)
    case 'contains':
      return textOf(one.value) === ''
    case 'notEquals':
    case 'notEmpty':
      return false
  }
}

/** A value whose text is known cannot be what `other` wants. */
function equalsRulesOut(text: string, other: Comparison): boolean {
  switch (other.is) {
    case 'equals':
      return String(other.value) !== text
    case 'notEquals':
      return String(other.value) === text
    case 'notEmpty':
      return text === ''
    case 'empty':
      return false // told from the other side, and by type
    case 'contains':
      // The items of a list are pieces of its text.
      return !text.includes(String(other.value))
    case 'greater':
      return (compareValues(text, other.value) ?? 0) <= 0
    case 'less':
      return (compareValues(text, other.value) ?? 0) >= 0
    case 'atLeast':
      return (compareValues(text, other.value) ?? -1) < 0
    case 'atMost':
      return (compareValues(text, other.value) ?? 1) > 0
    case 'between':
      return (compareValues(text, other.least) ?? -1) < 0 || (compareValues(text, other.most) ?? 1) > 0
  }
}

/** True for a comparison that no empty value meets, of whatever type. */
function needsSomething(comparison: Comparison): boolean {
  return comparison.is === 'equals' && !isNothingOfAType(String(comparison.value))
}

/** Texts of values that a type may hold for nothing: no text, no stars. */
function isNothingOfAType(text: string): boolean {
  return text === '' || text === '0' || text.startsWith('<')
}

/** True for a range from above to below. */
export function isEmptyRange({ least, most }: Extract<Comparison, { is: 'between' }>): boolean {
  return typeof least === 'boolean' || typeof most === 'boolean' || (compareValues(least, most) ?? 0) > 0
}

function upperBound(comparison: Comparison): ConditionValue | null {
  return comparison.is === 'less' || comparison.is === 'atMost' ? comparison.value : comparison.is === 'between' ? comparison.most : null
}

function lowerBound(comparison: Comparison): ConditionValue | null {
  return comparison.is === 'greater' || comparison.is === 'atLeast'
    ? comparison.value
    : comparison.is === 'between'
      ? comparison.least
      : null
}

function isAbove(one: ConditionValue | null, other: ConditionValue | null): boolean {
  return areOfOneOrder(one, other) && (compareValues(one, other) ?? 0) > 0
}

function isAtLeast(one: ConditionValue | null, other: ConditionValue | null): boolean {
  return areOfOneOrder(one, other) && (compareValues(one, other) ?? -1) >= 0
}

/** Two numeric texts are not: a value that is no number may stand between '10' and '9', a number may not. */
function areOfOneOrder(one: ConditionValue | null, other: ConditionValue | null): boolean {
  const isNumeric = (bound: ConditionValue | null) => compareValues(bound, 0) !== null
  return isNumeric(one) ? isNumeric(other) && (typeof one === 'number' || typeof other === 'number') : !isNumeric(other)
}
