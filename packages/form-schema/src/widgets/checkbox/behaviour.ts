/** How `checkbox` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { checkManyChoices, cleanManyChoices } from '../../rules/check-choice'
import type { CheckboxOptions } from './definition'

export const checkboxBehaviour = defineBehaviour<CheckboxOptions>({
  kind: 'input',
  emptyValue: () => [],
  defaultValue: (options) => [...options.defaultValue],
  checkValue: (value, options) => checkManyChoices(value, options),
  cleanValue: (value, options) => cleanManyChoices(value, options),
})
