/** `rate`: stars, whole or in halves. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fieldRows, labelRows } from '../../options/panel-rows'
import { numberShape } from '../../value-shape'
import { rateBehaviour } from './behaviour'
import { MAX_STARS, rateOptions } from './options'
import { rateHtml } from './html'

export const rateDefinition = defineWidget({
  ...rateBehaviour,
  type: 'rate',
  palette: { group: 'basic', icon: 'rate' },
  options: rateOptions,
  html: rateHtml,
  // No star is nothing entered, so that an accepted value is above 0.
  valueShape: ({ max, allowHalf }) => ({ ...numberShape({ min: '', max, step: allowHalf ? 0.5 : 1 }), above: 0 }),
  panel: [
    { option: 'max', editor: 'number', group: 'basic', min: 1, max: MAX_STARS, step: 1 },
    { option: 'allowHalf', editor: 'switch', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    ...fieldRows,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc', 'width'],
})
