/** `slider`: a number on a line, or a pair of them. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { isList } from '../../json'
import { flag, numberIn } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { numberShape } from '../../value-shape'
import { withDefault, z } from '../../zod'
import { isNumber, sliderBehaviour } from './behaviour'

const isSliderDefault = (value: unknown) => value === null || isNumber(value) || (isList(value) && value.every(isNumber))

const options = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.custom<number | null | readonly number[]>(isSliderDefault), 0),
  min: numberIn(0),
  max: numberIn(100),
  step: numberIn(1, Number.MIN_VALUE),
  showInput: flag(),
  range: flag(),
})

/** The options of `slider`, complete with defaults. */
export type SliderOptions = OptionsOf<typeof options>

export const sliderDefinition = defineWidget({
  ...sliderBehaviour,
  type: 'slider',
  palette: { group: 'basic', icon: 'slider' },
  options,
  valueShape: (options) => (options.range ? { kind: 'pair', item: numberShape(options) } : numberShape(options)),
  dependentOptions: (option, value, { min, max }) => (option === 'range' ? { defaultValue: value === true ? [min, max] : min } : {}),
  panel: [
    { option: 'range', editor: 'switch', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    { option: 'min', editor: 'number', group: 'validation', min: 0, max: 100 },
    { option: 'max', editor: 'number', group: 'validation', min: 0, max: 100 },
    { option: 'step', editor: 'number', group: 'validation', min: 0, max: 100 },
    { option: 'showInput', editor: 'switch', group: 'display', when: { option: 'range', in: [false] } },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
