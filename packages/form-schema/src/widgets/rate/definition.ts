/** `rate`: stars, whole or in halves. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { flag, wholeNumber } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { numberShape } from '../../value-shape'
import { withDefault, z } from '../../zod'
import { rateBehaviour } from './behaviour'

/** More stars than this nobody can tell apart. */
const MOST_STARS = 100

const options = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.nullable(z.number()), null),
  max: wholeNumber(5, 1, MOST_STARS),
  allowHalf: flag(),
})

/** The options of `rate`, complete with defaults. */
export type RateOptions = OptionsOf<typeof options>

export const rateDefinition = defineWidget({
  ...rateBehaviour,
  type: 'rate',
  palette: { group: 'basic', icon: 'rate' },
  options,
  // No star is nothing entered, so that an accepted value is above 0.
  valueShape: ({ max, allowHalf }) => ({ ...numberShape({ min: '', max, step: allowHalf ? 0.5 : 1 }), above: 0 }),
  panel: [
    { option: 'max', editor: 'number', group: 'basic', min: 1, max: MOST_STARS, step: 1 },
    { option: 'allowHalf', editor: 'switch', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    ...fieldRows,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc', 'width'],
})
