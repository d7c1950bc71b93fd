/** `checkbox`: any number of choices, stored as a list. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { choiceSource } from '../../options/choice-source'
import { type ChoiceValue } from '../../options/choices'
import { isChoiceValueList } from '../../options/given-choices'
import { flag } from '../../options/option-kinds'
import { choiceRows, conditionRow, fieldRows, hiddenChoiceOptions, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { choiceShape, listShape } from '../../value-shape'
import { withDefault, z } from '../../zod'
import { checkboxBehaviour } from './behaviour'

const options = z.object({
  ...fieldOptions(),
  ...choiceSource([{ value: 'Option 1' }, { value: 'Option 2' }, { value: 'Option 3' }]),
  defaultValue: withDefault(z.custom<readonly ChoiceValue[]>(isChoiceValueList), () => []),
  inline: flag(),
})

/** The options of `checkbox`, complete with defaults. */
export type CheckboxOptions = OptionsOf<typeof options>

export const checkboxDefinition = defineWidget({
  ...checkboxBehaviour,
  type: 'checkbox',
  palette: { group: 'basic', icon: 'checkbox' },
  options,
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
