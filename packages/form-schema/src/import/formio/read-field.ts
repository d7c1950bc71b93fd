/** How each kind of Form.io component that people fill in is read. */
import { isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import { isChoiceValue } from '../../options/choices'
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
import { inside } from '../foreign/scope'
import type { Draft } from '../foreign/draft'
import { type ChoiceKind, choiceOptions, sketchChoice } from '../foreign/sketch-choices'
import { sketchDivider } from '../foreign/sketch-layout'
import { choicesOf, remoteOf } from './component-choices'
import { type Component, commonOptions, conditional, field } from './component'

type FieldReader = (component: Component) => readonly Draft[]

/** Lines of a text area from which on Form.io lets people format what they write. */
const isFormattedText = (source: JsonObject) =>
  Boolean(ownValue(source, 'wysiwyg')) || ['ckeditor', 'quill', 'tinymce'].includes(textIn(source, 'editor'))

function textOptions({ source }: Component): Readonly<Record<string, JsonValue | undefined>> {
  const validate = objectIn(source, 'validate')
  return {
    defaultValue: textIn(source, 'defaultValue') || undefined,
    pattern: wholePattern(textIn(validate, 'pattern')),
    maxlength: wholeIn(validate, 1, 'maxLength'),
  }
}

/** Form.io wants the whole value to match. */
function wholePattern(pattern: string): string | undefined {
  if (pattern === '') return undefined
  return pattern.startsWith('^') && pattern.endsWith('$') ? pattern : `^(?:${pattern})$`
}

/** A text field; several values in one field have no counterpart and are named. */
function readText(component: Component, options: Readonly<Record<string, JsonValue>> = {}): readonly Draft[] {
  reportMultiple(component)
  return [field(component, 'input', { ...textOptions(component), ...options })]
}

function reportMultiple({ source, path, sketch }: Component): void {
  if (flagIn(source, 'multiple')) sketch.note('setting.dropped', [...path, 'multiple'], { option: 'multiple', found: 'true' })
}

const readTextArea: FieldReader = (component) => {
  reportMultiple(component)
  if (isFormattedText(component.source))
    return [field(component, 'editor', { defaultValue: textIn(component.source, 'defaultValue') || undefined })]
  return [field(component, 'textarea', textOptions(component))]
}

const readNumber: FieldReader = (component) => {
  const { source } = component
  const validate = objectIn(source, 'validate')
  reportMultiple(component)
  return [
    field(component, 'number', {
      defaultValue: numberIn(source, 'defaultValue') ?? '',
      min: numberIn(validate, 'min'),
      max: numberIn(validate, 'max'),
      step: stepIn(validate, 'step') ?? stepFor(source, validate),
    }),
  ]
}

/** Form.io accepts any number by default. */
function stepFor(source: JsonObject, validate: JsonObject): number {
  if (flagIn(validate, 'integer')) return 1
  const places = wholeIn(source, 0, 'decimalLimit')
  return places === undefined ? ANY_STEP : 10 ** -Math.min(places, 10)
}

const readDateTime: FieldReader = (component) => {
  const { source } = component
  const defaultValue = textIn(source, 'defaultValue')
  const hasTime = source['enableTime'] !== false && objectIn(source, 'widget')['enableTime'] !== false
  if (source['enableDate'] === false) return [field(component, 'time', { format: 'HH:mm', defaultValue })]
  const options = hasTime ? { type: 'datetime', format: 'yyyy-MM-dd HH:mm' } : { type: 'date', format: 'yyyy-MM-dd' }
  return [field(component, 'date', { ...options, defaultValue })]
}

const readDay: FieldReader = (component) => {
  component.sketch.note('kind.replaced', component.path, { found: 'day', used: 'date' })
  return [field(component, 'date', { type: 'date', format: 'yyyy-MM-dd', defaultValue: '' })]
}

const readCheckbox: FieldReader = (component) => [field(component, 'switch', { defaultValue: flagIn(component.source, 'defaultValue') })]

function readChoice(component: Component, kind: ChoiceKind): readonly Draft[] {
  const { source, place, path, sketch, label, model } = component
  const inline = kind === 'radio' || kind === 'checkbox' ? { inline: flagIn(source, 'inline') } : {}
  const own = choiceOptions(kind, choicesOf(component), chosen(source), remoteOf(component))
  const filterable = kind === 'select' || kind === 'multiple' ? { filterable: source['searchEnabled'] === true } : {}
  const options = { ...commonOptions(component), ...own, ...inline, ...filterable }
  return [conditional(component, place.scope.add(sketchChoice(sketch, kind, { name: label, model, options }, path)))]
}

/** The default of a choice; check boxes write `{ a: true, b: false }`. */
function chosen(source: JsonObject): JsonValue | undefined {
  const found = ownValue(source, 'defaultValue')
  if (!isObject(found)) return defaultIn(source, 'defaultValue')
  return Object.entries(found).flatMap(([value, isOn]) => (isOn === true ? [value] : []))
}

/** Tags that people type: a list whose choices are not known beforehand. */
const readTags: FieldReader = (component) => {
  component.sketch.note('kind.replaced', component.path, { found: 'tags', used: 'input' })
  return readText(component)
}

/** Questions that share their answers: a caption and a choice per question, stored under `survey.question`. */
const readSurvey: FieldReader = (component) => {
  const { source, place, path, sketch, label, model } = component
  const within = inside(place, model.slice(place.prefix.length))
  const questions = objectsIn(source, 'questions', path, sketch).flatMap(({ item, path: at }, index) => {
    const value = textIn(item, 'value') || String(index)
    const words = wordsOf(textIn(item, 'label'), at, sketch) || value
    const own: Component = { ...component, path: at, label: words, model: `${within.prefix}${value}` }
    const options = { ...commonOptions(component), inline: true, ...choiceOptions('radio', choicesOf(component), answer(source, value)) }
    const draft = sketchChoice(sketch, 'radio', { name: words, model: own.model, options }, at)
    return [conditional(component, place.scope.add(draft))]
  })
  return [conditional(component, sketchDivider(sketch, label, path)), ...questions]
}

function answer(source: JsonObject, question: string): JsonValue | undefined {
  const found = ownValue(objectIn(source, 'defaultValue'), question)
  return isChoiceValue(found) ? found : undefined
}

const readFile: FieldReader = (component) => {
  const { source } = component
  const isMany = flagIn(source, 'multiple')
  const isPicture = flagIn(source, 'image') || textIn(source, 'filePattern').startsWith('image/')
  return [field(component, isPicture ? 'imgupload' : 'file', { multiple: isMany, ...(isMany ? {} : { length: 1 }) })]
}

/** Form.io keeps values in fields that nobody sees; here the field stays, read-only, and the report says so. */
const readHidden: FieldReader = (component) => {
  component.sketch.note('kind.replaced', component.path, { found: 'hidden', used: 'input' })
  return [field(component, 'input', { defaultValue: textIn(component.source, 'defaultValue') || undefined, readonly: true })]
}

const readSelect: FieldReader = (component) => readChoice(component, flagIn(component.source, 'multiple') ? 'multiple' : 'select')

/** Kinds by their name; containers are elsewhere. */
export const FIELD_READERS: Readonly<Record<string, FieldReader>> = {
  textfield: (component) => readText(component),
  email: (component) => readText(component, { dataType: 'email' }),
  url: (component) => readText(component, { dataType: 'url' }),
  password: (component) => readText(component, { showPassword: true }),
  phoneNumber: (component) => readText(component),
  textarea: readTextArea,
  number: readNumber,
  currency: readNumber,
  checkbox: readCheckbox,
  radio: (component) =>
    listIn(component.source, 'values').length === 0 && textIn(component.source, 'dataSrc') === ''
      ? readCheckbox(component)
      : readChoice(component, 'radio'),
  selectboxes: (component) => readChoice(component, 'checkbox'),
  select: readSelect,
  resource: readSelect,
  tags: readTags,
  datetime: readDateTime,
  day: readDay,
  time: (component) => [field(component, 'time', { format: 'HH:mm', defaultValue: textIn(component.source, 'defaultValue') })],
  survey: readSurvey,
  file: readFile,
  hidden: readHidden,
}
