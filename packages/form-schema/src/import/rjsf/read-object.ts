/** Reads the properties of an object schema, and those that only some answers ask for. */
import { shown } from '../finding'
import { isList, isObject, type JsonObject, ownValue } from '../../json'
import { equalJson } from '../../equal-json'
import { omitKeys } from '../../clone-json'
import { type ChoiceValue, isChoiceValue } from '../../options/choices'
import { nameLeftovers } from '../foreign/name-leftovers'
import { listIn, objectIn, textIn } from '../foreign/read-values'
import type { Place } from '../foreign/scope'
import type { Draft } from '../foreign/draft'
import { negate } from '../foreign/sketch-conditions'
import { sketchSection } from '../foreign/sketch-layout'
import { anyOf, constantsOf, isEntered, oneOfValues, type ReadCondition, schemaHolds } from './schema-conditions'
import { SCHEMA_SETTINGS } from './schema-settings'
import { merged, type Part, partsOf, partsUnder, type SchemaReading } from './schema-reading'
import type { UiSchema } from './ui-schema'

interface Asked {
  readonly part: Part
  isRequired: boolean
  /** When it is asked for; null for always. */
  conditions: ReadCondition[] | null
  readonly requiredWhen: ReadCondition[]
  /** The parts of each branch about a property that several branches have. */
  readonly branches: { readonly part: Part; readonly condition: ReadCondition }[]
}

/** The object being read: its properties so far, in order. */
interface ObjectReading {
  readonly properties: Map<string, Asked>
  readonly place: Place
  readonly reading: SchemaReading
  readonly ui: UiSchema
}

/** The fields of an object: its properties in the order of the uiSchema, each with its conditions. */
export function readObject(layers: readonly Part[], ui: UiSchema, place: Place, reading: SchemaReading): readonly Draft[] {
  const object: ObjectReading = { properties: new Map(), place, reading, ui }
  ui.nameLeftovers(reading.sketch)
  for (const layer of layers) nameLeftovers(layer.schema, SCHEMA_SETTINGS, layer.path, reading.sketch)
  for (const layer of layers) addProperties(layer, null, object)
  for (const layer of layers) readConditionals(layer, object)
  return ordered(object).flatMap(([name, property]) => readOne(name, property, object))
}

function addProperties(layer: Part, condition: ReadCondition | null, { properties, reading }: ObjectReading): void {
  const required = new Set(listIn(layer.schema, 'required'))
  for (const [name, part] of partsUnder(layer, 'properties')) {
    reading.visit(part.path)
    const known = properties.get(name)
    if (known === undefined) {
      const conditions = condition === null ? null : [condition]
      const branches = condition === null ? [] : [{ part, condition }]
      properties.set(name, { part, isRequired: required.has(name), conditions, requiredWhen: [], branches })
    } else if (condition === null || known.conditions === null) {
      // `allOf` says more about a property that is there already: both have to hold.
      if (condition === null) properties.set(name, { ...known, part: both(known.part, part) })
      else if (!isNarrowing(part.schema))
        reading.sketch.note('setting.dropped', part.path, { option: name, found: textIn(part.schema, 'title') || name })
    } else {
      known.conditions.push(condition)
      known.branches.push({ part, condition })
      if (!equalJson(withoutChoices(known.part), withoutChoices(part)))
        reading.sketch.note('alternatives.merged', part.path, { found: name })
    }
  }
  for (const name of required) {
    const known = typeof name === 'string' ? properties.get(name) : undefined
    if (known === undefined) continue
    if (condition === null || known.conditions !== null) known.isRequired = true
    else known.requiredWhen.push(condition)
  }
}

function withoutChoices({ schema }: Part): JsonObject {
  return Array.isArray(schema['enum']) ? omitKeys(schema, new Set(['enum', 'enumNames'])) : schema
}

