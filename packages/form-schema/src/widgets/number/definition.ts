/** `number`: a number between min and max, in steps. */
import { defineWidget } from '../../define-widget'
import { autofillRow, NUMBER_AUTOFILL } from '../../options/autofill'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { numberShape } from '../../value-shape'
import { numberBehaviour } from './behaviour'
import { numberHtml } from './html'
import { numberOptions } from './options'

export const numberDefinition = defineWidget({
  ...numberBehaviour,
  type: 'number',
  palette: { group: 'basic', icon: 'number' },
  options: numberOptions,
  html: numberHtml,
  valueShape: (options) => numberShape(options),
  panel: [
    { option: 'placeholder', editor: 'text', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    { option: 'min', editor: 'number', group: 'validation' },
    { option: 'max', editor: 'number', group: 'validation' },
    { option: 'step', editor: 'number', group: 'validation', min: 0 },
    { option: 'controlsPosition', editor: 'select', group: 'display', choices: ['', 'right'] },
    autofillRow(NUMBER_AUTOFILL),
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
