/** How `rate` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { checkNumber, cleanNumber } from '../../rules/values/check-number'
import { isEmptyValue } from '../../rules/is-empty-value'
import type { RateOptions } from './options'

export const rateBehaviour = /* @__PURE__ */ defineBehaviour<RateOptions>({
  kind: 'input',
  emptyValue: () => null,
  // The old control stores 0 for "no star yet".
  isEmpty: (value) => value === 0 || isEmptyValue(value),
  defaultValue: ({ defaultValue }) => (defaultValue === 0 ? null : defaultValue),
  checkValue: (value, options) => checkNumber(value, stars(options)),
  cleanValue: (value, options) => cleanNumber(value, stars(options)),
})

const stars = ({ max, allowHalf }: RateOptions) => ({ min: 0, max, step: allowHalf ? 0.5 : 1 })
