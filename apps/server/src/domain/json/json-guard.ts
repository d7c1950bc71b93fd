/** Reads a JSON body of an untrusted sender: too deep, poisoned or unstorable text is refused before anything recurses over it. */
import { refuse } from '../refusal'
import { jsonErrorPlace } from './json-error-place'

/** A form definition may be 64 deep (form-schema's limit) and travels inside a body. */
export const MAX_BODY_DEPTH = 70

export function parseJsonBody(text: string): unknown {
  if (depthOf(text) > MAX_BODY_DEPTH) throw refuse('request.too-deep', { limit: MAX_BODY_DEPTH })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('request.not-json', { ...jsonErrorPlace(text) })
  }
  inspect(value, [])
  return value
}

/** Deepest nesting of brackets outside strings, counted on the text: no recursion, whatever comes. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (isInString) {
      if (code === 0x5c) index += 1
      else if (code === 0x22) isInString = false
    } else if (code === 0x22) isInString = true
    else if (code === 0x5b || code === 0x7b) {
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (code === 0x5d || code === 0x7d) depth -= 1
  }
  return deepest
}

type Path = readonly (string | number)[]

/** PostgreSQL stores neither NUL nor half a surrogate pair; `__proto__` and `constructor.prototype` reach into JavaScript itself. */
function inspect(value: unknown, path: Path): void {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw invalid(path, 'contains characters that cannot be stored')
  } else if (Array.isArray(value)) {
    value.forEach((item, index) => inspect(item, [...path, index]))
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key === '__proto__' || (key === 'constructor' && typeof item === 'object' && item !== null && Object.hasOwn(item, 'prototype'))) {
        throw invalid([...path, key], 'is a forbidden key')
      }
      if (!isStorable(key)) throw invalid(path, 'has a key that cannot be stored')
      inspect(item, [...path, key])
    }
  }
}

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

function invalid(path: Path, message: string) {
  const where = path.join('.') || 'body'
  return refuse('request.invalid', { where: `${where} ${message}` }, [{ path: [...path], code: 'unstorable', message }])
}
