/** `checkbox`: any number of choices, stored as a list. */
import { defineWidget } from '../../define-widget'
import { type ChoiceValue, choiceSource, isChoiceValueList } from '../../options/choices'
import { flag } from '../../options/option-kinds'
import { choiceRows, conditionRow, fieldRows, hiddenChoiceOptions, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { checkManyChoices, cleanManyChoices } from '../../rules/check-choice'
import { withDefault, z } from '../../zod'

export const checkboxDefinition = defineWidget({
  type: 'checkbox',
  kind: 'input',
  palette: { group: 'basic', icon: 'checkbox' },
  options: z.object({
    ...fieldOptions(),
    ...choiceSource([{ value: 'Option 1' }, { value: 'Option 2' }, { value: 'Option 3' }]),
    defaultValue: withDefault(z.custom<readonly ChoiceValue[]>(isChoiceValueList), () => []),
    inline: flag(),
  }),
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
  emptyValue: () => [],
  defaultValue: (options) => [...options.defaultValue],
  checkValue: (value, options) => checkManyChoices(value, options),
  cleanValue: (value, options) => cleanManyChoices(value, options),
})
