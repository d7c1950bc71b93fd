/** Reads the matrices of a survey: a field per row, a field per cell, or rows that people add. */
import { isObject, type JsonObject, type JsonValue, ownValue } from '../../json'
import { type ChoiceValue, isChoiceValue } from '../../options/choices'
import { flagIn, listIn, objectIn, objectsIn, textIn } from '../foreign/read-values'
import { inside, insideRows, type Place } from '../foreign/scope'
import type { Draft, Path } from '../foreign/draft'
import { sketchDivider, sketchRepeater } from '../foreign/sketch-layout'
import { commonOptions, type Question, shownLike } from './question'
import { conditionsOf } from './survey-conditions'

interface Row {
  readonly value: ChoiceValue
  readonly text: JsonValue
  readonly path: Path
}

/** One answer per row: a caption and a choice per row, stored under `question.row`. */
export function readMatrix(question: Question): readonly Draft[] {
  const { source, path, reading } = question
  const kind = textIn(source, 'cellType') === 'checkbox' ? 'checkbox' : 'radiogroup'
  const defaults = objectIn(source, 'defaultValue')
  return underCaption(
    question,
    (row, within) => {
      const found = ownValue(defaults, String(row.value))
      const radio: JsonObject = {
        type: kind,
        name: String(row.value),
        title: row.text,
        colCount: 0,
        choices: listIn(source, 'columns'),
        isRequired: flagIn(source, 'isRequired', 'isAllRowRequired', 'eachRowRequired'),
        readOnly: flagIn(source, 'readOnly'),
        ...(found === undefined ? {} : { defaultValue: found }),
        ...shownLike(source),
      }
      return reading.readQuestion(radio, within, row.path)
    },
    path,
  )
}

/** A field per cell: a caption per row, stored under `question.row.column`. */
export function readDropdownMatrix(question: Question): readonly Draft[] {
  const { source, path, reading } = question
  const defaults = objectIn(source, 'defaultValue')
  return underCaption(
    question,
    (row, within) => {
      const caption = sketchDivider(reading.sketch, reading.words.plain(row.text, row.path), row.path)
      const found = objectIn(defaults, String(row.value))
      return [caption, ...readCells(question, inside(within, String(row.value)), found)]
    },
    path,
  )
}

/** Rows that people add: one column per field. */
export function readDynamicMatrix(question: Question): readonly Draft[] {
  const { source, place, path, model, title, reading } = question
  const fields = readCells(question, insideRows(place, model), {})
  const draft = sketchRepeater(reading.sketch, { name: title, model, options: commonOptions(question) }, fields, path)
  for (const condition of conditionsOf(source, path)) reading.sketch.condition(draft, place.scope, condition)
  return [place.scope.add(draft)]
}

function underCaption(question: Question, read: (row: Row, within: Place) => readonly Draft[], path: Path): readonly Draft[] {
  const { source, place, title, model, reading } = question
  const caption = sketchDivider(reading.sketch, title, path)
  for (const condition of conditionsOf(source, path)) {
    if (condition.option === 'showWhen') reading.sketch.condition(caption, place.scope, condition)
  }
  const within = inside(place, model.slice(place.prefix.length))
  return [caption, ...rowsOf(source, path).flatMap((row) => read(row, within))]
}

function rowsOf(source: JsonObject, path: Path): readonly Row[] {
  return listIn(source, 'rows').flatMap((item, index) => {
    const at = [...path, 'rows', index]
    if (isChoiceValue(item)) return [{ value: item, text: String(item), path: at }]
    const value = isObject(item) ? ownValue(item, 'value') : undefined
    return isObject(item) && isChoiceValue(value) ? [{ value, text: ownValue(item, 'text') ?? String(value), path: at }] : []
  })
}

/** The cells of one row. A column says how its cells are filled in; a column that does not takes what the matrix says. */
function readCells(question: Question, within: Place, defaults: JsonObject): readonly Draft[] {
  const { source, path, reading } = question
  return objectsIn(source, 'columns', path, reading.sketch).flatMap(({ item, path: at }) => {
    const own = textIn(item, 'cellType')
    const type = own === '' || own === 'default' ? textIn(source, 'cellType') || 'dropdown' : own
    const found = ownValue(defaults, textIn(item, 'name'))
    const cell: JsonObject = {
      ...item,
      type,
      ...(Object.hasOwn(item, 'choices') || Object.hasOwn(item, 'choicesByUrl') ? {} : { choices: listIn(source, 'choices') }),
      ...(found === undefined ? {} : { defaultValue: found }),
      ...shownLike(source),
      ...shownLike(item),
    }
    return reading.readQuestion(cell, within, at)
  })
}
