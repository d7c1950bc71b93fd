/** `textarea`: several lines of text. */
import { defineWidget } from '../../define-widget'
import { autofillRow, LINES_AUTOFILL } from '../../options/autofill'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { textShape } from '../../value-shape'
import { textareaBehaviour } from './behaviour'
import { textareaHtml } from './html'
import { textareaOptions } from './options'

export const textareaDefinition = defineWidget({
  ...textareaBehaviour,
  type: 'textarea',
  palette: { group: 'basic', icon: 'textarea' },
  options: textareaOptions,
  html: textareaHtml,
  valueShape: (options) => textShape({ is: 'lines' }, options),
  panel: [
    { option: 'placeholder', editor: 'text', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    { option: 'pattern', editor: 'pattern', group: 'validation' },
    { option: 'maxlength', editor: 'number', group: 'validation', min: -1, step: 1 },
    { option: 'showWordLimit', editor: 'switch', group: 'display' },
    { option: 'clearable', editor: 'switch', group: 'display' },
    autofillRow(LINES_AUTOFILL),
    ...fieldRows,
    widthRow,
    { option: 'height', editor: 'length', group: 'style' },
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
