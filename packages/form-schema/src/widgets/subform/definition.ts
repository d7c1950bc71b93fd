/** `subform`: rows of fields, stored as a list of objects. Its columns hold the fields of one row, flattened from left to right. */
import { defineWidget } from '../../define-widget'
import { LIMITS } from '../../limits'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { listShape } from '../../value-shape'
import { subformBehaviour } from './behaviour'
import { subformHtml } from './html'
import { subformOptions } from './options'

export const subformDefinition = defineWidget({
  ...subformBehaviour,
  type: 'subform',
  palette: { group: 'advanced', icon: 'subform' },
  slots: 'columns',
  options: subformOptions,
  html: subformHtml,
  valueShape: () => listShape({ kind: 'row', members: null }, LIMITS.rows),
  panel: [{ option: 'columns', editor: 'columns', group: 'basic' }, ...fieldRows, widthRow, ...labelRows, conditionRow],
  // A table of rows has no gutter and nothing to justify; the old family stores these three and ignores them.
  hiddenOptions: ['remoteFunc', 'gutter', 'justify', 'align'],
})
