/** The options of `checkbox`. */
import type { OptionsOf } from '../../define-widget'
import { choiceSource } from '../../options/choice-source'
import type { ChoiceValue } from '../../options/choices'
import { isChoiceValueList } from '../../options/given-choices'
import { flag } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { withDefault, z } from '../../zod'

/** What a `checkbox` can be told, with defaults. */
export const checkboxOptions = z.object({
  ...fieldOptions(),
  ...choiceSource([{ value: 'Option 1' }, { value: 'Option 2' }, { value: 'Option 3' }]),
  defaultValue: withDefault(z.custom<readonly ChoiceValue[]>(isChoiceValueList), () => []),
  inline: flag(),
})

/** The options of `checkbox`, complete with defaults. */
export type CheckboxOptions = OptionsOf<typeof checkboxOptions>
