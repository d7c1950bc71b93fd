/** Makes an empty form. */
import { cloneJson } from './clone-json'
import { DEFAULT_CONFIG } from './form-config'
import type { FormDefinition } from './form-definition'

/**
 * Makes an empty form with the spec's default settings.
 *
 * @returns a new form without widgets.
 * @example const form = createForm() // { list: [], config: { labelWidth: 100, … }, extras: {} }
 */
export function createForm(): FormDefinition {
  return { list: [], config: cloneJson(DEFAULT_CONFIG), extras: {} }
}
