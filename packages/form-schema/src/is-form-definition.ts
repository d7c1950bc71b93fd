/** Tells a form definition of this package from the JSON of the old family. */
import type { FormDefinition } from './form-definition'
import { isList, isObject } from './json'

/**
 * True for a form made by `createForm`, `importDefinition` or `fromDocument`; false for JSON, which has to be imported first.
 *
 * @example const form = isFormDefinition(input) ? input : importDefinition(input).form
 */
export function isFormDefinition(value: unknown): value is FormDefinition {
  if (!isObject(value) || !isList(value['list']) || !isObject(value['config'])) return false
  return Object.hasOwn(value, 'extras') && isObject(value['extras']) && isObject(value['config']['extras'])
}
