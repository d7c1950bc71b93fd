/** The options of `divider`. */
import { oneOf, text } from '../../options/option-kinds'
import { commonOptions, fontOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What a `divider` can be told, with defaults. */
export const dividerOptions = z.object({
  ...commonOptions(),
  ...fontOptions(),
  defaultValue: text('分割线'),
  direction: oneOf(['horizontal', 'vertical'], 'horizontal'),
  content_position: oneOf(['left', 'center', 'right'], 'center'),
})
