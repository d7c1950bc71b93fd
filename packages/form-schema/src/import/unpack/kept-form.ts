/** A form that was written with JSON.stringify as it is held, instead of with exportDefinition: turned back into a definition. */
import { omitKeys } from '../../clone-json'
import { isList, isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import { withLists } from '../../nested-lists'

/** The definition that the JSON of a form says; null for a source that is not a form. */
export function definitionOfKeptForm(source: JsonValue): JsonObject | null {
  if (!isObject(source)) return null
  const list = ownValue(source, 'list')
  const config = ownValue(source, 'config')
  const extras = ownValue(source, 'extras')
  if (!isList(list) || !isObject(config) || !isObject(extras) || !isObject(ownValue(config, 'extras'))) return null
  return { ...extras, list: list.map(definitionOfWidget), config: withOwnKeys(config) }
}

const HELD_KEYS: ReadonlySet<string> = new Set(['extras', 'definition', 'columns', 'places', 'raw', 'sourceType'])
const EXTRAS: ReadonlySet<string> = new Set(['extras'])

function withOwnKeys(held: JsonObject): JsonObject {
  const extras = ownValue(held, 'extras')
  return isObject(extras) ? { ...extras, ...omitKeys(held, EXTRAS) } : held
}

function definitionOfWidget(held: JsonValue): JsonValue {
  if (!isObject(held)) return held
  const columns = ownValue(held, 'columns')
  const lists = isList(columns) ? columns.map((column) => (isObject(column) ? listOf(column) : [])) : []
  const raw = ownValue(held, 'raw')
  if (held['type'] === 'unknown' && isObject(raw)) return withLists(raw, placesOf(held), (index) => lists[index] ?? [])
  const extras = ownValue(held, 'extras')
  if (!isObject(extras)) return held
  const definition = ownValue(held, 'definition')
  const type = held['type'] === 'added' && isObject(definition) ? (ownValue(definition, 'type') ?? 'added') : (held['type'] ?? '')
  const written = isList(columns)
    ? { columns: columns.map((column, index) => (isObject(column) ? { ...withOwnKeys(column), list: lists[index] ?? [] } : column)) }
    : {}
  return { ...extras, ...omitKeys(held, HELD_KEYS), ...written, type }
}

function listOf(column: JsonObject): readonly JsonValue[] {
  const list = ownValue(column, 'list')
  return isList(list) ? list.map(definitionOfWidget) : []
}

function placesOf(held: JsonObject): readonly (readonly (string | number)[])[] {
  const places = ownValue(held, 'places')
  const isStep = (step: JsonValue): step is string | number => typeof step === 'string' || typeof step === 'number'
  return isList(places) ? places.map((place) => (isList(place) ? place.filter(isStep) : [])) : []
}
