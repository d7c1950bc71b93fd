/** The options of `blank`. */
import type { OptionsOf } from '../../define-widget'
import { oneOf } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { z } from '../../zod'

/** What the host's component may store. */
export const KINDS = ['String', 'Object', 'Array'] as const

/** What a `blank` can be told, with defaults. */
export const blankOptions = z.object({ ...fieldOptions(), defaultType: oneOf(KINDS, 'String') })

/** The options of `blank`, complete with defaults. */
export type BlankOptions = OptionsOf<typeof blankOptions>
