/** Values have limits as definitions have: what exceeds them is refused before anything reads it. */
import type { FormValues } from '../form-definition'
import { isList, isObject } from '../json'
import { VALUE_LIMITS } from '../value-limits'

/** The place where a value exceeds a limit, and which: `LIMITS.depth` levels, or `LIMITS.valueSize` in all. */
interface PastLimit {
  readonly path: readonly (string | number)[]
  readonly limit: number
}

/** What each value counts besides its text. */
const PER_VALUE = 4

/** The first place where `values` nest too deep or become too much; null when they do neither. A circle is too deep. */
export function pastLimit(values: unknown): PastLimit | null {
  const path: (string | number)[] = []
  let size = 0
  let limit = 0
  // Recursion is bounded by this very check.
  const isPast = (value: unknown, depth: number): boolean => {
    size += typeof value === 'string' ? value.length : PER_VALUE
    const isContainer = typeof value === 'object' && value !== null
    limit = size > VALUE_LIMITS.valueSize ? VALUE_LIMITS.valueSize : isContainer && depth >= VALUE_LIMITS.depth ? VALUE_LIMITS.depth : 0
    if (limit > 0 || !isContainer) return limit > 0
    return Object.entries(value).some(([key, item]) => isPast(item, depth + 1) && path.unshift(isList(value) ? Number(key) : key))
  }
  return isPast(values, 0) ? { path, limit } : null
}

/** The values by model that keep to the limits (what is no object has none), and where each other one goes past them: for what reads answers that nobody has validated. */
export function withinLimits(given: unknown): { readonly values: FormValues; readonly past: readonly PastLimit[] } {
  const values: FormValues = isObject(given) ? given : {}
  const found = new Map(Object.keys(values).map((model) => [model, pastLimit(Object.fromEntries([[model, values[model]]]))]))
  const past = [...found.values()].filter((place) => place !== null)
  if (past.length === 0) return { values, past }
  return { values: Object.fromEntries(Object.entries(values).filter(([model]) => found.get(model) === null)), past }
}
