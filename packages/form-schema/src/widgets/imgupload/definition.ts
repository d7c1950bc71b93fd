/** `imgupload`: pictures, stored as a list of `{key, url, percent, status}`. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { MAX_FILES, uploadRows } from '../../options/upload-options'
import { PICTURE_ENTRY } from '../../rules/values/check-files'
import { listShape } from '../../value-shape'
import { imguploadBehaviour } from './behaviour'
import { imguploadHtml } from './html'
import { imguploadOptions } from './options'

export const imguploadDefinition = defineWidget({
  ...imguploadBehaviour,
  type: 'imgupload',
  palette: { group: 'advanced', icon: 'imgupload' },
  options: imguploadOptions,
  html: imguploadHtml,
  valueShape: ({ length, min }) => listShape({ kind: 'file', entry: PICTURE_ENTRY, isPicture: true }, length, min),
  panel: [
    ...uploadRows,
    { option: 'min', editor: 'number', group: 'validation', min: 0, max: MAX_FILES, step: 1 },
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
