/** How `radio` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { checkOneChoice, cleanOneChoice } from '../../rules/values/check-choice'
import type { RadioOptions } from './options'

export const radioBehaviour = /* @__PURE__ */ defineBehaviour<RadioOptions>({
  kind: 'input',
  hasChoices: true,
  emptyValue: () => '',
  defaultValue: (options) => options.defaultValue,
  checkValue: checkOneChoice,
  cleanValue: cleanOneChoice,
})
