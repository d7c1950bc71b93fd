/** A question on its way, and the field that most kinds of question become. */
import { type JsonObject, type JsonValue, ownValue } from '../../json'
import type { WidgetType } from '../../widgets/index'
import { autofillOption } from '../foreign/autofill'
import { flagIn, textIn } from '../foreign/read-values'
import type { Place } from '../foreign/scope'
import type { Draft, Path } from '../foreign/draft'
import { conditionsOf } from './survey-conditions'
import type { SurveyReading } from './survey-reading'

/** What every kind needs. */
export interface Question {
  readonly source: JsonObject
  readonly place: Place
  readonly path: Path
  readonly model: string
  readonly title: string
  readonly reading: SurveyReading
}

/** A field with what every question has: label, hint, required, read-only, its conditions. */
export function field(question: Question, type: WidgetType, options: Readonly<Record<string, JsonValue | undefined>> = {}): Draft {
  const { source, place, path, model, title, reading } = question
  const autofill = autofillOption(type, textIn(source, 'autocomplete'), [...path, 'autocomplete'], reading.sketch)
  const draft = reading.sketch.draft(type, { name: title, model, options: { ...commonOptions(question), ...autofill, ...options } }, path)
  for (const condition of conditionsOf(source, path)) reading.sketch.condition(draft, place.scope, condition)
  return place.scope.add(draft)
}

/** The options that every kind of field shares. */
export function commonOptions({ source, path, reading }: Question): Readonly<Record<string, JsonValue | undefined>> {
  return {
    required: flagIn(source, 'isRequired'),
    readonly: flagIn(source, 'readOnly'),
    tip: reading.words.read(source, path, 'description'),
    placeholder: reading.words.read(source, path, 'placeholder', 'placeHolder', 'optionsCaption') || undefined,
  }
}

/** The box that asks for more: its value is stored under `question-Comment`. */
export function commentField(question: Question, title: string): Draft {
  const { place, path, model, reading } = question
  return place.scope.add(reading.sketch.draft('textarea', { name: title, model: `${model}-Comment` }, path))
}

/** The condition of a question, for the parts it is split into. */
export function shownLike(source: JsonObject): JsonObject {
  const found = ownValue(source, 'visibleIf')
  return found === undefined ? {} : { visibleIf: found }
}
