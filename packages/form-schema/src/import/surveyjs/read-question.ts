/** Reads one question of a survey; the table at the end has a reader for each kind. */
import { type JsonObject, type JsonValue, ownValue } from '../../json'
import { nameLeftovers } from '../foreign/name-leftovers'
import { ANY_STEP, defaultIn, flagIn, numberIn, objectsIn, stepIn, textIn, wholeIn, wordsOf } from '../foreign/read-values'
import { inside, insideRows, type Place } from '../foreign/scope'
import type { Draft, Path } from '../foreign/draft'
import { sketchChoice } from '../foreign/sketch-choices'
import { sketchDivider, sketchRepeater, sketchText } from '../foreign/sketch-layout'
import { commonOptions, field, type Question, shownLike } from './question'
import { readChoiceQuestion } from './read-choice-question'
import { readDynamicMatrix, readDropdownMatrix, readMatrix } from './read-matrix'
import { readRating } from './read-rating'
import { conditionsOf } from './survey-conditions'
import type { SurveyReading } from './survey-reading'
import { ELEMENT_SETTINGS } from './survey-settings'

type QuestionReader = (question: Question) => readonly Draft[]

/** The widgets of one question; none for one that is neither filled in nor read. */
export function readQuestion(source: JsonObject, place: Place, path: Path, reading: SurveyReading): readonly Draft[] {
  const { sketch, words } = reading
  nameLeftovers(source, ELEMENT_SETTINGS, path, sketch)
  if (source['visible'] === false) sketch.note('setting.dropped', [...path, 'visible'], { option: 'visible', found: 'false' })
  const type = textIn(source, 'type')
  const name = textIn(source, 'valueName', 'name')
  const title = words.read(source, path, 'title') || textIn(source, 'name')
  const question: Question = {
    source,
    place,
    path,
    model: `${place.prefix}${name === '' ? `question_${path.join('_')}` : name}`,
    title,
    reading,
  }
  const reader = ownValue(READERS, type)
  return reader === undefined ? [readUnknown(question, type)] : reader(question)
}

function readUnknown({ source, path, title, model, reading }: Question, type: string): Draft {
  return reading.sketch.unknown('surveyjs', type, { name: title, model, source }, path)
}

const readText: QuestionReader = (question) => {
  const { source, path, reading } = question
  const inputType = textIn(source, 'inputType')
  const of = ownValue(TEXT_KINDS, inputType)
  if (inputType !== '' && of === undefined) reading.sketch.note('kind.replaced', path, { found: inputType, used: 'input' })
  if (of !== undefined) return [of(question)]
  return [field(question, 'input', textOptions(question))]
}

function textOptions({ source }: Question): Readonly<Record<string, JsonValue | undefined>> {
  return { defaultValue: textIn(source, 'defaultValue') || undefined, maxlength: wholeIn(source, 0, 'maxLength') }
}

function readNumber(question: Question, type: 'number' | 'slider' = 'number'): Draft {
  const { source } = question
  return field(question, type, {
    defaultValue: numberIn(source, 'defaultValue') ?? (type === 'number' ? '' : undefined),
    min: numberIn(source, 'min'),
    max: numberIn(source, 'max'),
    step: stepIn(source, 'step') ?? (type === 'number' ? ANY_STEP : undefined),
  })
}

function readDate(question: Question, options: Readonly<Record<string, JsonValue>>): Draft {
  const { source, path, reading } = question
  for (const option of ['min', 'max']) {
    const found = textIn(source, option)
    if (found !== '') reading.sketch.note('setting.dropped', [...path, option], { option, found })
  }
  return field(question, 'date', { ...options, defaultValue: textIn(source, 'defaultValue') })
}

/** What a `text` question is by its `inputType`; other kinds are plain text. */
const TEXT_KINDS: Readonly<Record<string, (question: Question) => Draft>> = {
  text: (question) => field(question, 'input', textOptions(question)),
  tel: (question) => field(question, 'input', textOptions(question)),
  email: (question) => field(question, 'input', { ...textOptions(question), dataType: 'email' }),
  url: (question) => field(question, 'input', { ...textOptions(question), dataType: 'url' }),
  password: (question) => field(question, 'input', { ...textOptions(question), showPassword: true }),
  number: (question) => readNumber(question),
  range: (question) => readNumber(question, 'slider'),
  date: (question) => readDate(question, { type: 'date', format: 'yyyy-MM-dd' }),
  month: (question) => readDate(question, { type: 'month', format: 'yyyy-MM' }),
  datetime: (question) => readDate(question, { type: 'datetime', format: 'yyyy-MM-dd HH:mm' }),
  'datetime-local': (question) => readDate(question, { type: 'datetime', format: 'yyyy-MM-dd HH:mm' }),
  time: (question) => field(question, 'time', { format: 'HH:mm', defaultValue: textIn(question.source, 'defaultValue') }),
  color: (question) => field(question, 'color', { defaultValue: textIn(question.source, 'defaultValue') || undefined }),
}

const readComment: QuestionReader = (question) => [field(question, 'textarea', textOptions(question))]

