/** The uiSchema beside a JSON Schema: how a field looks, what order fields have. */
import { isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import { shown } from '../finding'
import { isSaid, objectIn, wordsOf } from '../foreign/read-values'
import type { Path } from '../foreign/draft'
import type { Sketch } from '../foreign/sketch'

const READ: ReadonlySet<string> = new Set([
  'autocomplete',
  'autofocus',
  'description',
  'disabled',
  'emptyValue',
  'enumNames',
  'enumOptions',
  'help',
  'inline',
  'inputType',
  'label',
  'options',
  'order',
  'placeholder',
  'readonly',
  'rows',
  'submitButtonOptions',
  'title',
  'widget',
])

/** Widgets of the format that say nothing but how a field looks, or that are read. */
const WIDGETS: ReadonlySet<string> = new Set([
  'alt-date',
  'alt-datetime',
  'checkbox',
  'checkboxes',
  'color',
  'date',
  'date-time',
  'datetime',
  'email',
  'file',
  'files',
  'password',
  'radio',
  'range',
  'select',
  'text',
  'textarea',
  'time',
  'updown',
  'uri',
  'url',
])

/** The part of a uiSchema that belongs to one place of the schema. */
export class UiSchema {
  readonly #source: JsonObject
  readonly #path: Path

  constructor(source: JsonObject, path: Path) {
    this.#source = source
    this.#path = path
  }

  /** `ui:name`, or `name` among `ui:options`. */
  get(name: string): JsonValue | undefined {
    return ownValue(this.#source, `ui:${name}`) ?? ownValue(objectIn(this.#source, 'ui:options'), name)
  }

  /** A text of the uiSchema, without markup. */
  text(name: string, sketch: Sketch): string {
    const found = this.get(name)
    return typeof found === 'string' ? wordsOf(found, [...this.#path, `ui:${name}`], sketch) : ''
  }

  flag(name: string): boolean {
    return this.get(name) === true
  }

  /** The uiSchema of a property, or of the `items` of a list. */
  at(name: string): UiSchema {
    const found = ownValue(this.#source, name)
    return new UiSchema(isObject(found) ? found : {}, [...this.#path, name])
  }

  /** Names a widget of the host, and one that hides the field: here it is shown. */
  nameUnknownWidget(sketch: Sketch): void {
    const found = this.get('widget')
    if (found === undefined || (typeof found === 'string' && WIDGETS.has(found))) return
    sketch.note('setting.dropped', [...this.#path, 'ui:widget'], { option: 'ui:widget', found: shown(found) })
  }

  /** Names what has no counterpart here: widgets and fields of the host, class names, sizes. */
  nameLeftovers(sketch: Sketch): void {
    for (const [key, found] of Object.entries(this.#source)) {
      if (!key.startsWith('ui:') || !isSaid(found)) continue
      if (key === 'ui:options' && isObject(found)) {
        for (const [name, value] of Object.entries(found)) this.#nameOne(name, value, [...this.#path, key, name], sketch)
      } else this.#nameOne(key.slice('ui:'.length), found, [...this.#path, key], sketch)
    }
  }

  #nameOne(name: string, found: JsonValue, path: Path, sketch: Sketch): void {
    if (!READ.has(name) && isSaid(found)) sketch.note('setting.dropped', path, { option: `ui:${name}`, found: shown(found) })
  }
}
