/** Takes a definition out of what some systems store or send around it: an answer with `data`, a record with `form_structure`, what `importDefinition` answered, JSON as a text in JSON. */
import { isList, isObject, ownValue } from '../../json'
import { checkJsonText } from '../check-json-text'

/** Keys that a definition was seen under. */
const WRAPPERS = ['form_structure', 'data', 'form']

/** The definition inside a parsed source; null when the source holds none, or is one. */
export function unpackSource(source: unknown): unknown {
  if (typeof source === 'string') return parsed(source)
  if (!isObject(source) || isList(ownValue(source, 'list'))) return null
  for (const key of WRAPPERS) {
    const inside = ownValue(source, key)
    const definition = typeof inside === 'string' ? parsed(inside) : inside
    if (isObject(definition) && isList(ownValue(definition, 'list'))) return definition
  }
  return null
}

function parsed(text: string): unknown {
  const read = checkJsonText(text)
  return read.ok && typeof read.value !== 'string' ? read.value : null
}
