/** `select`: one choice from a list, or several when `multiple` is on. */
import { defineWidget } from '../../define-widget'
import { type ChoiceValue, choiceSource, isChoiceValue, isChoiceValueList } from '../../options/choices'
import { flag, text } from '../../options/option-kinds'
import { choiceRows, conditionRow, fieldRows, hiddenChoiceOptions, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { checkManyChoices, checkOneChoice, cleanManyChoices, cleanOneChoice } from '../../rules/check-choice'
import { withDefault, z } from '../../zod'

const isSelectDefault = (value: unknown) => isChoiceValue(value) || isChoiceValueList(value)

export const selectDefinition = defineWidget({
  type: 'select',
  kind: 'input',
  palette: { group: 'basic', icon: 'select' },
  options: z.object({
    ...fieldOptions(),
    ...choiceSource([{ value: 'Option 1' }, { value: 'Option 2' }, { value: 'Option 3' }]),
    defaultValue: withDefault(z.custom<ChoiceValue | readonly ChoiceValue[]>(isSelectDefault), ''),
    multiple: flag(),
    placeholder: text(),
    clearable: flag(),
    filterable: flag(),
  }),
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
  emptyValue: (options) => (options.multiple ? [] : ''),
  // Toggling `multiple` converts the stored default (spec 4.1); reading it tolerates either shape for the same reason.
  defaultValue: ({ multiple, defaultValue }) => (multiple ? selectedList(defaultValue) : selectedOne(defaultValue)),
  checkValue: (value, options) => (options.multiple ? checkManyChoices(value, options) : checkOneChoice(value, options)),
  cleanValue: (value, options) => (options.multiple ? cleanManyChoices(value, options) : cleanOneChoice(value, options)),
})

/** The default of a select after `multiple` was turned on: one value becomes a list of it. */
export function selectedList(value: ChoiceValue | readonly ChoiceValue[]): readonly ChoiceValue[] {
  if (typeof value === 'object') return [...value]
  return value === '' ? [] : [value]
}

/** The default of a select after `multiple` was turned off: the first of the list. */
export function selectedOne(value: ChoiceValue | readonly ChoiceValue[]): ChoiceValue {
  return typeof value === 'object' ? (value[0] ?? '') : value
}
