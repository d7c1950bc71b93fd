/** How `select` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import type { ChoiceValue } from '../../options/choices'
import { checkManyChoices, checkOneChoice, cleanManyChoices, cleanOneChoice } from '../../rules/values/check-choice'
import type { SelectOptions } from './options'

export const selectBehaviour = /* @__PURE__ */ defineBehaviour<SelectOptions>({
  kind: 'input',
  hasChoices: true,
  emptyValue: (options) => (options.multiple ? [] : ''),
  // Toggling `multiple` converts the stored default (spec 4.1); reading it tolerates either shape for the same reason.
  defaultValue: ({ multiple, defaultValue }) => (multiple ? selectedList(defaultValue) : selectedOne(defaultValue)),
  checkValue: (value, options) => (options.multiple ? checkManyChoices(value, options) : checkOneChoice(value, options)),
  cleanValue: (value, options) => (options.multiple ? cleanManyChoices(value, options) : cleanOneChoice(value, options)),
})

/**
 * The default of a select after `multiple` was turned on: one value becomes a list of it.
 *
 * @example selectedList('a') // ['a']
 */
export function selectedList(value: ChoiceValue | readonly ChoiceValue[]): readonly ChoiceValue[] {
  if (typeof value === 'object') return [...value]
  return value === '' ? [] : [value]
}

/**
 * The default of a select after `multiple` was turned off: the first of the list.
 *
 * @example selectedOne(['a', 'b']) // 'a'
 */
export function selectedOne(value: ChoiceValue | readonly ChoiceValue[]): ChoiceValue {
  return typeof value === 'object' ? (value[0] ?? '') : value
}
