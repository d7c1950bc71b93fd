/**
 * What conditions of `schema: 1` meant, kept to compare today's meaning with:
 * - A missing value (absent, null, '' or []) matches `empty` and nothing else, not even `ne`.
 * - A number asked for, or a number in the form: both sides must read as decimal numbers ("10" > 9 is true, "ten" > 9 is not matched).
 * - A boolean asked for matches true/false and the texts "true"/"false".
 * - Two texts are equal only letter by letter; they have an order only when both are decimal numbers or both ISO dates, else not matched.
 * - A list (checkbox, multiple select) equals nothing; `contains` asks for one of its entries. `contains` in a text asks for a part of it.
 */
import type { OldComparison, OldCondition } from '../old-definition'

type Scalar = string | number | boolean

export function oldConditionHolds(condition: OldCondition, values: Readonly<Record<string, unknown>>): boolean {
  if ('all' in condition) return condition.all.every((part) => oldConditionHolds(part, values))
  if ('any' in condition) return condition.any.some((part) => oldConditionHolds(part, values))
  return matchesField(condition, Object.hasOwn(values, condition.field) ? values[condition.field] : undefined)
}

function matchesField({ operator, value: asked }: OldComparison, actual: unknown): boolean {
  if (operator === 'empty') return isMissing(actual)
  if (isMissing(actual) || asked === null) return operator === 'notEmpty' && !isMissing(actual)
  switch (operator) {
    case 'notEmpty':
      return true
    case 'eq':
      return equals(actual, asked)
    case 'ne':
      return !equals(actual, asked)
    case 'contains':
      return contains(actual, asked)
    case 'gt':
      return ordered(actual, asked, (difference) => difference > 0)
    case 'gte':
      return ordered(actual, asked, (difference) => difference >= 0)
    case 'lt':
      return ordered(actual, asked, (difference) => difference < 0)
    case 'lte':
      return ordered(actual, asked, (difference) => difference <= 0)
  }
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function equals(actual: unknown, asked: Scalar): boolean {
  if (typeof asked === 'number' || typeof actual === 'number') {
    const [left, right] = [decimal(actual), decimal(asked)]
    return left !== null && right !== null && left === right
  }
  if (typeof asked === 'boolean' || typeof actual === 'boolean') {
    return (typeof actual === 'boolean' || typeof actual === 'string') && String(actual) === String(asked)
  }
  return actual === asked
}

function contains(actual: unknown, asked: Scalar): boolean {
  if (Array.isArray(actual)) return actual.some((entry) => equals(entry, asked))
  return typeof actual === 'string' && actual.includes(String(asked))
}

function ordered(actual: unknown, asked: Scalar, holds: (difference: number) => boolean): boolean {
  const [left, right] = [decimal(actual), decimal(asked)]
  if (left !== null && right !== null) return holds(left < right ? -1 : left > right ? 1 : 0)
  const [leftDate, rightDate] = [isoDate(actual), isoDate(asked)]
  if (leftDate === null || rightDate === null) return false
  return holds(leftDate < rightDate ? -1 : leftDate > rightDate ? 1 : 0)
}

function decimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/.test(value)) return null
  const read = Number(value)
  return Number.isFinite(read) ? read : null
}

/** Date, optional time; the order of such texts is the order of the letters. */
function isoDate(value: unknown): string | null {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2})?)?$/.test(value) ? value.replace('T', ' ') : null
}
