/** The options of `subform`. */
import type { OptionsOf } from '../../define-widget'
import { numberIn, oneOf } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What a `subform` can be told, with defaults. */
export const subformOptions = z.object({
  ...fieldOptions(),
  gutter: numberIn(0, 0),
  justify: oneOf(['start', 'end', 'center', 'space-around', 'space-between'], 'start'),
  align: oneOf(['top', 'middle', 'bottom'], 'top'),
})

/** The options of `subform`, complete with defaults. */
export type SubformOptions = OptionsOf<typeof subformOptions>
