/** The options of `grid`. */
import { numberIn, oneOf } from '../../options/option-kinds'
import { commonOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What a `grid` can be told, with defaults. */
export const gridOptions = z.object({
  ...commonOptions(),
  gutter: numberIn(0, 0),
  justify: oneOf(['start', 'end', 'center', 'space-around', 'space-between'], 'start'),
  align: oneOf(['top', 'middle', 'bottom'], 'top'),
})
