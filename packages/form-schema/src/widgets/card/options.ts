/** The options of `card`. */
import { commonOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What `card` can be told, with defaults. */
export const cardOptions = z.object(commonOptions())
