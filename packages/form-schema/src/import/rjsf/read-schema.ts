/** Reads react-jsonschema-form: a JSON Schema defines the values, a uiSchema beside it their look. */
import { isObject, type JsonObject, ownValue } from '../../json'
import { shown } from '../finding'
import { objectIn, textIn, wordsOf } from '../foreign/read-values'
import { Scope } from '../foreign/scope'
import type { Draft, Path } from '../foreign/draft'
import type { Sketch } from '../foreign/sketch'
import { sketchText, sketchTitle } from '../foreign/sketch-layout'
import { readObject } from './read-object'
import { readProperty } from './read-property'
import { mergedPart, type Part, SchemaReading } from './schema-reading'
import { UiSchema } from './ui-schema'

/** The keys a schema may stand under beside its uiSchema. */
const SCHEMA_KEYS = ['schema', 'jsonSchema', 'JSONSchema'] as const
const UI_KEYS = ['uiSchema', 'UISchema', 'uischema'] as const
const ENVELOPE: ReadonlySet<string> = new Set([...SCHEMA_KEYS, ...UI_KEYS])

/** References to the root: one leads back at once. */
const ROOT: ReadonlySet<string> = new Set(['#'])

/** The widgets of a schema. */
export function readSchema(source: JsonObject, sketch: Sketch, path: Path): readonly Draft[] {
  const key = SCHEMA_KEYS.find((name) => isObject(ownValue(source, name)))
  const root: Part =
    key === undefined
      ? { schema: source, path, references: ROOT }
      : { schema: objectIn(source, key), path: [...path, key], references: ROOT }
  const uiKey = UI_KEYS.find((name) => isObject(ownValue(source, name)))
  const ui = new UiSchema(uiKey === undefined || key === undefined ? {} : objectIn(source, uiKey), [...path, uiKey ?? 'uiSchema'])
  if (key !== undefined) {
    for (const [option, found] of Object.entries(source)) {
      if (!ENVELOPE.has(option)) sketch.note('setting.dropped', [...path, option], { option, found: shown(found) })
    }
  }
  const reading = new SchemaReading(root.schema, sketch, root.path, readProperty)
  const place = { scope: new Scope(), prefix: '' }
  const layers = reading.layersOf(root)
  const whole = layers === null ? root : mergedPart(layers, root.path)
  // A form may also ask for a single value or a single list.
  if (layers === null || !reading.isObject(whole)) return readProperty({ name: 'value', part: root, ui, isRequired: false, place, reading })
  const title = ui.text('title', sketch) || wordsOf(textIn(whole.schema, 'title'), root.path, sketch)
  const words = ui.text('description', sketch) || wordsOf(textIn(whole.schema, 'description'), root.path, sketch)
  return [
    ...sketchTitle(sketch, title, [...root.path, 'title']),
    ...sketchText(sketch, words, [...root.path, 'description']),
    ...readObject(layers, ui, place, reading),
  ]
}

/** True for a JSON Schema, alone or beside its uiSchema. */
export function isSchema(source: JsonObject): boolean {
  if (SCHEMA_KEYS.some((key) => isObject(ownValue(source, key)) && looksLikeSchema(objectIn(source, key)))) return true
  return looksLikeSchema(source)
}

function looksLikeSchema(schema: JsonObject): boolean {
  if (isObject(ownValue(schema, 'properties')) || textIn(schema, '$schema').includes('json-schema')) return true
  const isDefined = isObject(ownValue(schema, 'definitions')) || isObject(ownValue(schema, '$defs'))
  const isCombined = ['allOf', 'anyOf', 'oneOf', 'items'].some((key) => typeof ownValue(schema, key) === 'object')
  const type = ownValue(schema, 'type')
  return (isDefined && (isCombined || textIn(schema, '$ref') !== '')) || ((type === 'object' || type === 'array') && isCombined)
}
