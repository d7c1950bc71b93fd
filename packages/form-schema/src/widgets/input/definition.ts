/** `input`: one line of text, checked against a data type and a pattern. */
import { defineWidget } from '../../define-widget'
import { autofillRow, LINE_AUTOFILL } from '../../options/autofill'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { DATA_TYPES, isNumericDataType } from '../../rules/values/data-types'
import { textShape } from '../../value-shape'
import { inputBehaviour } from './behaviour'
import { inputHtml } from './html'
import { inputOptions } from './options'

export const inputDefinition = defineWidget({
  ...inputBehaviour,
  type: 'input',
  palette: { group: 'basic', icon: 'input' },
  options: inputOptions,
  html: inputHtml,
  valueShape: (options) => {
    const { dataType } = options
    const text = textShape({ is: 'typed', dataType }, options)
    if (isNumericDataType(dataType)) return { ...text, kind: 'number-text', isWhole: dataType === 'integer' }
    return dataType === 'boolean' ? { ...text, kind: 'boolean-text' } : text
  },
  panel: [
    { option: 'placeholder', editor: 'text', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    { option: 'dataType', editor: 'select', group: 'validation', choices: DATA_TYPES },
    { option: 'pattern', editor: 'pattern', group: 'validation' },
    { option: 'maxlength', editor: 'number', group: 'validation', min: -1, step: 1 },
    { option: 'showWordLimit', editor: 'switch', group: 'display' },
    { option: 'showPassword', editor: 'switch', group: 'display' },
    { option: 'clearable', editor: 'switch', group: 'display' },
    autofillRow(LINE_AUTOFILL),
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