/** Yes or no: a switch, or two choices when the source has words or values of its own for them, or wants an answer. */
const readBoolean: QuestionReader = (question) => {
  const { source, place, path, model, title, reading } = question
  const own = ['labelTrue', 'labelFalse', 'valueTrue', 'valueFalse'].some((key) => Object.hasOwn(source, key))
  if (!own && !flagIn(source, 'isRequired')) return [field(question, 'switch', { defaultValue: flagIn(source, 'defaultValue') })]
  const isChinese = reading.words.language.startsWith('zh')
  const value = (key: string, fallback: boolean) => defaultIn(source, key) ?? fallback
  const yes = { value: value('valueTrue', true), label: reading.words.read(source, path, 'labelTrue') || (isChinese ? '是' : 'Yes') }
  const no = { value: value('valueFalse', false), label: reading.words.read(source, path, 'labelFalse') || (isChinese ? '否' : 'No') }
  const found = defaultIn(source, 'defaultValue')
  const start = found === true || found === 'true' ? yes.value : found === false || found === 'false' ? no.value : undefined
  const options = { ...commonOptions(question), options: [yes, no], showLabel: true, inline: true, defaultValue: start }
  const draft = sketchChoice(reading.sketch, 'radio', { name: title, model, options }, path)
  for (const condition of conditionsOf(source, path)) reading.sketch.condition(draft, place.scope, condition)
  return [place.scope.add(draft)]
}

const readFile: QuestionReader = (question) => {
  const { source } = question
  const isPicture = textIn(source, 'acceptedTypes')
    .split(',')
    .every((type) => type.trim().startsWith('image/'))
  const isMany = flagIn(source, 'allowMultiple')
  return [field(question, isPicture ? 'imgupload' : 'file', { multiple: isMany, ...(isMany ? {} : { length: 1 }) })]
}

/** A calculated value is shown but nobody types it: a read-only field, without its formula. */
const readExpression: QuestionReader = (question) => [field(question, 'input', { readonly: true })]

const readHtml: QuestionReader = ({ source, place, path, reading }) => {
  const html = reading.words.plain(ownValue(source, 'html'), path)
  const drafts = sketchText(reading.sketch, wordsOf(html, [...path, 'html'], reading.sketch), path)
  for (const draft of drafts) for (const condition of conditionsOf(source, path)) reading.sketch.condition(draft, place.scope, condition)
  return drafts
}

const readImage: QuestionReader = ({ path, reading }) => {
  reading.sketch.note('entry.dropped', path, { found: 'image' })
  return []
}

/** Several short texts under one question: a caption and a field per item. */
const readMultipleText: QuestionReader = ({ source, place, path, title, model, reading }) => {
  const within = inside(place, model.slice(place.prefix.length))
  const items = objectsIn(source, 'items', path, reading.sketch).flatMap(({ item, path: at }) => {
    const inherited = flagIn(source, 'isRequired') ? { ...item, isRequired: true } : item
    return reading.readQuestion({ ...inherited, type: 'text', ...shownLike(source) }, within, at)
  })
  return [sketchDivider(reading.sketch, title, path), ...items]
}

/** Rows of questions. */
const readDynamicPanel: QuestionReader = (question) => {
  const { source, place, path, model, title, reading } = question
  const rows = insideRows(place, model)
  const fields = reading.readElements(source, 'templateElements', rows, path)
  const draft = sketchRepeater(reading.sketch, { name: title, model, options: commonOptions(question) }, fields, path)
  for (const condition of conditionsOf(source, path)) reading.sketch.condition(draft, place.scope, condition)
  return [place.scope.add(draft)]
}

const readRanking: QuestionReader = (question) => {
  question.reading.sketch.note('kind.replaced', question.path, { found: 'ranking', used: 'checkbox' })
  return readChoiceQuestion(question, 'checkbox')
}

const readPictures: QuestionReader = (question) => {
  question.reading.sketch.note('kind.replaced', question.path, { found: 'imagepicker', used: 'radio' })
  return readChoiceQuestion(question, flagIn(question.source, 'multiSelect') ? 'checkbox' : 'radio')
}

const readSlider: QuestionReader = (question) => {
  const isRange = textIn(question.source, 'sliderType') === 'range' || Array.isArray(ownValue(question.source, 'defaultValue'))
  const { source } = question
  const options = {
    range: isRange,
    min: numberIn(source, 'min', 'rangeMin'),
    max: numberIn(source, 'max', 'rangeMax'),
    step: stepIn(source, 'step'),
  }
  return [field(question, 'slider', { ...options, defaultValue: defaultIn(source, 'defaultValue') })]
}

const READERS: Readonly<Record<string, QuestionReader>> = {
  text: readText,
  comment: readComment,
  boolean: readBoolean,
  radiogroup: (question) => readChoiceQuestion(question, 'radio'),
  buttongroup: (question) => readChoiceQuestion(question, 'radio'),
  dropdown: (question) => readChoiceQuestion(question, 'select'),
  tagbox: (question) => readChoiceQuestion(question, 'multiple'),
  checkbox: (question) => readChoiceQuestion(question, 'checkbox'),
  imagepicker: readPictures,
  ranking: readRanking,
  rating: readRating,
  slider: readSlider,
  nouislider: readSlider,
  file: readFile,
  expression: readExpression,
  html: readHtml,
  image: readImage,
  multipletext: readMultipleText,
  matrix: readMatrix,
  matrixdropdown: readDropdownMatrix,
  matrixdynamic: readDynamicMatrix,
  paneldynamic: readDynamicPanel,
}
