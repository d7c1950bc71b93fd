/** Takes a definition out of what some systems store or send around it: an answer with `data`, a record with `form_structure`, what `importDefinition` answered, JSON as a text in JSON. */
import { isList, isObject, ownValue } from '../../json'
import { checkJsonText } from '../check-json-text'

/** Keys that a definition was seen under. */
const WRAPPERS = ['form_structure', 'data', 'form']

/** An answer may hold a record that holds the form. */
const LAYERS = 3

/** The definition inside a parsed source; null when the source holds none, or is one. */
export function unpackSource(source: unknown): unknown {
  if (typeof source === 'string') return parsed(source)
  return isObject(source) && !isDefinition(source) ? inLayers(source, LAYERS) : null
}

function inLayers(source: Readonly<Record<string, unknown>>, layers: number): unknown {
  for (const key of WRAPPERS) {
    const inside = ownValue(source, key)
    const found = typeof inside === 'string' ? parsed(inside) : inside
    if (!isObject(found)) continue
    const definition = isDefinition(found) ? found : layers > 1 ? inLayers(found, layers - 1) : null
    if (definition !== null) return definition
  }
  return null
}

const isDefinition = (value: Readonly<Record<string, unknown>>): boolean => isList(ownValue(value, 'list'))

function parsed(text: string): unknown {
  const read = checkJsonText(text)
  return read.ok && typeof read.value !== 'string' ? read.value : null
}
