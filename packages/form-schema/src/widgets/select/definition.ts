/** `select`: one choice from a list, or several when `multiple` is on. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { choiceSource } from '../../options/choice-source'
import { type ChoiceValue, isChoiceValue } from '../../options/choices'
import { isChoiceValueList } from '../../options/given-choices'
import { flag, text } from '../../options/option-kinds'
import { choiceRows, conditionRow, fieldRows, hiddenChoiceOptions, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { choiceShape, listShape } from '../../value-shape'
import { withDefault, z } from '../../zod'
import { selectBehaviour, selectedList, selectedOne } from './behaviour'

const isSelectDefault = (value: unknown) => isChoiceValue(value) || isChoiceValueList(value)

const options = z.object({
  ...fieldOptions(),
  ...choiceSource([{ value: 'Option 1' }, { value: 'Option 2' }, { value: 'Option 3' }]),
  defaultValue: withDefault(z.custom<ChoiceValue | readonly ChoiceValue[]>(isSelectDefault), ''),
  multiple: flag(),
  placeholder: text(),
  clearable: flag(),
  filterable: flag(),
})

/** The options of `select`, complete with defaults. */
export type SelectOptions = OptionsOf<typeof options>

export const selectDefinition = defineWidget({
  ...selectBehaviour,
  type: 'select',
  palette: { group: 'basic', icon: 'select' },
  options,
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
