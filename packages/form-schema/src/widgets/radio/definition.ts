/** `radio`: exactly one of a few choices. */
import { defineWidget } from '../../define-widget'
import { choiceSource, isChoiceValue } from '../../options/choices'
import { flag } from '../../options/option-kinds'
import { choiceRows, conditionRow, fieldRows, hiddenChoiceOptions, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { checkOneChoice, cleanOneChoice } from '../../rules/check-choice'
import { withDefault, z } from '../../zod'

export const radioDefinition = defineWidget({
  type: 'radio',
  kind: 'input',
  palette: { group: 'basic', icon: 'radio' },
  options: z.object({
    ...fieldOptions(),
    ...choiceSource([
      { value: 'Option 1', label: 'Option 1' },
      { value: 'Option 2', label: 'Option 2' },
      { value: 'Option 3', label: 'Option 3' },
    ]),
    defaultValue: withDefault(z.custom<string | number | boolean>(isChoiceValue), ''),
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
  emptyValue: () => '',
  defaultValue: (options) => options.defaultValue,
  checkValue: (value, options) => checkOneChoice(value, options),
  cleanValue: (value, options) => cleanOneChoice(value, options),
})
