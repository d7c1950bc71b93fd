/** The options of `imgupload`. */
import type { OptionsOf } from '../../define-widget'
import { isList, isObject, type JsonObject } from '../../json'
import { flag, wholeNumber } from '../../options/option-kinds'
import { fieldOptions } from '../../options/shared-options'
import { MAX_FILES, uploadOptions } from '../../options/upload-options'
import { withDefault, z } from '../../zod'

/** Size of a thumbnail in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Thumbnails above this do not fit a page. */
const MAX_PIXELS = 2000

const isSide = (value: unknown) => typeof value === 'number' && value >= 1 && value <= MAX_PIXELS
const isSize = (value: unknown) => isObject(value) && isSide(value['width']) && isSide(value['height'])

/** What an `imgupload` can be told, with defaults. */
export const imguploadOptions = z.object({
  ...fieldOptions(),
  ...uploadOptions(8),
  defaultValue: withDefault(
    z.custom<readonly JsonObject[]>((value) => isList(value) && value.every(isObject)),
    () => [],
  ),
  size: withDefault(z.custom<PictureSize>(isSize), () => ({ width: 100, height: 100 })),
  min: wholeNumber(0, 0, MAX_FILES),
  isDelete: flag(),
  isEdit: flag(),
})

/** The options of `imgupload`, complete with defaults. */
export type ImguploadOptions = OptionsOf<typeof imguploadOptions>
