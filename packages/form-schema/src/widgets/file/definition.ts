/** `file`: files of any kind, stored as a list of `{uid, name, url}`. */
import { defineWidget } from '../../define-widget'
import { isList, isObject, type JsonObject, type JsonValue } from '../../json'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { uploadOptions, uploadRows } from '../../options/upload-options'
import { checkFiles, cleanFiles, FILE_ENTRY } from '../../rules/check-files'
import { withDefault, z } from '../../zod'

export const fileDefinition = defineWidget({
  type: 'file',
  kind: 'input',
  palette: { group: 'advanced', icon: 'file' },
  options: z.object({
    ...fieldOptions(),
    ...uploadOptions(9),
    defaultValue: withDefault(
      z.custom<readonly JsonObject[]>((value) => isList(value) && value.every(isObject)),
      () => [],
    ),
  }),
  panel: [...uploadRows, ...fieldRows, widthRow, ...labelRows, conditionRow],
  hiddenOptions: ['remoteFunc', 'defaultValue', 'token'],
  emptyValue: () => [],
  defaultValue: ({ defaultValue }): JsonValue => [...defaultValue],
  checkValue: (value, options) => checkFiles(value, options),
  cleanValue: (value) => cleanFiles(value, FILE_ENTRY),
})
