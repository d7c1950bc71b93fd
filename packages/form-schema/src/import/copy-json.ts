/** Copies a foreign value into plain JSON. Bounded in depth and size, so that cycles and shared references end; never changes its input. */
import { FORBIDDEN_KEYS, type JsonValue } from '../json'
import { LIMITS } from '../limits'

/** Why a value could not be copied. */
export type CopyRefusal = 'json.too-large' | 'json.too-deep' | 'key.forbidden' | 'value.not-json'

/** The copy and how deep it nests, or the first thing that is not plain JSON. */
export type CopyResult =
  | { readonly ok: true; readonly value: JsonValue; readonly depth: number }
  | { readonly ok: false; readonly code: CopyRefusal; readonly path: readonly (string | number)[]; readonly found: string }

/** What each value counts besides its keys and texts: without it a ring of shared empty lists would be copied for long. */
const PER_VALUE = 4

class CopyRefused extends Error {
  constructor(
    readonly code: CopyRefusal,
    readonly path: readonly (string | number)[],
    readonly found: string,
  ) {
    super(code)
  }
}

interface Copying {
  size: number
  depth: number
  readonly path: (string | number)[]
}

/** Copies `value`; what `JSON.stringify` leaves out (undefined) is left out, what has no JSON form is refused with its path. */
export function copyJson(value: unknown): CopyResult {
  const copying: Copying = { size: 0, depth: 0, path: [] }
  try {
    const copy = copyValue(value, copying)
    return { ok: true, value: copy, depth: copying.depth }
  } catch (error) {
    if (error instanceof CopyRefused) return { ok: false, code: error.code, path: error.path, found: error.found }
    // A getter or a proxy of the caller threw: the value cannot be read.
    return { ok: false, code: 'value.not-json', path: [...copying.path], found: 'unreadable' }
  }
}

function copyValue(value: unknown, copying: Copying): JsonValue {
  copying.size += PER_VALUE
  if (typeof value === 'string') copying.size += value.length
  if (copying.size > LIMITS.valueSize) refuse('json.too-large', copying, String(LIMITS.valueSize))
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? 0 : value // JSON has no -0
  if (typeof value !== 'object') return refuse('value.not-json', copying, typeof value === 'number' ? String(value) : `a ${typeof value}`)
  // Recursion is bounded by this very check.
  if (copying.path.length >= LIMITS.depth) refuse('json.too-deep', copying, String(LIMITS.depth))
  copying.depth = Math.max(copying.depth, copying.path.length + 1)
  return Array.isArray(value) ? copyList(value, copying) : copyObject(value, copying)
}

function copyList(list: readonly unknown[], copying: Copying): JsonValue {
  const copy: JsonValue[] = []
  for (let index = 0; index < list.length; index++) {
    copying.path.push(index)
    const item = list[index]
    copy.push(item === undefined ? null : copyValue(item, copying))
    copying.path.pop()
  }
  return copy
}

function copyObject(record: object, copying: Copying): JsonValue {
  const prototype: unknown = Object.getPrototypeOf(record)
  // Plain objects of another realm have another Object.prototype, but it is a root too.
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) refuse('value.not-json', copying, className(prototype))
  const copy: Record<string, JsonValue> = {}
  for (const key of Object.keys(record)) {
    copying.path.push(key)
    if (FORBIDDEN_KEYS.has(key)) refuse('key.forbidden', copying, key)
    const item: unknown = (record as Readonly<Record<string, unknown>>)[key]
    copying.size += key.length
    if (item !== undefined) copy[key] = copyValue(item, copying)
    copying.path.pop()
  }
  return copy
}

/** `Date`, `Promise`, `Response`: what a caller forgot to turn into JSON, by its name. */
function className(prototype: unknown): string {
  const made: unknown =
    typeof prototype === 'object' && prototype !== null ? Object.getOwnPropertyDescriptor(prototype, 'constructor')?.value : null
  return typeof made === 'function' && made.name !== '' ? made.name : 'an instance of a class'
}

function refuse(code: CopyRefusal, copying: Copying, found: string): never {
  throw new CopyRefused(code, [...copying.path], found)
}