/** The part with the choices of every branch, and when each of them is offered; null when branches do not differ in choices. */
function choicesByBranch(
  branches: Asked['branches'],
): { readonly part: Part; readonly offered: readonly (readonly [ChoiceValue, ReadCondition])[] } | null {
  const [first] = branches
  const lists = branches.map(({ part }) => listIn(part.schema, 'enum').filter(isChoiceValue))
  if (first === undefined || lists.some((list) => list.length === 0) || lists.every((list) => equalJson(list, lists[0]))) return null
  const named = new Map(
    branches.flatMap(({ part }) =>
      listIn(part.schema, 'enum').map((value, index) => [value, listIn(part.schema, 'enumNames')[index] ?? shown(value)] as const),
    ),
  )
  const schema = { ...first.part.schema, enum: [...named.keys()], enumNames: [...named.values()] }
  const offered = branches.flatMap(({ condition }, at) => (lists[at] ?? []).map((value) => [value, condition] as const))
  return { part: { ...first.part, schema }, offered }
}

/** A branch repeats the property that decides about it, with the value that selects the branch. */
function isNarrowing(schema: JsonObject): boolean {
  return constantsOf(schema).length > 0 || Object.keys(schema).length === 0
}

function both(one: Part, other: Part): Part {
  const references = new Set([...one.references, ...other.references])
  return { schema: { allOf: [one.schema, other.schema] }, path: one.path, references }
}

/** What depends on answers: fields, or further requirements. */
function readConditionals(layer: Part, object: ObjectReading): void {
  const { reading, place } = object
  const { schema, path, references } = layer
  for (const key of ['dependencies', 'dependentRequired']) {
    for (const [name, wanted] of Object.entries(objectIn(schema, key))) {
      if (!isList(wanted)) continue
      reading.visit([...path, key, name], wanted.length)

      addProperties({ schema: { required: wanted }, path: [...path, key, name], references }, isEntered(name, place), object)
    }
  }
  for (const key of ['dependencies', 'dependentSchemas']) {
    for (const [name, part] of partsUnder(layer, key)) addDependency(name, part, object)
  }
  const asked = ownValue(schema, 'if')
  if (isObject(asked)) {
    const holds = schemaHolds(asked, place)
    addBranch(layer, 'then', holds, object)
    addBranch(layer, 'else', (scope) => negatedOrNull(holds, scope), object)
  }
  for (const key of ['oneOf', 'anyOf']) {
    const parts = partsOf(layer, key)
    const hasFields = parts.some(({ schema: option }) => isObject(option['properties']) || textIn(option, '$ref') !== '')
    if (hasFields) addAlternatives(parts, { schema, path: [...path, key], references }, object)
    else if (parts.length > 0) reading.sketch.note('setting.dropped', [...path, key], { option: key, found: shown(schema[key]) })
  }
}

const negatedOrNull: (holds: ReadCondition, scope: Parameters<ReadCondition>[0]) => ReturnType<ReadCondition> = (holds, scope) => {
  const condition = holds(scope)
  return condition === null ? null : negate(condition)
}

function addBranch({ schema, path, references }: Part, key: 'then' | 'else', condition: ReadCondition, object: ObjectReading): void {
  const found = ownValue(schema, key)
  if (!isObject(found)) return
  const layers = object.reading.layersOf({ schema: found, path: [...path, key], references }) ?? []
  for (const layer of layers) addProperties(layer, condition, object)
}

/** Fields that are asked for once `name` is entered, or for some of its values. */
function addDependency(name: string, part: Part, object: ObjectReading): void {
  for (const layer of object.reading.layersOf(part) ?? []) {
    addProperties(layer, isEntered(name, object.place), object)
    for (const branch of partsOf(layer, 'oneOf')) {
      const deciding = ownValue(objectIn(branch.schema, 'properties'), name)
      const values = isObject(deciding) ? constantsOf(deciding) : []
      const condition = values.length > 0 ? oneOfValues(name, values, object.place) : isEntered(name, object.place)
      addProperties(without(branch, name), condition, object)
    }
  }
}

