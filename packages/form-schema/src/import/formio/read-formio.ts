/** Reads Form.io: a tree of components, and its variants with names of their own (`simpletextfield`, `simpleradiosadvanced`). */
import { isList, type JsonObject, ownValue } from '../../json'
import { shown } from '../finding'
import { nameLeftovers } from '../foreign/name-leftovers'
import { flagIn, namedListIn, numberIn, objectIn, objectsIn, objectsOf, textIn, wordsOf } from '../foreign/read-values'
import { inside, insideRows, type Place, Scope } from '../foreign/scope'
import type { Draft, Path } from '../foreign/draft'
import type { Sketch } from '../foreign/sketch'
import {
  FULL_SPAN,
  type Section,
  sketchCard,
  sketchEqualRow,
  sketchPanes,
  sketchRepeater,
  sketchRow,
  sketchSection,
  sketchText,
  sketchTitle,
} from '../foreign/sketch-layout'
import { commonOptions, type Component, conditional } from './component'
import { conditionsOf } from './formio-conditions'
import { COMPONENT_SETTINGS, FORM_SETTINGS, VALIDATE_SETTINGS } from './formio-settings'
import { FIELD_READERS } from './read-field'

type ComponentReader = (component: Component) => readonly Draft[]

/** Units a row of Form.io columns is wide. */
const COLUMN_UNITS = 12

/** The widgets of a form. */
export function readFormio(source: JsonObject, sketch: Sketch, path: Path): readonly Draft[] {
  nameLeftovers(source, FORM_SETTINGS, path, sketch)
  const place: Place = { scope: new Scope(), prefix: '' }
  const title = sketchTitle(sketch, wordsOf(textIn(source, 'title'), [...path, 'title'], sketch), [...path, 'title'])
  if (textIn(source, 'display') === 'wizard') return [...title, ...readWizard(source, place, path, sketch)]
  return [...title, ...readComponents(source, 'components', place, path, sketch)]
}

/** The panels of a wizard are its pages; what lies beside them is seen with each, here before them. */
function readWizard(source: JsonObject, place: Place, path: Path, sketch: Sketch): readonly Draft[] {
  const components = objectsIn(source, 'components', path, sketch)
  const isPage = ({ item }: { readonly item: JsonObject }) => textIn(item, 'type') === 'panel'
  const others = components
    .filter((component) => !isPage(component))
    .flatMap(({ item, path: at }) => readComponent(item, place, at, sketch))
  const pages = components.filter(isPage).map(({ item, path: at }) => {
    nameLeftovers(item, COMPONENT_SETTINGS, at, sketch)
    return { ...readGroup(componentOf(item, place, at, sketch)), found: 'wizard', path: at }
  })
  return [...others, ...sketchPanes(sketch, 'steps', pages, place, [...path, 'components'])]
}

function readComponents(source: JsonObject, key: string, place: Place, path: Path, sketch: Sketch): readonly Draft[] {
  return objectsIn(source, key, path, sketch).flatMap(({ item, path: at }) => readComponent(item, place, at, sketch))
}

function readComponent(source: JsonObject, place: Place, path: Path, sketch: Sketch): readonly Draft[] {
  nameLeftovers(source, COMPONENT_SETTINGS, path, sketch)
  nameLeftovers(objectIn(source, 'validate'), VALIDATE_SETTINGS, [...path, 'validate'], sketch)
  const type = kindOf(textIn(source, 'type'))
  const component = componentOf(source, place, path, sketch)
  const reader = ownValue(CONTAINER_READERS, type) ?? ownValue(FIELD_READERS, type)
  if (reader !== undefined) return reader(component)
  if (isList(ownValue(source, 'components')) && source['input'] !== true) return readSection(component)
  return [sketch.unknown('formio', textIn(source, 'type'), { name: component.label, model: component.model, source }, path)]
}

function componentOf(source: JsonObject, place: Place, path: Path, sketch: Sketch): Component {
  const key = textIn(source, 'key')
  return {
    source,
    place,
    path,
    sketch,
    label: wordsOf(textIn(source, 'label'), [...path, 'label'], sketch) || wordsOf(textIn(source, 'title'), path, sketch),
    model: `${place.prefix}${key === '' ? `component_${path.join('_')}` : key}`,
    readComponents: (from, list, at, where) => readComponents(from, list, at, where, sketch),
  }
}

/** `simpletextfieldadvanced` of the CHEFS family is a text field; the plain names are the rule. */
function kindOf(type: string): string {
  if (Object.hasOwn(CONTAINER_READERS, type) || Object.hasOwn(FIELD_READERS, type)) return type
  if (!type.startsWith('simple')) return type
  const end = type.endsWith('advanced') ? type.length - 'advanced'.length : type.length
  const plain = type.slice('simple'.length, end)
  return ownValue(OTHER_NAMES, plain) ?? plain
}

