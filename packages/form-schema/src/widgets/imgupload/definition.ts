/** `imgupload`: pictures, stored as a list of `{key, url, percent, status}`. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { isList, isObject, type JsonObject } from '../../json'
import { flag, wholeNumber } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { MOST_FILES, uploadOptions, uploadRows } from '../../options/upload-options'
import { PICTURE_ENTRY } from '../../rules/values/check-files'
import { listShape } from '../../value-shape'
import { withDefault, z } from '../../zod'
import { imguploadBehaviour } from './behaviour'

/** Size of a thumbnail in pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** Thumbnails above this do not fit a page. */
const MOST_PIXELS = 2000

const isSide = (value: unknown) => typeof value === 'number' && value >= 1 && value <= MOST_PIXELS
const isSize = (value: unknown) => isObject(value) && isSide(value['width']) && isSide(value['height'])

const options = z.object({
  ...fieldOptions(),
  ...uploadOptions(8),
  defaultValue: withDefault(
    z.custom<readonly JsonObject[]>((value) => isList(value) && value.every(isObject)),
    () => [],
  ),
  size: withDefault(z.custom<PictureSize>(isSize), () => ({ width: 100, height: 100 })),
  min: wholeNumber(0, 0, MOST_FILES),
  isDelete: flag(),
  isEdit: flag(),
})

/** The options of `imgupload`, complete with defaults. */
export type ImguploadOptions = OptionsOf<typeof options>

export const imguploadDefinition = defineWidget({
  ...imguploadBehaviour,
  type: 'imgupload',
  palette: { group: 'advanced', icon: 'imgupload' },
  options,
  valueShape: ({ length }) => listShape({ kind: 'file', entry: PICTURE_ENTRY, isPicture: true }, length),
  panel: [
    ...uploadRows,
    { option: 'min', editor: 'number', group: 'validation', min: 0, max: MOST_FILES, step: 1 },
    { option: 'size', editor: 'size', group: 'style' },
    { option: 'isDelete', editor: 'switch', group: 'display' },
    { option: 'isEdit', editor: 'switch', group: 'display' },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc', 'defaultValue', 'token'],
})
