/** The options of `number`. */
import type { OptionsOf } from '../../define-widget'
import { autofill, NUMBER_AUTOFILL } from '../../options/autofill'
import { numberIn, oneOf, optionalNumber, text } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { withDefault, z } from '../../zod'

/** What a `number` can be told, with defaults. */
export const numberOptions = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.nullable(z.union([z.number(), z.literal('')])), 0),
  min: optionalNumber(),
  max: optionalNumber(),
  step: numberIn(1, Number.MIN_VALUE),
  controlsPosition: oneOf(['', 'right'], ''),
  placeholder: text(),
  autocomplete: autofill(NUMBER_AUTOFILL),
})

/** The options of `number`, complete with defaults. */
export type NumberOptions = OptionsOf<typeof numberOptions>
