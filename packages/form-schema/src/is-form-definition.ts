/** Tells a form definition of this package from the JSON of the old family. */
import type { FormDefinition } from './form-definition'
import { isList, isObject } from './json'

/**
 * A form as a host has it: made by this package, or stored JSON, parsed or as text. `object` and no narrower type, because the shape that
 * TypeScript infers of an imported `.json` depends on the options of the project it is imported in; what is inside is checked when it is read.
 *
 * @example const stored: DefinitionInput = '{"list": [], "config": {}}'
 */
export type DefinitionInput = FormDefinition | object | string

/**
 * Tells a form as this package holds it (made by `createForm`, `importDefinition` or `fromDocument`, or such a form after `JSON.parse`) from a
 * stored definition, which has to be imported first. So has the JSON of a form with widgets of added types, whose functions it lost. Only the
 * outermost widgets are looked at.
 *
 * @param value - any value.
 * @returns true for a form.
 * @example const form = isFormDefinition(input) ? input : importDefinition(input).form
 */
export function isFormDefinition(value: unknown): value is FormDefinition {
  if (!isObject(value) || !isList(value['list']) || !isObject(value['config'])) return false
  return isObject(value['extras']) && isObject(value['config']['extras']) && value['list'].every(isHeld)
}

function isHeld(widget: unknown): boolean {
  if (!isObject(widget)) return false
  const { raw, extras, definition } = widget
  // JSON leaves the functions of a definition out.
  return isObject(raw ?? extras) && (definition === undefined || (isObject(definition) && 'isEmpty' in definition))
}
