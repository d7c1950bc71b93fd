/** The state of reading a JSON Schema: the document for references, the open ones, and how many places were visited. */
import { isList, isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import { LIMITS } from '../../limits'
import { shown } from '../finding'
import { listIn, objectIn, textIn } from '../foreign/read-values'
import type { Place } from '../foreign/scope'
import type { Draft, Path } from '../foreign/draft'
import type { Sketch } from '../foreign/sketch'
import type { UiSchema } from './ui-schema'

/** A part of the schema, its place, and the references that led to it: following one of them again would never end. */
export interface Part {
  readonly schema: JsonObject
  readonly path: Path
  readonly references: ReadonlySet<string>
}

/** A property on its way. */
export interface Property {
  readonly name: string
  readonly part: Part
  readonly ui: UiSchema
  readonly isRequired: boolean
  readonly place: Place
  readonly reading: SchemaReading
}

/** References can fan out without end: more places than this are refused. */
const MAX_PLACES = 50_000
/** Keywords, list items and lines of text that one place has at most, in schemas that people write. */
const USUAL_SIZE = 8
const LINE = 64

/** How much there is to look at in one place. */
function sizeOf(schema: JsonObject): number {
  let size = 0
  for (const value of Object.values(schema)) size += isList(value) ? value.length : typeof value === 'string' ? value.length / LINE : 1
  return size
}

/** One schema under way. */
export class SchemaReading {
  readonly #document: JsonObject
  readonly #base: Path
  #places = 0
  #level = 0

  /** @param readProperty - reads one property; objects hold properties, and properties objects. */
  constructor(
    document: JsonObject,
    readonly sketch: Sketch,
    base: Path,
    readonly readProperty: (property: Property) => readonly Draft[],
  ) {
    this.#document = document
    this.#base = base
  }

  /** Counts a visited place, a large one several times; past the limit the import is refused. */
  visit(path: Path, size = 0): void {
    this.#places += 1 + Math.floor(size / USUAL_SIZE)
    if (this.#places > MAX_PLACES) this.sketch.refuse('limit.references', path, { limit: MAX_PLACES })
  }

  /**
   * The schema a part stands for: references followed, `allOf` flattened into layers. Null when a reference leads nowhere or back into a
   * place that it came from.
   */
  layersOf(part: Part): readonly Part[] | null {
    this.visit(part.path, sizeOf(part.schema))
    const layers: Part[] = [part]
    const reference = textIn(part.schema, '$ref')
    let { references } = part
    if (reference !== '') {
      if (references.has(reference)) {
        this.sketch.note('reference.circular', [...part.path, '$ref'], { found: reference })
        return null
      }
      // As deep as a definition may nest, so deep may references lead into each other.
      if (references.size >= LIMITS.depth) this.sketch.refuse('json.too-deep', part.path, { limit: LIMITS.depth })
      references = new Set([...references, reference])
      const target = this.#resolve(reference, references)
      if (target === null) {
        this.sketch.note('reference.missing', [...part.path, '$ref'], { found: shown(reference) })
        return null
      }
      const inner = this.layersOf(target)
      if (inner === null) return null
      // Keywords beside a reference take precedence over its target.
      layers.push(...inner)
    }
    for (const [index, item] of listIn(part.schema, 'allOf').entries()) {
      const inner = isObject(item) ? this.layersOf({ schema: item, path: [...part.path, 'allOf', index], references }) : []
      layers.push(...(inner ?? []))
    }
    return layers
  }

  /** Reads one level further in; references can nest deeper than any text may. */
  deeper<T>(path: Path, read: () => T): T {
    if (this.#level >= LIMITS.depth) this.sketch.refuse('json.too-deep', path, { limit: LIMITS.depth })
    this.#level++
    const answer = read()
    this.#level--
    return answer
  }

  /** True for a schema of objects; one that only names alternatives is one when all of them are. */
  isObject({ schema, path, references }: Part): boolean {
    const type = typeOf(schema)
    if (type !== '') return type === 'object'
    const parts = ['oneOf', 'anyOf']
      .flatMap((key) => partsOf({ schema, path, references }, key))
      .filter(({ schema: option }) => option['type'] !== 'null')
    return (
      parts.length > 0 &&
      parts.every((part) => {
        const layers = this.layersOf(part)
        return layers !== null && typeOf(merged(layers)) === 'object'
      })
    )
  }

  /** Local references only: `#`, `#/definitions/x`, `#/$defs/x/properties/y`. */
  #resolve(reference: string, references: ReadonlySet<string>): Part | null {
    if (reference !== '#' && !reference.startsWith('#/')) return null
    const segments = reference.split('/').slice(1).map(unescapePointer)
    let value: JsonValue | undefined = this.#document
    for (const segment of segments) {
      if (isList(value)) value = value[Number(segment)]
      else value = isObject(value) ? ownValue(value, segment) : undefined
    }
    return isObject(value) ? { schema: value, path: [...this.#base, ...segments], references } : null
  }
}

function unescapePointer(segment: string): string {
  return segment.replaceAll('%20', ' ').replaceAll('~1', '/').replaceAll('~0', '~')
}

/** The layers as one part, for everything but properties. It remembers the references of all. */
export function mergedPart(layers: readonly Part[], path: Path): Part {
  return { schema: merged(layers), path, references: new Set(layers.flatMap(({ references }) => [...references])) }
}

/** The layers as one schema, for everything but properties: the first layer that says something wins, `type` has to please all. */
export function merged(layers: readonly Part[]): JsonObject {
  const schema: Record<string, JsonValue> = {}
  for (const layer of layers) {
    for (const [key, value] of Object.entries(layer.schema)) {
      if (key === 'type' && schema['type'] !== undefined) schema['type'] = commonTypes(schema['type'], value)
      else if (!Object.hasOwn(schema, key)) schema[key] = value
    }
  }
  return schema
}

function commonTypes(left: JsonValue, right: JsonValue): JsonValue {
  const [one, other] = [typesIn(left), typesIn(right)]
  const common = one.filter((type) => other.includes(type))
  return common.length > 0 ? common : one
}

function typesIn(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? (value as readonly JsonValue[]) : [value ?? '']
}

/** The kind of value: what `type` says besides null, else what the other words imply. */
export function typeOf(schema: JsonObject): string {
  const named = typesIn(schema['type']).find((type) => typeof type === 'string' && type !== '' && type !== 'null')
  if (typeof named === 'string') return named
  if (isObject(schema['properties'])) return 'object'
  if (schema['items'] !== undefined || schema['prefixItems'] !== undefined) return 'array'
  const [first] = [...listIn(schema, 'enum'), ...(schema['const'] === undefined ? [] : [schema['const']])]
  if (typeof first === 'number') return 'number'
  if (typeof first === 'boolean' || typeof first === 'string') return typeof first
  return schema['type'] === 'null' ? 'null' : ''
}

/** The parts under `key`, by name: `properties`, `dependentSchemas`. */
export function partsUnder({ schema, path, references }: Part, key: string): readonly (readonly [string, Part])[] {
  return Object.entries(objectIn(schema, key)).flatMap(([name, item]) =>
    isObject(item) ? [[name, { schema: item, path: [...path, key, name], references }] as const] : [],
  )
}

/** The parts of a list under `key`: `oneOf`, `anyOf`, `prefixItems`. */
export function partsOf({ schema, path, references }: Part, key: string): readonly Part[] {
  return listIn(schema, key).flatMap((item, index) => (isObject(item) ? [{ schema: item, path: [...path, key, index], references }] : []))
}
