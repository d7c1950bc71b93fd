/** How `input` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { checkText, cleanText } from '../../rules/values/check-text'
import type { InputOptions } from './options'

export const inputBehaviour = /* @__PURE__ */ defineBehaviour<InputOptions>({
  kind: 'input',
  emptyValue: () => '',
  defaultValue: (options) => options.defaultValue,
  checkValue: checkText,
  cleanValue: cleanText,
})
