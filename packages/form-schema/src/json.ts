/** Plain JSON as types, and the few safe ways to look into a value nobody vouched for. */

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject

/** A JSON object. Read it with {@link ownValue}: a key such as `toString` must never reach `Object.prototype`. */
export interface JsonObject {
  readonly [key: string]: JsonValue
}

/** Keys that are refused everywhere: as object keys, models and path segments. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

/**
 * True when the name, or one of its path segments, would reach a prototype.
 *
 * @example isForbiddenName('__proto__') // true
 */
export function isForbiddenName(name: string): boolean {
  return name.split(/[.[\]]/).some((segment) => FORBIDDEN_KEYS.has(segment))
}

/** True for an object that is neither null nor an array. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** True for an array, typed as unknown items instead of `any`. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** The own property `key` of `record`, else undefined; the prototype chain is never asked. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}

/** A copy of `record` without `keys`. */
export function omitKeys(record: JsonObject, keys: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.has(key)))
}

/** A deep copy of trusted plain JSON (input from outside goes through `copyJson`, which is bounded). */
export function cloneJson<T>(value: T): T {
  return cloneValue(value) as T
}

function cloneValue(value: unknown): unknown {
  if (isList(value)) return value.map(cloneValue)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cloneValue(item)]))
}

/** Deep equality of plain JSON; the order of keys does not count. */
export function equalJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (isList(left)) return isList(right) && left.length === right.length && left.every((item, index) => equalJson(item, right[index]))
  if (!isObject(left) || !isObject(right)) return false
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => Object.hasOwn(right, key) && equalJson(left[key], right[key]))
}
