/** `file`: files of any kind, stored as a list of `{uid, name, url}`. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { isList, isObject, type JsonObject } from '../../json'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { uploadOptions, uploadRows } from '../../options/upload-options'
import { FILE_ENTRY } from '../../rules/values/check-files'
import { listShape } from '../../value-shape'
import { withDefault, z } from '../../zod'
import { fileBehaviour } from './behaviour'

const options = z.object({
  ...fieldOptions(),
  ...uploadOptions(9),
  defaultValue: withDefault(
    z.custom<readonly JsonObject[]>((value) => isList(value) && value.every(isObject)),
    () => [],
  ),
})

/** The options of `file`, complete with defaults. */
export type FileOptions = OptionsOf<typeof options>

export const fileDefinition = defineWidget({
  ...fileBehaviour,
  type: 'file',
  palette: { group: 'advanced', icon: 'file' },
  options,
  valueShape: ({ length }) => listShape({ kind: 'file', entry: FILE_ENTRY, isPicture: false }, length),
  panel: [...uploadRows, ...fieldRows, widthRow, ...labelRows, conditionRow],
  hiddenOptions: ['remoteFunc', 'defaultValue', 'token'],
})
