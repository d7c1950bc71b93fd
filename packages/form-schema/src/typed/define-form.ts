/** A definition in code whose values the compiler knows. */
import type { DefinitionSource } from './definition-source'
import type { TypedForm, ValuesOf } from './values-of'

/**
 * Takes a definition that is written in code, so that the compiler knows its values: those of `onSubmit`, `defaultValue` and the ref of the renderer. What is
 * misspelled is an error while it is typed. The definition stays plain JSON.
 *
 * @param definition - the definition; what has a default may be left out.
 * @returns the same object.
 * @example
 * const leave = defineForm({ list: [{ type: 'date', name: 'From', model: 'from', options: { required: true } }] })
 * const values: ValuesOf<typeof leave> = { from: '2026-11-23' }
 */
export function defineForm<const Definition extends DefinitionSource>(
  definition: Definition,
): Definition & TypedForm<ValuesOf<Definition>> {
  return definition
}
