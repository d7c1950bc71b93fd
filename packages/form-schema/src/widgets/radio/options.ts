/** The options of `radio`. */
import type { OptionsOf } from '../../define-widget'
import { choiceSource } from '../../options/choice-source'
import { isChoiceValue } from '../../options/choices'
import { flag } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { withDefault, z } from '../../zod'

/** What a `radio` can be told, with defaults. */
export const radioOptions = z.object({
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
export type RadioOptions = OptionsOf<typeof radioOptions>
