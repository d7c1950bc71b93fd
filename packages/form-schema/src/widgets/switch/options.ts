/** The options of `switch`. */
import type { OptionsOf } from '../../define-widget'
import { flag } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What a `switch` can be told, with defaults. */
export const switchOptions = z.object({ ...fieldOptions(), defaultValue: flag() })

/** The options of `switch`, complete with defaults. */
export type SwitchOptions = OptionsOf<typeof switchOptions>
