/** `number`: a number between min and max, in steps. */
import { defineWidget } from '../../define-widget'
import { numberIn, oneOf, optionalNumber, text } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { checkNumber } from '../../rules/check-number'
import { withDefault, z } from '../../zod'

export const numberDefinition = defineWidget({
  type: 'number',
  kind: 'input',
  palette: { group: 'basic', icon: 'number' },
  options: z.object({
    ...fieldOptions(),
    defaultValue: withDefault(z.nullable(z.union([z.number(), z.literal('')])), 0),
    min: optionalNumber(),
    max: optionalNumber(),
    step: numberIn(1, Number.MIN_VALUE),
    controlsPosition: oneOf(['', 'right'], ''),
    placeholder: text(),
  }),
  panel: [
    { option: 'placeholder', editor: 'text', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    { option: 'min', editor: 'number', group: 'validation' },
    { option: 'max', editor: 'number', group: 'validation' },
    { option: 'step', editor: 'number', group: 'validation', min: 0 },
    { option: 'controlsPosition', editor: 'select', group: 'display', choices: ['', 'right'] },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
  emptyValue: () => null,
  defaultValue: (options) => (options.defaultValue === '' ? null : options.defaultValue),
  checkValue: (value, options) => checkNumber(value, options),
})
