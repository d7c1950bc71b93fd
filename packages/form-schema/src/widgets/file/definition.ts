/** `file`: files of any kind, stored as a list of `{uid, name, url}`. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { uploadRows } from '../../options/upload-options'
import { FILE_ENTRY } from '../../rules/values/check-files'
import { listShape } from '../../value-shape'
import { fileBehaviour } from './behaviour'
import { fileHtml } from './html'
import { fileOptions } from './options'

export const fileDefinition = defineWidget({
  ...fileBehaviour,
  type: 'file',
  palette: { group: 'advanced', icon: 'file' },
  options: fileOptions,
  html: fileHtml,
  valueShape: ({ length }) => listShape({ kind: 'file', entry: FILE_ENTRY, isPicture: false }, length),
  panel: [...uploadRows, ...fieldRows, widthRow, ...labelRows, conditionRow],
  hiddenOptions: ['remoteFunc', 'defaultValue', 'token'],
})
