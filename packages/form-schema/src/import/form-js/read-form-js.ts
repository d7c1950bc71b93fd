/** Reads bpmn-io form-js: components in layout rows, groups and dynamic lists. */
import { isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import { isChoiceValue } from '../../options/choices'
import { shown } from '../finding'
import type { WidgetType } from '../../widgets/index'
import { nameLeftovers } from '../foreign/name-leftovers'
import {
  ANY_STEP,
  defaultIn,
  flagIn,
  listIn,
  numberIn,
  objectIn,
  objectsIn,
  stepIn,
  textIn,
  wholeIn,
  wordsOf,
} from '../foreign/read-values'
import { inside, insideRows, type Place, Scope } from '../foreign/scope'
import type { Draft, Path } from '../foreign/draft'
import type { Sketch } from '../foreign/sketch'
import { choice, type ChoiceKind, choiceOptions, sketchChoice } from '../foreign/sketch-choices'
import { FULL_SPAN, sketchDivider, sketchRepeater, sketchRow, sketchSection, sketchText } from '../foreign/sketch-layout'
import { conditionsOf, isFeel } from './form-js-conditions'
import { COMPONENT_SETTINGS, FORM_SETTINGS, VALIDATE_SETTINGS } from './form-js-settings'

/** A component on its way. */
interface Component {
  readonly source: JsonObject
  readonly place: Place
  readonly path: Path
  readonly sketch: Sketch
  readonly label: string
  readonly model: string
}

type ComponentReader = (component: Component) => readonly Draft[]

/** Units a layout row of form-js is wide. */
const ROW_UNITS = 16

/** The widgets of a form. */
export function readFormJs(source: JsonObject, sketch: Sketch, path: Path): readonly Draft[] {
  nameLeftovers(source, FORM_SETTINGS, path, sketch)
  return readComponents(source, { scope: new Scope(), prefix: '' }, path, sketch)
}

interface Cell {
  readonly width: number | undefined
  readonly list: readonly Draft[]
}

/** Components in order; those of one layout row that follow each other stand side by side. */
function readComponents(source: JsonObject, place: Place, path: Path, sketch: Sketch): readonly Draft[] {
  const rows: { readonly name: string; readonly path: Path; readonly cells: Cell[] }[] = []
  for (const { item, path: at } of objectsIn(source, 'components', path, sketch)) {
    const layout = objectIn(item, 'layout')
    const name = textIn(layout, 'row')
    const cell: Cell = { width: numberIn(layout, 'columns'), list: readComponent(item, place, at, sketch) }
    const row = rows.at(-1)
    if (row !== undefined && name !== '' && row.name === name) row.cells.push(cell)
    else rows.push({ name, path: at, cells: [cell] })
  }
  return rows.flatMap((row) => readRow(row.cells, row.path, sketch))
}

function readRow(cells: readonly Cell[], path: Path, sketch: Sketch): readonly Draft[] {
  const filled = cells.filter(({ list }) => list.length > 0)
  if (filled.length < 2) return filled.flatMap(({ list }) => list)
  const share = ROW_UNITS / filled.length
  const spanOf = (width: number | undefined) => Math.min(FULL_SPAN, Math.max(1, Math.round(((width ?? share) * FULL_SPAN) / ROW_UNITS)))
  return [
    sketchRow(
      sketch,
      filled.map(({ width, list }) => ({ span: spanOf(width), list })),
      path,
    ),
  ]
}

function readComponent(source: JsonObject, place: Place, path: Path, sketch: Sketch): readonly Draft[] {
  nameLeftovers(source, COMPONENT_SETTINGS, path, sketch)
  nameLeftovers(objectIn(source, 'validate'), VALIDATE_SETTINGS, [...path, 'validate'], sketch)
  const key = textIn(source, 'key', 'id')
  const label = wordsOf(textIn(source, 'label', 'dateLabel', 'timeLabel'), [...path, 'label'], sketch)
  const component: Component = {
    source,
    place,
    path,
    sketch,
    label,
    model: `${place.prefix}${key === '' ? `component_${path.join('_')}` : key}`,
  }
  const type = textIn(source, 'type')
  const reader = ownValue(READERS, type)
  return reader === undefined ? [sketch.unknown('form-js', type, { name: label, model: component.model, source }, path)] : reader(component)
}

function field(component: Component, type: WidgetType, options: Readonly<Record<string, JsonValue | undefined>> = {}): Draft {
  const { place, path, sketch, label, model } = component
  return conditional(
    component,
    place.scope.add(sketch.draft(type, { name: label, model, options: { ...commonOptions(component), ...options } }, path)),
  )
}

function conditional({ source, place, path, sketch }: Component, draft: Draft): Draft {
  for (const condition of conditionsOf(source, path)) sketch.condition(draft, place.scope, condition)
  return draft
}

function commonOptions({ source, path, sketch }: Component): Readonly<Record<string, JsonValue | undefined>> {
  return {
    required: flagIn(objectIn(source, 'validate'), 'required'),
    disabled: flagIn(source, 'disabled'),
    readonly: flagIn(source, 'readonly'),
    tip: wordsOf(textIn(source, 'description'), [...path, 'description'], sketch),
  }
}

function textOptions({ source }: Component): Readonly<Record<string, JsonValue | undefined>> {
  const validate = objectIn(source, 'validate')
  return {
    defaultValue: textIn(source, 'defaultValue') || undefined,
    maxlength: wholeIn(validate, 0, 'maxLength'),
    pattern: textIn(validate, 'pattern') || undefined,
  }
}

const readTextField: ComponentReader = (component) => {
  const kind = textIn(objectIn(component.source, 'validate'), 'validationType')
  return [field(component, 'input', { ...textOptions(component), ...(kind === 'email' ? { dataType: 'email' } : {}) })]
}

/** form-js takes any number unless it names digits or a step. */
const readNumber: ComponentReader = (component) => {
  const { source } = component
  const validate = objectIn(source, 'validate')
  const digits = wholeIn(source, 0, 'decimalDigits')
  return [
    field(component, 'number', {
      min: numberIn(validate, 'min'),
      max: numberIn(validate, 'max'),
      step: stepIn(source, 'increment') ?? (digits === undefined ? ANY_STEP : 10 ** -Math.min(digits, 10)),
      defaultValue: numberIn(source, 'defaultValue') ?? '',
    }),
  ]
}

const readDateTime: ComponentReader = (component) => {
  const { source } = component
  const kind = textIn(source, 'subtype')
  if (kind === 'time') return [field(component, 'time', { format: 'HH:mm', defaultValue: '' })]
  const options = kind === 'datetime' ? { type: 'datetime', format: 'yyyy-MM-dd HH:mm' } : { type: 'date', format: 'yyyy-MM-dd' }
  return [field(component, 'date', { ...options, defaultValue: '' })]
}

function readChoice(component: Component, kind: ChoiceKind): readonly Draft[] {
  const { source, place, path, sketch, label, model } = component
  const choices = listIn(source, 'values').flatMap((item) => {
    if (isChoiceValue(item)) return [choice(item, '')]
    const value = isObject(item) ? ownValue(item, 'value') : undefined
    return isObject(item) && isChoiceValue(value) ? [choice(value, wordsOf(textIn(item, 'label'), path, sketch))] : []
  })
  for (const key of ['valuesKey', 'valuesExpression']) {
    const found = textIn(source, key)
    if (found !== '') sketch.note('choices.remote', [...path, key], { found: shown(found) })
  }
  const filterable = kind === 'select' || kind === 'multiple' ? { filterable: flagIn(source, 'searchable') } : {}
  const options = { ...commonOptions(component), ...choiceOptions(kind, choices, defaultIn(source, 'defaultValue')), ...filterable }
  return [conditional(component, place.scope.add(sketchChoice(sketch, kind, { name: label, model, options }, path)))]
}

/** Markdown stays as it was written; a text that is computed has no counterpart. */
const readText: ComponentReader = (component) => {
  const { source, path, sketch } = component
  const found = textIn(source, 'text', 'content')
  if (isFeel(found)) {
    sketch.note('code.dropped', [...path, 'text'], { option: 'text' })
    return []
  }
  return sketchText(sketch, wordsOf(found, [...path, 'text'], sketch), path).map((draft) => conditional(component, draft))
}

const readGroup: ComponentReader = ({ source, place, path, sketch, label }) => {
  const children = readComponents(source, inside(place, textIn(source, 'path')), path, sketch)
  return sketchSection(sketch, { title: label, children, conditions: conditionsOf(source, path) }, place, path)
}

const readDynamicList: ComponentReader = (component) => {
  const { source, place, path, sketch, label } = component
  const name = textIn(source, 'path')
  const model = name === '' ? component.model : `${place.prefix}${name}`
  const fields = readComponents(source, insideRows(place, model), path, sketch)
  const draft = sketchRepeater(sketch, { name: label, model, options: commonOptions(component) }, fields, path)
  return [conditional(component, place.scope.add(draft))]
}

const readFiles: ComponentReader = (component) => {
  const { source } = component
  const isMany = source['multiple'] === true || source['multiple'] === 'on'
  const isPicture = textIn(source, 'accept')
    .split(',')
    .every((type) => type.trim().startsWith('image/'))
  return [field(component, isPicture ? 'imgupload' : 'file', { multiple: isMany, ...(isMany ? {} : { length: 1 }) })]
}

/** A computed value is shown but nobody types it: a read-only field, without its expression. */
const readExpression: ComponentReader = (component) => [field(component, 'input', { readonly: true })]

/** What nobody fills in. */
const readNothing: ComponentReader = ({ source, path, sketch }) => {
  sketch.note('entry.dropped', path, { found: textIn(source, 'type') })
  return []
}

const READERS: Readonly<Record<string, ComponentReader>> = {
  textfield: readTextField,
  textarea: (component) => [field(component, 'textarea', textOptions(component))],
  number: readNumber,
  datetime: readDateTime,
  checkbox: (component) => [field(component, 'switch', { defaultValue: flagIn(component.source, 'defaultValue') })],
  checklist: (component) => readChoice(component, 'checkbox'),
  radio: (component) => readChoice(component, 'radio'),
  select: (component) => readChoice(component, 'select'),
  taglist: (component) => readChoice(component, 'multiple'),
  filepicker: readFiles,
  expression: readExpression,
  text: readText,
  html: readText,
  separator: ({ sketch, path }) => [sketchDivider(sketch, '', path)],
  spacer: () => [],
  group: readGroup,
  dynamiclist: readDynamicList,
  button: readNothing,
  image: readNothing,
  iframe: readNothing,
  table: readNothing,
  documentPreview: readNothing,
}
