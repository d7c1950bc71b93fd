/** The options of `tabs`. */
import { commonOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What `tabs` can be told, with defaults. */
export const tabsOptions = z.object(commonOptions())
