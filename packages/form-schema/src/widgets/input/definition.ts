/** `input`: one line of text, checked against a data type and a pattern. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { flag, oneOf, text, wholeNumber } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { DATA_TYPES, isNumericDataType } from '../../rules/values/data-types'
import { textShape } from '../../value-shape'
import { z } from '../../zod'
import { inputBehaviour } from './behaviour'

const options = z.object({
  ...fieldOptions('100%'),
  defaultValue: text(),
  dataType: oneOf(['', ...DATA_TYPES], 'string'),
  pattern: text(),
  placeholder: text(),
  showPassword: flag(),
  clearable: flag(),
  maxlength: wholeNumber(-1, -1),
  showWordLimit: flag(),
})

/** The options of `input`, complete with defaults. */
export type InputOptions = OptionsOf<typeof options>

export const inputDefinition = defineWidget({
  ...inputBehaviour,
  type: 'input',
  palette: { group: 'basic', icon: 'input' },
  options,
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
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
