/** Tells which designer wrote a definition, by its shape, and turns it into a plain one of the old family. One way only. */
import { isList, isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import { readFormJs } from '../form-js/read-form-js'
import { readFormio } from '../formio/read-formio'
import type { ImportContext } from '../import-context'
import { isSchema, readSchema } from '../rjsf/read-schema'
import { isSurvey, readSurvey } from '../surveyjs/read-survey'
import { listIn, objectIn, textIn } from './read-values'
import type { Draft, Path } from './draft'
import { Sketch } from './sketch'

/** A definition of another designer, as plain JSON of ours. */
export interface ForeignForm {
  readonly definition: JsonObject
  /** Where in the source a place of the definition came from. */
  readonly placeOf: (path: Path) => Path
}

interface Format {
  readonly name: string
  readonly isIt: (source: JsonObject) => boolean
  readonly read: (source: JsonObject, sketch: Sketch, path: Path) => readonly Draft[]
}

const FORMATS: readonly Format[] = [
  { name: 'SurveyJS', isIt: isSurvey, read: readSurvey },
  { name: 'form-js', isIt: isFormJs, read: readFormJs },
  { name: 'Form.io', isIt: (source) => isList(ownValue(source, 'components')), read: readFormio },
  { name: 'react-jsonschema-form', isIt: isSchema, read: readSchema },
]

/** Keys that programs store a definition under beside other things. */
const ENVELOPES = ['schema', 'form', 'json', 'definition', 'surveyJson'] as const

/** The definition that `source` represents, or null when no other designer wrote it. */
export function readForeign(source: JsonValue, context: ImportContext): ForeignForm | null {
  const found = findFormat(source)
  if (found === null) return null
  const sketch = new Sketch(context)
  context.note('format.other', found.path, { format: found.format.name })
  const list = found.format.read(found.source, sketch, found.path)
  sketch.finish()
  // Drafts are plain JSON; they are interfaces only so that the readers are checked.
  const definition = {
    list: list as unknown as readonly JsonValue[],
    config: { labelWidth: 100, labelPosition: 'top', size: 'small', customClass: '' },
  }
  return { definition, placeOf: (path) => placeOf(definition, path, sketch) }
}

function findFormat(source: JsonValue): { readonly format: Format; readonly source: JsonObject; readonly path: Path } | null {
  if (isList(source)) return isComponentList(source) ? withFormat({ components: source }, []) : null
  if (!isObject(source) || isList(ownValue(source, 'list'))) return null
  const own = withFormat(source, [])
  if (own !== null) return own
  for (const key of ENVELOPES) {
    const inner = ownValue(source, key)
    const found = isObject(inner) ? withFormat(inner, [key]) : null
    if (found !== null) return found
  }
  return null
}

function withFormat(source: JsonObject, path: Path) {
  const format = FORMATS.find(({ isIt }) => isIt(source))
  return format === undefined ? null : { format, source, path }
}

/** form-js names its version or who exported it; its components name a layout row. Form.io has neither. */
function isFormJs(source: JsonObject): boolean {
  if (!isList(ownValue(source, 'components'))) return false
  if (typeof source['schemaVersion'] === 'number' || isObject(source['exporter']) || textIn(source, 'type') === 'default') return true
  const components = listIn(source, 'components').filter(isObject)
  return components.some((component) => typeof objectIn(component as JsonObject, 'layout')['row'] === 'string')
}

/** A bare list of Form.io components; a bare list of our widgets has options. */
function isComponentList(source: readonly unknown[]): boolean {
  const isComponent = (item: unknown) =>
    isObject(item) && !isObject(item['options']) && (typeof item['input'] === 'boolean' || isList(item['components']))
  return source.length > 0 && source.every(isComponent)
}

/** The place in the source that the innermost draft on the way to `path` came from. */
function placeOf(definition: JsonObject, path: Path, sketch: Sketch): Path {
  let place: Path = []
  let value: unknown = definition
  for (const segment of path) {
    if (isList(value)) value = value[Number(segment)]
    else value = isObject(value) ? value[segment] : undefined
    if (isObject(value)) place = sketch.originOf(value) ?? place
  }
  return place
}
