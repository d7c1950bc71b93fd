/** `textarea`: several lines of text. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { flag, text, wholeNumber } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { textShape } from '../../value-shape'
import { z } from '../../zod'
import { textareaBehaviour } from './behaviour'

const options = z.object({
  ...fieldOptions('100%'),
  defaultValue: text(),
  pattern: text(),
  placeholder: text(),
  clearable: flag(),
  maxlength: wholeNumber(-1, -1),
  showWordLimit: flag(),
  height: text(),
})

/** The options of `textarea`, complete with defaults. */
export type TextareaOptions = OptionsOf<typeof options>

export const textareaDefinition = defineWidget({
  ...textareaBehaviour,
  type: 'textarea',
  palette: { group: 'basic', icon: 'textarea' },
  options,
  valueShape: (options) => textShape({ is: 'lines' }, options),
  panel: [
    { option: 'placeholder', editor: 'text', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    { option: 'pattern', editor: 'pattern', group: 'validation' },
    { option: 'maxlength', editor: 'number', group: 'validation', min: -1, step: 1 },
    { option: 'showWordLimit', editor: 'switch', group: 'display' },
    { option: 'clearable', editor: 'switch', group: 'display' },
    ...fieldRows,
    widthRow,
    { option: 'height', editor: 'length', group: 'style' },
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
