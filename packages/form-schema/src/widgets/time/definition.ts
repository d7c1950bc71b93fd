/** `time`: a time of day as text in the widget's format, or a pair of them. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { textShape } from '../../value-shape'
import { timeBehaviour } from './behaviour'
import { timeHtml } from './html'
import { timeOptions } from './options'

export const timeDefinition = defineWidget({
  ...timeBehaviour,
  type: 'time',
  palette: { group: 'basic', icon: 'time' },
  options: timeOptions,
  html: timeHtml,
  valueShape: ({ isRange, format }) => {
    const moment = textShape({ is: 'time', format })
    return isRange ? { kind: 'pair', item: moment } : moment
  },
  // Spec 4.1: turning the range on or off clears the default.
  dependentOptions: (option, value) => (option === 'isRange' ? { defaultValue: value === true ? null : '' } : {}),
  panel: [
    { option: 'format', editor: 'text', group: 'basic' },
    { option: 'isRange', editor: 'switch', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    { option: 'placeholder', editor: 'text', group: 'basic', when: { option: 'isRange', in: [false] } },
    { option: 'startPlaceholder', editor: 'text', group: 'basic', when: { option: 'isRange', in: [true] } },
    { option: 'endPlaceholder', editor: 'text', group: 'basic', when: { option: 'isRange', in: [true] } },
    { option: 'arrowControl', editor: 'switch', group: 'display' },
    { option: 'editable', editor: 'switch', group: 'display' },
    { option: 'clearable', editor: 'switch', group: 'display' },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
