/** Reads a rating: stars when it counts from one, else the numbers or words it offers. */
import { defaultIn, listIn, numberIn } from '../foreign/read-values'
import type { Draft } from '../foreign/draft'
import { choice, choiceOptions, sketchChoice } from '../foreign/sketch-choices'
import { choicesIn } from './read-choice-question'
import { commonOptions, field, type Question } from './question'
import { conditionsOf } from './survey-conditions'

/** More cannot be shown as stars or picked from a line. */
const MAX_STARS = 10
const MAX_STEPS = 100

/** A rating question. The words at its ends become the hint. */
export function readRating(question: Question): readonly Draft[] {
  const { source, place, path, model, title, reading } = question
  const least = numberIn(source, 'rateMin') ?? 1
  const step = numberIn(source, 'rateStep') ?? 1
  const most = numberIn(source, 'rateMax') ?? least + ((numberIn(source, 'rateCount') ?? 5) - 1) * step
  const ends = ['minRateDescription', 'maxRateDescription'].map((key) => reading.words.read(source, path, key)).filter(Boolean)
  const hint = reading.words.read(source, path, 'description')
  const tip = [hint, ends.join(' – ')].filter(Boolean).join('\n')
  const own = choicesIn(source, 'rateValues', path, reading.words)
  if (listIn(source, 'rateValues').length === 0 && least === 1 && step === 1 && most <= MAX_STARS && most >= 1) {
    return [field(question, 'rate', { max: most, tip, defaultValue: numberIn(source, 'defaultValue') })]
  }
  const count = Math.floor((most - least) / step) + 1
  if (own.length === 0 && !(count >= 1 && count <= MAX_STEPS)) {
    return [field(question, 'slider', { min: least, max: Math.max(least, most), tip, defaultValue: numberIn(source, 'defaultValue') })]
  }
  const choices = own.length > 0 ? own : Array.from({ length: count }, (_, index) => choice(least + index * step, ''))
  const options = { ...commonOptions(question), tip, inline: true, ...choiceOptions('radio', choices, defaultIn(source, 'defaultValue')) }
  const draft = sketchChoice(reading.sketch, 'radio', { name: title, model, options }, path)
  for (const condition of conditionsOf(source, path)) reading.sketch.condition(draft, place.scope, condition)
  return [place.scope.add(draft)]
}
