/** How `textarea` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { checkText } from '../../rules/values/check-text'
import type { TextareaOptions } from './options'

export const textareaBehaviour = /* @__PURE__ */ defineBehaviour<TextareaOptions>({
  kind: 'input',
  emptyValue: () => '',
  defaultValue: (options) => options.defaultValue,
  checkValue: (value, options) => checkText(value, { ...options, dataType: '' }),
})
