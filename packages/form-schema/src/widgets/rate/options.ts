/** The options of `rate`. */
import type { OptionsOf } from '../../define-widget'
import { flag, wholeNumber } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { withDefault, z } from '../../zod'

/** More stars cannot be distinguished. */
export const MAX_STARS = 100

/** What a `rate` can be told, with defaults. */
export const rateOptions = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.nullable(z.number()), null),
  max: wholeNumber(5, 1, MAX_STARS),
  allowHalf: flag(),
})

/** The options of `rate`, complete with defaults. */
export type RateOptions = OptionsOf<typeof rateOptions>
