/** Reads radio groups, checkboxes, dropdowns and tag boxes of a survey, with "other", "none" and choices from an address. */
import { isObject, type JsonObject, ownValue } from '../../json'
import { LIMITS } from '../../limits'
import { type Choice, isChoiceValue } from '../../options/choices'
import { defaultIn, flagIn, listIn, numberIn, objectIn, textIn } from '../foreign/read-values'
import type { Draft, Path } from '../foreign/draft'
import { choice, type ChoiceKind, choiceOptions, type RemoteChoices, sketchChoice } from '../foreign/sketch-choices'
import { relate } from '../foreign/sketch-conditions'
import { commentField, commonOptions, type Question } from './question'
import { conditionsOf, surveyCondition } from './survey-conditions'
import type { SurveyWords } from './survey-words'

/** A choice field, and a text box behind it when the question has "other" or a comment. */
export function readChoiceQuestion(question: Question, kind: ChoiceKind): readonly Draft[] {
  const { source, place, path, model, title, reading } = question
  const { sketch, words } = reading
  const hasOther = flagIn(source, 'hasOther', 'showOtherItem')
  const otherText = words.read(source, path, 'otherText') || 'Other'
  const choices = [
    ...choicesIn(source, 'choices', path, words),
    ...countedChoices(question),
    ...(flagIn(source, 'hasNone', 'showNoneItem') ? [choice('none', words.read(source, path, 'noneText') || 'None')] : []),
    ...(hasOther ? [choice('other', otherText)] : []),
  ]
  const inline =
    kind === 'radio' || kind === 'checkbox' ? { inline: numberIn(source, 'colCount') !== undefined && source['colCount'] !== 1 } : {}
  const options = {
    ...commonOptions(question),
    ...choiceOptions(kind, choices, defaultIn(source, 'defaultValue'), remoteOf(question)),
    ...inline,
  }
  const draft = place.scope.add(sketchChoice(sketch, kind, { name: title, model, options }, path))
  for (const condition of [...conditionsOf(source, path), ...choiceConditions(source, path)])
    sketch.condition(draft, place.scope, condition)
  if (hasOther) {
    const other = commentField(question, otherText)
    const shown = relate(draft, 'contains', 'other')
    sketch.condition(other, place.scope, { option: 'showWhen', found: 'other', path, read: () => shown })
    return [draft, other]
  }
  const hasComment = flagIn(source, 'hasComment', 'showCommentArea')
  return hasComment ? [draft, commentField(question, words.read(source, path, 'commentText') || title)] : [draft]
}

/** Choices as SurveyJS writes them: bare values, or `{ value, text }`. */
export function choicesIn(source: JsonObject, key: string, path: Path, words: SurveyWords): readonly Choice[] {
  return listIn(source, key).flatMap((item, index) => {
    if (isChoiceValue(item)) return [choice(item, '')]
    const value = isObject(item) ? ownValue(item, 'value') : undefined
    return isObject(item) && isChoiceValue(value) ? [choice(value, words.read(item, [...path, key, index], 'text'))] : []
  })
}

/** `choicesMin: 1, choicesMax: 5` means the numbers between. */
function countedChoices({ source, path, reading }: Question): readonly Choice[] {
  const least = numberIn(source, 'choicesMin')
  const most = numberIn(source, 'choicesMax')
  if (least === undefined || most === undefined || most < least) return []
  const step = Math.max(1, numberIn(source, 'choicesStep') ?? 1)
  const count = Math.floor((most - least) / step) + 1
  if (count > LIMITS.choices) reading.sketch.refuse('limit.choices', path, { found: count, limit: LIMITS.choices })
  return Array.from({ length: count }, (_, index) => choice(least + index * step, ''))
}

function remoteOf({ source, path, reading }: Question): RemoteChoices | null {
  const remote = objectIn(source, 'choicesByUrl')
  const url = textIn(remote, 'url')
  if (url === '') return null
  reading.sketch.note('choices.remote', [...path, 'choicesByUrl'], { found: url })
  return { url, list: textIn(remote, 'path').replaceAll(';', '.'), value: textIn(remote, 'valueName'), label: textIn(remote, 'titleName') }
}

function choiceConditions(source: JsonObject, path: Path) {
  return listIn(source, 'choices').flatMap((item, index) => {
    const value = isObject(item) ? ownValue(item, 'value') : undefined
    if (!isObject(item) || !isChoiceValue(value)) return []
    return surveyCondition(item, 'visibleIf', { choice: value }, [...path, 'choices', index])
  })
}
