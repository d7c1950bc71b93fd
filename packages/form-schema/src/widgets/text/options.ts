/** The options of `text`. */
import { text } from '../../options/option-kinds'
import { commonOptions, fontOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What a `text` can be told, with defaults. */
export const textOptions = z.object({ ...commonOptions(), ...fontOptions(), defaultValue: text('这是一句话'), customClass: text() })
