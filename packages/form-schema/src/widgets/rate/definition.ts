/** `rate`: stars, whole or in halves. */
import { defineWidget } from '../../define-widget'
import { flag, wholeNumber } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { checkNumber } from '../../rules/check-number'
import { isEmptyValue } from '../../rules/is-empty-value'
import { withDefault, z } from '../../zod'

/** More stars than this nobody can tell apart. */
const MOST_STARS = 100

export const rateDefinition = defineWidget({
  type: 'rate',
  kind: 'input',
  palette: { group: 'basic', icon: 'rate' },
  options: z.object({
    ...fieldOptions(),
    defaultValue: withDefault(z.nullable(z.number()), null),
    max: wholeNumber(5, 1, MOST_STARS),
    allowHalf: flag(),
  }),
  panel: [
    { option: 'max', editor: 'number', group: 'basic', min: 1, max: MOST_STARS, step: 1 },
    { option: 'allowHalf', editor: 'switch', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    ...fieldRows,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc', 'width'],
  emptyValue: () => null,
  // The old control stores 0 for "no star yet".
  isEmpty: (value) => value === 0 || isEmptyValue(value),
  defaultValue: ({ defaultValue }) => (defaultValue === 0 ? null : defaultValue),
  checkValue: (value, { max, allowHalf }) => checkNumber(value, { min: 0, max, step: allowHalf ? 0.5 : 1 }),
})
