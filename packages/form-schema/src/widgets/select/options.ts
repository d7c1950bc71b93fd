/** The options of `select`. */
import type { OptionsOf } from '../../define-widget'
import { choiceSource } from '../../options/choice-source'
import { type ChoiceValue, isChoiceValue } from '../../options/choices'
import { isChoiceValueList } from '../../options/given-choices'
import { flag, text } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { withDefault, z } from '../../zod'

const isSelectDefault = (value: unknown) => isChoiceValue(value) || isChoiceValueList(value)

/** What a `select` can be told, with defaults. */
export const selectOptions = z.object({
  ...fieldOptions(),
  ...choiceSource([{ value: 'Option 1' }, { value: 'Option 2' }, { value: 'Option 3' }]),
  defaultValue: withDefault(z.custom<ChoiceValue | readonly ChoiceValue[]>(isSelectDefault), ''),
  multiple: flag(),
  placeholder: text(),
  clearable: flag(),
  filterable: flag(),
})

/** The options of `select`, complete with defaults. */
export type SelectOptions = OptionsOf<typeof selectOptions>
