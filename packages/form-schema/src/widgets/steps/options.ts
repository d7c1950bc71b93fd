/** The options of `steps`. */
import { commonOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What `steps` can be told, with defaults. */
export const stepsOptions = z.object(commonOptions())
