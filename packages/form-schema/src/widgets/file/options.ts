/** The options of `file`. */
import type { OptionsOf } from '../../define-widget'
import { isList, isObject, type JsonObject } from '../../json'
import { fieldOptions } from '../../options/shared-options'
import { uploadOptions } from '../../options/upload-options'
import { withDefault, z } from '../../zod'

/** What a `file` can be told, with defaults. */
export const fileOptions = z.object({
  ...fieldOptions(),
  ...uploadOptions(9),
  defaultValue: withDefault(
    z.custom<readonly JsonObject[]>((value) => isList(value) && value.every(isObject)),
    () => [],
  ),
})

/** The options of `file`, complete with defaults. */
export type FileOptions = OptionsOf<typeof fileOptions>
