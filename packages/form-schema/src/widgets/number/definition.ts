/** `number`: a number between min and max, in steps. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { numberIn, oneOf, optionalNumber, text } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { numberShape } from '../../value-shape'
import { withDefault, z } from '../../zod'
import { numberBehaviour } from './behaviour'

const options = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.nullable(z.union([z.number(), z.literal('')])), 0),
  min: optionalNumber(),
  max: optionalNumber(),
  step: numberIn(1, Number.MIN_VALUE),
  controlsPosition: oneOf(['', 'right'], ''),
  placeholder: text(),
})

/** The options of `number`, complete with defaults. */
export type NumberOptions = OptionsOf<typeof options>

export const numberDefinition = defineWidget({
  ...numberBehaviour,
  type: 'number',
  palette: { group: 'basic', icon: 'number' },
  options,
  valueShape: (options) => numberShape(options),
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
})
