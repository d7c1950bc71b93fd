/** `select`: one choice from a list, or several when `multiple` is on. */
import { defineWidget } from '../../define-widget'
import { choiceRows, conditionRow, fieldRows, hiddenChoiceOptions, labelRows, widthRow } from '../../options/panel-rows'
import { choiceShape, listShape } from '../../value-shape'
import { selectBehaviour, selectedList, selectedOne } from './behaviour'
import { selectHtml } from './html'
import { selectOptions } from './options'

export const selectDefinition = defineWidget({
  ...selectBehaviour,
  type: 'select',
  palette: { group: 'basic', icon: 'select' },
  options: selectOptions,
  html: selectHtml,
  valueShape: (options) => (options.multiple ? listShape(choiceShape(options)) : choiceShape(options)),
  // Spec 4.1: toggling `multiple` converts the default.
  dependentOptions: (option, value, { defaultValue }) =>
    option === 'multiple' ? { defaultValue: value === true ? selectedList(defaultValue) : selectedOne(defaultValue) } : {},
  panel: [
    { option: 'placeholder', editor: 'text', group: 'basic' },
    { option: 'multiple', editor: 'switch', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    ...choiceRows,
    { option: 'clearable', editor: 'switch', group: 'display' },
    { option: 'filterable', editor: 'switch', group: 'display' },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: hiddenChoiceOptions,
})
