/** `checkbox`: any number of choices, stored as a list. */
import { defineWidget } from '../../define-widget'
import { choiceRows, conditionRow, fieldRows, hiddenChoiceOptions, labelRows, widthRow } from '../../options/panel-rows'
import { choiceShape, listShape } from '../../value-shape'
import { checkboxBehaviour } from './behaviour'
import { checkboxHtml } from './html'
import { checkboxOptions } from './options'

export const checkboxDefinition = defineWidget({
  ...checkboxBehaviour,
  type: 'checkbox',
  palette: { group: 'basic', icon: 'checkbox' },
  options: checkboxOptions,
  html: checkboxHtml,
  valueShape: (options) => listShape(choiceShape(options)),
  panel: [
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    ...choiceRows,
    { option: 'inline', editor: 'switch', group: 'display' },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: hiddenChoiceOptions,
})
