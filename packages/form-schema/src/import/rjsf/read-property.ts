/** Reads one property of a JSON Schema: what kind of field it becomes. */
import { isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import { type Choice, isChoiceValue } from '../../options/choices'
import type { WidgetType } from '../../widgets/index'
import { shown } from '../finding'
import { autofillOption } from '../foreign/autofill'
import { nameLeftovers } from '../foreign/name-leftovers'
import { ANY_STEP, defaultIn, flagIn, listIn, numberIn, stepIn, textIn, wholeIn, wordsOf } from '../foreign/read-values'
import { inside, insideRows } from '../foreign/scope'
import type { Draft } from '../foreign/draft'
import { choice, type ChoiceKind, choiceOptions, sketchChoice } from '../foreign/sketch-choices'
import { sketchRepeater, sketchSection, sketchText } from '../foreign/sketch-layout'
import { readObject } from './read-object'
import { SCHEMA_SETTINGS } from './schema-settings'
import { mergedPart, type Part, partsOf, type Property, typeOf } from './schema-reading'

interface Known extends Property {
  /** All layers as one part, and its schema. */
  readonly whole: Part
  readonly schema: JsonObject
  readonly layers: readonly Part[]
  readonly label: string
  readonly model: string
}

/** The widgets of a property. */
export function readProperty(property: Property): readonly Draft[] {
  const { name, part, ui, place, reading } = property
  const model = `${place.prefix}${name}`
  const layers = reading.layersOf(part)
  if (layers === null) {
    return [reading.sketch.unknown('rjsf', '$ref', { name: textIn(part.schema, 'title') || name, model, source: part.schema }, part.path)]
  }
  const whole = mergedPart(layers, part.path)
  const { schema } = whole
  const label = ui.text('title', reading.sketch) || wordsOf(textIn(schema, 'title'), part.path, reading.sketch) || name
  const known: Known = { ...property, whole, schema, layers, label, model }
  return reading.deeper(part.path, () => {
    if (reading.isObject(whole)) return readGroup(known)
    // An object names its leftovers itself, layer by layer.
    ui.nameLeftovers(reading.sketch)
    for (const layer of layers) nameLeftovers(layer.schema, SCHEMA_SETTINGS, layer.path, reading.sketch)
    ui.nameUnknownWidget(reading.sketch)
    return readValue(known)
  })
}

/** A nested object: a caption over its fields, which are stored under `object.field`. */
function readGroup({ name, schema, layers, ui, place, reading, part, label, model }: Known): readonly Draft[] {
  const words = ui.text('description', reading.sketch) || wordsOf(textIn(schema, 'description'), part.path, reading.sketch)
  const fields = readObject(layers, ui, inside(place, name), reading)
  // Keys that people choose themselves have no counterpart.
  if (fields.length === 0) return [reading.sketch.unknown('rjsf', 'object', { name: label, model, source: part.schema }, part.path)]
  const children = [...sketchText(reading.sketch, words, part.path), ...fields]
  return sketchSection(reading.sketch, { title: label, children, conditions: [] }, place, part.path)
}

function readValue(known: Known): readonly Draft[] {
  const { whole, schema, reading, part, label, model } = known
  const choices = choicesIn(known)
  if (choices.length > 0) return [readChoice(known, choices)]
  const type = typeOf(schema)
  if (type === 'array') return readList(known)
  if (type === 'string') return [readText(known)]
  if (type === 'number' || type === 'integer') return [readNumber(known, type)]
  if (type === 'boolean') return [field(known, 'switch', { defaultValue: flagIn(schema, 'default') })]
  if (type === 'null') {
    reading.sketch.note('entry.dropped', part.path, { found: 'null' })
    return []
  }
  const [first] = [...partsOf(whole, 'oneOf'), ...partsOf(whole, 'anyOf')].filter((option) => option.schema['type'] !== 'null')
  if (first === undefined) return [reading.sketch.unknown('rjsf', type || 'any', { name: label, model, source: part.schema }, part.path)]
  reading.sketch.note('alternatives.merged', first.path, { found: label })
  return readProperty({ ...known, part: { ...first, schema: { title: label, ...first.schema } } })
}

/** A field with what every property has. */
function field(known: Known, type: WidgetType, options: Readonly<Record<string, JsonValue | undefined>>): Draft {
  const { label, model, place, part, reading } = known
  const autofill = autofillOption(type, known.ui.text('autocomplete', reading.sketch), part.path, reading.sketch)
  const own = { ...commonOptions(known), ...autofill, ...options }
  return place.scope.add(reading.sketch.draft(type, { name: label, model, options: own }, part.path))
}

function commonOptions({ schema, ui, isRequired, part, reading }: Known): Readonly<Record<string, JsonValue | undefined>> {
  const description = ui.text('description', reading.sketch) || wordsOf(textIn(schema, 'description'), part.path, reading.sketch)
  return {
    required: isRequired,
    readonly: flagIn(schema, 'readOnly') || ui.flag('readonly'),
    disabled: ui.flag('disabled'),
    tip: [description, ui.text('help', reading.sketch)].filter(Boolean).join('\n'),
    placeholder: ui.text('placeholder', reading.sketch) || undefined,
  }
}

/** Choices: `enum` with its names, or alternatives that are one constant each. */
function choicesIn({ schema, ui, part, reading }: Known): readonly Choice[] {
  const names = [ui.get('enumNames'), schema['enumNames']].find((found) => Array.isArray(found)) as readonly JsonValue[] | undefined
  const listed = listIn(schema, 'enum').flatMap((value, index) => {
    const label = names?.[index]
    return isChoiceValue(value) ? [choice(value, isChoiceValue(label) ? String(label) : '')] : []
  })
  if (listed.length > 0) return listed
  for (const key of ['oneOf', 'anyOf']) {
    const options = listIn(schema, key).map((item) => (isObject(item) ? constantOf(item) : null))
    const known = options.filter((option) => option !== undefined)
    const constants = known.filter((option) => option !== null)
    if (constants.length > 0 && constants.length === known.length) return constants
  }
  const constant = ownValue(schema, 'const')
  if (constant !== undefined && !isChoiceValue(constant))
    reading.sketch.note('setting.dropped', part.path, { option: 'const', found: shown(constant) })
  return []
}

/** The choice of an alternative that is one constant; undefined for "nothing", null for anything else. */
function constantOf(option: JsonObject): Choice | null | undefined {
  if (option['type'] === 'null' || ownValue(option, 'const') === null) return undefined
  const [first, ...rest] = ownValue(option, 'const') === undefined ? listIn(option, 'enum') : [ownValue(option, 'const')]
  return rest.length === 0 && isChoiceValue(first) ? choice(first, textIn(option, 'title')) : null
}

function readChoice(known: Known, choices: readonly Choice[]): Draft {
  const kind: ChoiceKind = known.ui.get('widget') === 'radio' ? 'radio' : 'select'
  return choiceField(known, kind, choices)
}

function choiceField(known: Known, kind: ChoiceKind, choices: readonly Choice[]): Draft {
  const { schema, ui, label, model, place, part, reading } = known
  const inline = kind === 'radio' || kind === 'checkbox' ? { inline: ui.flag('inline') } : {}
  const options = { ...commonOptions(known), ...choiceOptions(kind, choices, defaultIn(schema, 'default')), ...inline }
  return place.scope.add(sketchChoice(reading.sketch, kind, { name: label, model, options }, part.path))
}

function readText(known: Known): Draft {
  const { schema, ui } = known
  const widget = ui.get('widget')
  const kind = typeof widget === 'string' ? widget : ''
  const options = {
    defaultValue: textIn(schema, 'default', 'const') || undefined,
    maxlength: wholeIn(schema, 0, 'maxLength'),
    pattern: textIn(schema, 'pattern') || undefined,
  }
  const format = textIn(schema, 'format')
  if (kind === 'textarea') return field(known, 'textarea', options)
  if (kind === 'password') return field(known, 'input', { ...options, showPassword: true })
  if (kind === 'color' || format === 'color') return field(known, 'color', { defaultValue: options.defaultValue })
  if (kind === 'file' || format === 'data-url') return field(known, 'file', { length: 1 })
  const calendar = ownValue(DATE_KINDS, kind) ?? ownValue(DATE_KINDS, format)
  if (calendar !== undefined) return field(known, 'date', { ...calendar, defaultValue: textIn(schema, 'default') })
  if (kind === 'time' || format === 'time') return field(known, 'time', { format: 'HH:mm:ss', defaultValue: textIn(schema, 'default') })
  return field(known, 'input', { ...options, ...fixed(known), ...ownValue(DATA_TYPES, format) })
}

/** A constant can be seen but not changed. */
function fixed({ schema }: Known): Readonly<Record<string, JsonValue>> {
  return ownValue(schema, 'const') === undefined ? {} : { readonly: true }
}

const DATE_KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  date: { type: 'date', format: 'yyyy-MM-dd' },
  'alt-date': { type: 'date', format: 'yyyy-MM-dd' },
  'date-time': { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' },
  datetime: { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' },
  'alt-datetime': { type: 'datetime', format: 'yyyy-MM-dd HH:mm:ss' },
}
const DATA_TYPES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  email: { dataType: 'email' },
  'idn-email': { dataType: 'email' },
  uri: { dataType: 'url' },
  url: { dataType: 'url' },
}

/** JSON Schema's `number` takes any fraction. */
function readNumber(known: Known, type: 'number' | 'integer'): Draft {
  const { schema, ui } = known
  const isRange = ui.get('widget') === 'range'
  const found = numberIn(schema, 'default', 'const')
  return field(known, isRange ? 'slider' : 'number', {
    min: numberIn(schema, 'minimum'),
    max: numberIn(schema, 'maximum'),
    step: stepIn(schema, 'multipleOf') ?? (type === 'integer' ? 1 : ANY_STEP),
    defaultValue: found ?? (isRange ? undefined : ''),
    ...fixed(known),
  })
}

/** A list: several of some choices, files, or rows of fields. */
function readList(known: Known): readonly Draft[] {
  const { whole, layers, ui, reading, part } = known
  const tuple = [...partsOf(whole, 'prefixItems'), ...partsOf(whole, 'items')]
  if (tuple.length > 0) return readTuple(known, tuple)
  const found = ownValue(whole.schema, 'items')
  const owner = layers.find((layer) => Object.hasOwn(layer.schema, 'items')) ?? part
  const items: Part = { schema: isObject(found) ? found : {}, path: [...owner.path, 'items'], references: owner.references }
  const itemLayers = reading.layersOf(items)
  if (itemLayers === null) return [readRows(known, items, null)]
  const item = mergedPart(itemLayers, items.path)
  const choices = choicesIn({ ...known, schema: item.schema, ui: ui.at('items') })
  if (choices.length > 0) return [choiceField(known, ui.get('widget') === 'checkboxes' ? 'checkbox' : 'multiple', choices)]
  if (textIn(item.schema, 'format') === 'data-url') return [field(known, 'file', { multiple: true })]
  return [readRows(known, items, reading.isObject(item) ? itemLayers : null)]
}

/** Rows of fields; `layers` are those of an object. A list of single values becomes rows of one field. */
function readRows(known: Known, items: Part, layers: readonly Part[] | null): Draft {
  const { label, model, place, part, reading, ui } = known
  const rows = insideRows(place, model)
  const parts = { name: label, model, options: commonOptions(known) }
  if (layers !== null)
    return place.scope.add(sketchRepeater(reading.sketch, parts, readObject(layers, ui.at('items'), rows, reading), part.path))
  reading.sketch.note('kind.replaced', part.path, { found: 'array', used: 'subform' })
  const single = readProperty({ name: 'value', part: items, ui: ui.at('items'), isRequired: false, place: rows, reading })
  return place.scope.add(sketchRepeater(reading.sketch, parts, single, part.path))
}

/** A list whose places have their own meaning: a field per place. */
function readTuple({ name, label, ui, place, part, reading }: Known, items: readonly Part[]): readonly Draft[] {
  const within = inside(place, name)
  const fields = items.flatMap((item, index) =>
    readProperty({ name: String(index), part: item, ui: ui.at('items'), isRequired: true, place: within, reading }),
  )
  return sketchSection(reading.sketch, { title: label, children: fields, conditions: [] }, place, part.path)
}
