/** `slider`: a number on a line, or a pair of them. */
import { defineWidget } from '../../define-widget'
import { isList } from '../../json'
import { flag, numberIn } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { checkSlider } from '../../rules/check-slider'
import { withDefault, z } from '../../zod'

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isSliderDefault = (value: unknown) => value === null || isNumber(value) || (isList(value) && value.every(isNumber))

export const sliderDefinition = defineWidget({
  type: 'slider',
  kind: 'input',
  palette: { group: 'basic', icon: 'slider' },
  options: z.object({
    ...fieldOptions(),
    defaultValue: withDefault(z.custom<number | null | readonly number[]>(isSliderDefault), 0),
    min: numberIn(0),
    max: numberIn(100),
    step: numberIn(1, Number.MIN_VALUE),
    showInput: flag(),
    range: flag(),
  }),
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
  emptyValue: ({ range }) => (range ? [] : null),
  // The old control moves a default from outside the line onto its end, and spans the whole line when a pair is missing.
  defaultValue: ({ range, defaultValue, min, max }) => {
    const onLine = (value: number) => Math.max(min, Math.min(max, value))
    const [start, end] = isList(defaultValue) ? defaultValue : []
    if (range) return isNumber(start) && isNumber(end) ? [onLine(start), onLine(end)] : [min, max]
    if (isList(defaultValue)) return isNumber(start) ? onLine(start) : null
    return isNumber(defaultValue) ? onLine(defaultValue) : null
  },
  checkValue: (value, options) => checkSlider(value, options),
})
