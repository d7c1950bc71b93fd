/** How `number` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { checkNumber, cleanNumber } from '../../rules/values/check-number'
import type { NumberOptions } from './options'

export const numberBehaviour = /* @__PURE__ */ defineBehaviour<NumberOptions>({
  kind: 'input',
  emptyValue: () => null,
  defaultValue: (options) => (options.defaultValue === '' ? null : options.defaultValue),
  checkValue: checkNumber,
  cleanValue: cleanNumber,
})