const OTHER_NAMES: Readonly<Record<string, string>> = {
  btnreset: 'button',
  btnsubmit: 'button',
  buttonreset: 'button',
  buttonsubmit: 'button',
  checkboxes: 'selectboxes',
  cols2: 'columns',
  cols3: 'columns',
  cols4: 'columns',
  heading: 'htmlelement',
  paragraph: 'content',
  phone: 'phoneNumber',
  phonenumber: 'phoneNumber',
  radios: 'radio',
}

/** Captions come from `title` and `legend`; the label of a container is for its author. */
function readGroup(component: Component): Section {
  const { source, path, sketch, readComponents } = component
  const type = kindOf(textIn(source, 'type'))
  const title = wordsOf(textIn(source, 'title', 'legend'), path, sketch)
  const children = readComponents(source, 'components', placeOf(component, type), path)
  return { found: textIn(source, 'type'), title, children, conditions: conditionsOf(source, path) }
}

const readSection: ComponentReader = (component) => sketchSection(component.sketch, readGroup(component), component.place, component.path)

const readPanel: ComponentReader = (component) => sketchCard(component.sketch, readGroup(component), component.place, component.path)

/** A container stores its fields under its own key. */
function placeOf({ source, place }: Component, type: string): Place {
  return type === 'container' ? inside(place, textIn(source, 'key')) : place
}

const readColumns: ComponentReader = (component) => {
  const { source, place, path, sketch, readComponents } = component
  const columns = objectsIn(source, 'columns', path, sketch).map(({ item, path: at }) => ({
    span: Math.min(FULL_SPAN, Math.max(1, Math.round(((numberIn(item, 'width') ?? COLUMN_UNITS / 2) * FULL_SPAN) / COLUMN_UNITS))),
    list: readComponents(item, 'components', place, at),
  }))
  const filled = columns.filter(({ list }) => list.length > 0)
  return filled.length === 0 ? [] : [conditional(component, sketchRow(sketch, filled, path))]
}

/** A table is a grid per row. */
const readTable: ComponentReader = (component) => {
  const { source, place, path, sketch, readComponents } = component
  const rows = namedListIn(source, 'rows', path, sketch).flatMap((row, index) => {
    const at = [...path, 'rows', index]
    if (!isList(row)) sketch.note('widget.dropped', at, { found: shown(row) })
    const cells = isList(row) ? objectsOf(row, at, sketch) : []
    const read = cells.map(({ item, path: cell }) => readComponents(item, 'components', place, cell))
    return sketchEqualRow(sketch, read, at)
  })
  return sketchSection(sketch, { title: '', children: rows, conditions: conditionsOf(source, path) }, place, path)
}

const readTabs: ComponentReader = ({ source, place, path, sketch, readComponents }) => {
  const panes = objectsIn(source, 'components', path, sketch).map(({ item, path: at }) => ({
    found: 'tabs',
    title: wordsOf(textIn(item, 'label'), at, sketch),
    children: readComponents(item, 'components', place, at),
    conditions: [],
    path: at,
  }))
  const conditions = conditionsOf(source, path)
  return sketchSection(sketch, { title: '', children: sketchPanes(sketch, 'tabs', panes, place, path), conditions }, place, path)
}

/** Rows that people add. */
const readRows: ComponentReader = (component) => {
  const { source, place, path, sketch, label, model, readComponents } = component
  const fields = readComponents(source, 'components', insideRows(place, model), path)
  const draft = sketchRepeater(sketch, { name: label, model, options: commonOptions(component) }, fields, path)
  return [conditional(component, place.scope.add(draft))]
}

const readContent: ComponentReader = (component) => {
  const { source, path, sketch } = component
  if (flagIn(source, 'hidden')) return readNothing(component)
  const found = textIn(source, 'html', 'content')
  return sketchText(sketch, wordsOf(found, path, sketch), path).map((draft) => conditional(component, draft))
}

/** Components that are not filled in: buttons, captchas, recorded entries. */
const readNothing: ComponentReader = ({ source, path, sketch }) => {
  sketch.note('entry.dropped', path, { found: textIn(source, 'type') })
  return []
}

const CONTAINER_READERS: Readonly<Record<string, ComponentReader>> = {
  panel: readPanel,
  well: readSection,
  fieldset: readPanel,
  container: readSection,
  columns: readColumns,
  table: readTable,
  tabs: readTabs,
  datagrid: readRows,
  editgrid: readRows,
  content: readContent,
  htmlelement: readContent,
  button: readNothing,
  recaptcha: readNothing,
  captcha: readNothing,
}
