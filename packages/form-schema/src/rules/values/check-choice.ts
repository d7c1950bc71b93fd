/** Checks and cleans the value of radio, checkbox and select against the choices of the definition. */
import { type ValueProblem, wrongShape } from '../../define-behaviour'
import { isList } from '../../json'
import { VALUE_LIMITS } from '../../value-limits'
import { type Choice, findChoice, type RemoteMode, hasLocalChoices, isChoiceValue } from '../../options/choices'

interface ChoiceOptions {
  readonly options: readonly Choice[]
  readonly remote: RemoteMode
}

/** One value, which is one of the choices unless those come from elsewhere. */
export function checkOneChoice(value: unknown, options: ChoiceOptions): readonly ValueProblem[] {
  return isChoiceValue(value) ? checkManyChoices([value], options) : wrongShape('choice')
}

/** A list of values; every one is a choice. */
export function checkManyChoices(value: unknown, options: ChoiceOptions): readonly ValueProblem[] {
  if (!isList(value) || value.length > VALUE_LIMITS.choices || !value.every(isChoiceValue)) return wrongShape('list')
  const stranger = hasLocalChoices(options) ? value.find((item) => !findChoice(options.options, item)) : undefined
  return stranger === undefined ? [] : [{ code: 'choice', params: { value: String(stranger) } }]
}

/** The choice's own value: a page hands over '1' where the definition says 1. */
export function cleanOneChoice(value: unknown, options: ChoiceOptions): unknown {
  return isChoiceValue(value) && hasLocalChoices(options) ? (findChoice(options.options, value)?.value ?? value) : value
}

/** The choices' own values, each once. */
export function cleanManyChoices(value: unknown, options: ChoiceOptions): unknown {
  return isList(value) ? [...new Set(value.map((item) => cleanOneChoice(item, options)))] : value
}
