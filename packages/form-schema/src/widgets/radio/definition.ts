/** `radio`: exactly one of a few choices. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { choiceSource } from '../../options/choice-source'
import { isChoiceValue } from '../../options/choices'
import { flag } from '../../options/option-kinds'
import { choiceRows, conditionRow, fieldRows, hiddenChoiceOptions, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { choiceShape } from '../../value-shape'
import { withDefault, z } from '../../zod'
import { radioBehaviour } from './behaviour'

const options = z.object({
  ...fieldOptions(),
  ...choiceSource([
    { value: 'Option 1', label: 'Option 1' },
    { value: 'Option 2', label: 'Option 2' },
    { value: 'Option 3', label: 'Option 3' },
  ]),
  defaultValue: withDefault(z.custom<string | number | boolean>(isChoiceValue), ''),
  inline: flag(),
})

/** The options of `radio`, complete with defaults. */
export type RadioOptions = OptionsOf<typeof options>

export const radioDefinition = defineWidget({
  ...radioBehaviour,
  type: 'radio',
  palette: { group: 'basic', icon: 'radio' },
  options,
  valueShape: (options) => choiceShape(options),
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
