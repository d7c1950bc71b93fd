/** `slider`: a number on a line, or a pair of them. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { numberShape } from '../../value-shape'
import { sliderBehaviour } from './behaviour'
import { sliderHtml } from './html'
import { sliderOptions } from './options'

export const sliderDefinition = defineWidget({
  ...sliderBehaviour,
  type: 'slider',
  palette: { group: 'basic', icon: 'slider' },
  options: sliderOptions,
  html: sliderHtml,
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
