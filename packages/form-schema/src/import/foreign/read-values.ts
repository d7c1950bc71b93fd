/** Small readings that all formats need: text, numbers, flags and choices from untrusted values. */
import { isList, isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import { isChoiceValue } from '../../options/choices'
import { shown } from '../finding'
import { isFormatted, plainText } from './plain-text'
import type { Path } from './draft'
import type { Sketch } from './sketch'

/** A text or a number as text, else ''. */
export function textIn(source: JsonObject, ...keys: readonly string[]): string {
  for (const key of keys) {
    const found = ownValue(source, key)
    if (typeof found === 'number') return String(found)
    if (typeof found === 'string' && found !== '') return found
  }
  return ''
}

/** A finite number, also one written as text; else undefined. */
export function numberIn(source: JsonObject, ...keys: readonly string[]): number | undefined {
  for (const key of keys) {
    const found = ownValue(source, key)
    const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found
    if (typeof number === 'number' && Number.isFinite(number)) return number
  }
  return undefined
}

/** The step of a number where the source takes any fraction: ours has to have one, and two places are what people enter. */
export const ANY_STEP = 0.01

/** A step above zero; else undefined. */
export function stepIn(source: JsonObject, ...keys: readonly string[]): number | undefined {
  const step = numberIn(source, ...keys)
  return step !== undefined && step > 0 ? step : undefined
}

/** A whole number of at least `least`; else undefined. */
export function wholeIn(source: JsonObject, least: number, ...keys: readonly string[]): number | undefined {
  const number = numberIn(source, ...keys)
  return number !== undefined && Number.isSafeInteger(number) && number >= least ? number : undefined
}

export function flagIn(source: JsonObject, ...keys: readonly string[]): boolean {
  return keys.some((key) => ownValue(source, key) === true || ownValue(source, key) === 'true')
}

export function objectIn(source: JsonObject, key: string): JsonObject {
  const found = ownValue(source, key)
  return isObject(found) ? found : {}
}

export function listIn(source: JsonObject, key: string): readonly JsonValue[] {
  const found = ownValue(source, key)
  return isList(found) ? found : []
}

/** A list with its place; any other value there is reported. */
export function namedListIn(source: JsonObject, key: string, path: Path, sketch: Sketch): readonly JsonValue[] {
  const found = ownValue(source, key)
  if (isList(found)) return found
  if (found !== undefined && isSaid(found)) sketch.note('widget.dropped', [...path, key], { found: shown(found) })
  return []
}

/** The objects of a list with where they stand; anything else in it, or in its place, is named. */
export function objectsIn(
  source: JsonObject,
  key: string,
  path: Path,
  sketch: Sketch,
): readonly { readonly item: JsonObject; readonly path: Path }[] {
  return objectsOf(namedListIn(source, key, path, sketch), [...path, key], sketch)
}

/** The same of a list at hand. */
export function objectsOf(
  list: readonly JsonValue[],
  path: Path,
  sketch: Sketch,
): readonly { readonly item: JsonObject; readonly path: Path }[] {
  return list.flatMap((item, index) => {
    const at = [...path, index]
    if (isObject(item)) return [{ item, path: at }]
    sketch.note('widget.dropped', at, { found: shown(item) })
    return []
  })
}

/** Text without markup; says when there was some. */
export function wordsOf(text: string, path: Path, sketch: Sketch): string {
  if (isFormatted(text)) sketch.note('text.stripped', path)
  return plainText(text)
}

/** The first given value; texts, numbers, flags and lists of them can be a default, `{}` and `''` say nothing. */
export function defaultIn(source: JsonObject, ...keys: readonly string[]): JsonValue | undefined {
  for (const key of keys) {
    const found = ownValue(source, key)
    if (isChoiceValue(found) && found !== '') return found
    if (isList(found) && found.length > 0) return found
  }
  return undefined
}

/** Whether a value says anything: builders write out `''`, `false`, `null`, `[]` and `{}` for whatever was left alone. */
export function isSaid(value: JsonValue): boolean {
  if (value === null || value === '' || value === false) return false
  if (isList(value)) return value.some((item) => isSaid(item))
  return !isObject(value) || Object.values(value).some((item) => isSaid(item))
}
