/** The options of `collapse`. */
import { flag } from '../../options/option-kinds'
import { commonOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What `collapse` can be told, with defaults. `accordion`: one section is open at a time. `openAll`: all are open at first, else the first. */
export const collapseOptions = z.object({
  ...commonOptions(),
  accordion: flag(),
  openAll: flag(),
})
