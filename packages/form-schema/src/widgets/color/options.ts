/** The options of `color`. */
import type { OptionsOf } from '../../define-widget'
import { flag } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { withDefault, z } from '../../zod'

/** What a `color` can be told, with defaults. */
export const colorOptions = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.nullable(z.string()), ''),
  showAlpha: flag(),
})

/** The options of `color`, complete with defaults. */
export type ColorOptions = OptionsOf<typeof colorOptions>
