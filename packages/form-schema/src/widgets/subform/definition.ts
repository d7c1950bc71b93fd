/** `subform`: rows of fields, stored as a list of objects. Its columns hold the fields of one row, flattened from left to right. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { LIMITS } from '../../limits'
import { numberIn, oneOf } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { listShape } from '../../value-shape'
import { z } from '../../zod'
import { subformBehaviour } from './behaviour'

const options = z.object({
  ...fieldOptions(),
  gutter: numberIn(0, 0),
  justify: oneOf(['start', 'end', 'center', 'space-around', 'space-between'], 'start'),
  align: oneOf(['top', 'middle', 'bottom'], 'top'),
})

/** The options of `subform`, complete with defaults. */
export type SubformOptions = OptionsOf<typeof options>

export const subformDefinition = defineWidget({
  ...subformBehaviour,
  type: 'subform',
  palette: { group: 'advanced', icon: 'subform' },
  slots: 'columns',
  options,
  valueShape: () => listShape({ kind: 'row', members: null }, LIMITS.rows),
  panel: [{ option: 'columns', editor: 'columns', group: 'basic' }, ...fieldRows, widthRow, ...labelRows, conditionRow],
  // A table of rows has no gutter and nothing to justify; the old family stores these three and ignores them.
  hiddenOptions: ['remoteFunc', 'gutter', 'justify', 'align'],
})
