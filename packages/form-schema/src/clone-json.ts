/** Copies of plain JSON that is trusted. */
import { isList, isObject, type JsonObject } from './json'

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
