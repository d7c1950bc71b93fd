/** How `checkbox` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { checkManyChoices, cleanManyChoices } from '../../rules/values/check-choice'
import type { CheckboxOptions } from './options'

export const checkboxBehaviour = /* @__PURE__ */ defineBehaviour<CheckboxOptions>({
  kind: 'input',
  hasChoices: true,
  emptyValue: () => [],
  defaultValue: (options) => [...options.defaultValue],
  checkValue: checkManyChoices,
  cleanValue: cleanManyChoices,
})