/** Alternatives of an object: told apart by a property that is constant in each, else by a choice of our own. */
function addAlternatives(parts: readonly Part[], { path, references }: Part, object: ObjectReading): void {
  const { place, properties, reading } = object
  const options = parts.flatMap((part) => {
    const layers = reading.layersOf(part)
    return layers === null ? [] : [{ layers, schema: merged(layers) }]
  })
  const deciding = decidingProperty(options.map(({ schema }) => schema))
  const name = deciding ?? 'alternative'
  const titles = options.map(({ schema }, index) => textIn(schema, 'title') || String(index + 1))
  const values = options.map(({ schema }, index) => {
    const [value] = deciding === null ? [index] : constantsOf(objectIn(objectIn(schema, 'properties'), deciding))
    return isChoiceValue(value) ? value : index
  })
  reading.sketch.note('alternatives.merged', path, { found: titles.join(', ') })
  if (!properties.has(name)) {
    const own = deciding === null ? { title: titles.join(' / '), enumNames: titles } : { title: titleOf(options, deciding) }
    properties.set(name, {
      part: { schema: { ...own, enum: values }, path, references },
      isRequired: false,
      conditions: null,
      requiredWhen: [],
      branches: [],
    })
  }
  for (const [index, { layers }] of options.entries()) {
    const condition = oneOfValues(name, [values[index] ?? index], place)
    for (const layer of layers) addProperties(without(layer, deciding), condition, object)
  }
}

/** A branch without the property that decides about it. */
function without(branch: Part, name: string | null): Part {
  const rest = Object.fromEntries(Object.entries(objectIn(branch.schema, 'properties')).filter(([key]) => key !== name))
  return { ...branch, schema: { ...branch.schema, properties: rest } }
}

function titleOf(options: readonly { readonly schema: JsonObject }[], name: string): string {
  const [first] = options.map(({ schema }) => textIn(objectIn(objectIn(schema, 'properties'), name), 'title')).filter(Boolean)
  return first ?? name
}

/** The property that every alternative fixes to one value. */
function decidingProperty(options: readonly JsonObject[]): string | null {
  const names = Object.keys(objectIn(options[0] ?? {}, 'properties'))
  return names.find((name) => options.every((option) => constantsOf(objectIn(objectIn(option, 'properties'), name)).length === 1)) ?? null
}

function ordered({ properties, ui }: ObjectReading): readonly (readonly [string, Asked])[] {
  const order = ui.get('order')
  if (!Array.isArray(order)) return [...properties]
  const names = order as readonly unknown[]
  const rest = names.indexOf('*')
  const rank = (name: string) => {
    const at = names.indexOf(name)
    return at === -1 ? (rest === -1 ? names.length : rest) : at
  }
  return [...properties].sort(([one], [other]) => rank(one) - rank(other))
}

function readOne(name: string, property: Asked, { place, reading, ui }: ObjectReading): readonly Draft[] {
  const { isRequired, conditions, requiredWhen, branches } = property
  const byBranch = choicesByBranch(branches)
  const { part } = byBranch ?? property
  const drafts = reading.readProperty({ name, part, ui: ui.at(name), isRequired, place, reading })
  for (const read of requiredWhen) {
    for (const draft of drafts) reading.sketch.condition(draft, place.scope, { option: 'requiredWhen', found: name, path: part.path, read })
  }
  for (const [value, read] of byBranch?.offered ?? []) {
    for (const draft of drafts)
      reading.sketch.condition(draft, place.scope, { option: { choice: value }, found: name, path: part.path, read })
  }
  if (conditions === null) return drafts
  const condition = { option: 'showWhen' as const, found: name, path: part.path, read: anyOf(conditions) }
  const [only] = drafts
  if (drafts.length !== 1 || only === undefined) {
    return sketchSection(reading.sketch, { title: '', children: drafts, conditions: [condition] }, place, part.path)
  }
  reading.sketch.condition(only, place.scope, condition)
  return drafts
}
