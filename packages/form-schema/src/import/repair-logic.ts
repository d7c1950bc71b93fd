/** Reads the `formwork` option: parts that cannot be used are left out and named, everything else stays as it came. */
import { isObject, type JsonObject } from '../json'
import { cloneJson, omitKeys } from '../clone-json'
import { brokenParts } from '../options/field-logic'
import { shown } from './finding'
import type { ImportContext } from './import-context'

/** The logic of a widget without its broken parts: an unknown operator, a forbidden model, too many levels or parts. */
export function repairLogic(found: unknown, path: readonly (string | number)[], context: ImportContext): JsonObject {
  const broken = brokenParts(found)
  if (broken === null || !isObject(found)) {
    context.note('option.replaced', path, { option: 'formwork', found: shown(found), used: '{}' })
    return {}
  }
  const source = found as JsonObject
  for (const part of broken) {
    context.note('option.replaced', [...path, part], { option: `formwork.${part}`, found: shown(source[part]), used: '-' })
  }
  return cloneJson(omitKeys(source, new Set(broken)))
}
