/** Plain JSON as types, and safe ways to read unchecked values. */

/** Any JSON value. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject

/** A JSON object. Read it with {@link ownValue}: a key such as `toString` must never reach `Object.prototype`. */
export interface JsonObject {
  readonly [key: string]: JsonValue
}

/** Keys that are refused everywhere: as object keys, models and path segments. */
export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

/**
 * Recognises names that would reach a prototype.
 *
 * @param name - a key, or a path such as `a.b[0]`.
 * @returns true when the name, or one of its path segments, would.
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
