/** The lists of widgets inside a node of unknown type: where they lie, and the node with other lists in their places. */
import { isList, isObject, type JsonObject, type JsonValue, ownValue } from './json'

type Path = readonly (string | number)[]

/**
 * Where the outermost lists of widgets lie in a node, in document order. Attributes are not entered: lists of choices lie there.
 *
 * @param types - what is known of types, by name: a list with an entry of one of them, or with a model, is a list of widgets.
 */
export function listPlaces(node: JsonObject, types: object): readonly Path[] {
  const isWidget = (item: unknown) => {
    if (!isObject(item)) return false
    const { type, model } = item
    return typeof type === 'string' && (Object.hasOwn(types, type) || typeof model === 'string')
  }
  const placesIn = (value: unknown, path: Path): readonly Path[] => {
    if (isList(value)) return value.some(isWidget) ? [path] : value.flatMap((item, index) => placesIn(item, [...path, index]))
    if (!isObject(value)) return []
    return Object.entries(value).flatMap(([key, item]) => (key === 'options' ? [] : placesIn(item, [...path, key])))
  }
  return placesIn(node, [])
}

/** The list at a place that {@link listPlaces} named. */
export function listAt(node: JsonObject, place: Path): readonly unknown[] {
  let found: unknown = node
  for (const step of place) found = isList(found) ? found[Number(step)] : isObject(found) ? ownValue(found, String(step)) : undefined
  return isList(found) ? found : []
}

/** The node with the list that `listFor` has for each place. */
export function withLists(node: JsonObject, places: readonly Path[], listFor: (index: number) => readonly JsonValue[]): JsonObject {
  return places.reduce(
    (changed, [key, ...rest], index) => ({ ...changed, [String(key)]: withListAt(changed[String(key)], rest, listFor(index)) }),
    node,
  )
}

function withListAt(value: JsonValue | undefined, [step, ...rest]: Path, list: readonly JsonValue[]): JsonValue {
  if (step === undefined) return list
  if (isList(value)) return value.map((item, index) => (index === step ? withListAt(item, rest, list) : item))
  return isObject(value) ? { ...value, [step]: withListAt(value[step], rest, list) } : list
}
