/** `subform`: rows of fields, stored as a list of objects. Its columns hold the fields of one row, flattened from left to right. */
import { defineWidget } from '../../define-widget'
import { isList } from '../../json'
import { numberIn, oneOf } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { checkRows, isRemovedRow } from '../../rules/row-status'
import { isEmptyValue } from '../../rules/is-empty-value'
import { z } from '../../zod'

export const subformDefinition = defineWidget({
  type: 'subform',
  kind: 'input',
  palette: { group: 'advanced', icon: 'subform' },
  slots: 'columns',
  options: z.object({
    ...fieldOptions(),
    gutter: numberIn(0, 0),
    justify: oneOf(['start', 'end', 'center', 'space-around', 'space-between'], 'start'),
    align: oneOf(['top', 'middle', 'bottom'], 'top'),
  }),
  panel: [{ option: 'columns', editor: 'columns', group: 'basic' }, ...fieldRows, widthRow, ...labelRows, conditionRow],
  // A table of rows has no gutter and nothing to justify; the old family stores these three and ignores them.
  hiddenOptions: ['remoteFunc', 'gutter', 'justify', 'align'],
  emptyValue: () => [],
  defaultValue: () => [],
  isEmpty: (value) => isEmptyValue(value) || (isList(value) && value.every(isRemovedRow)),
  checkValue: (value) => checkRows(value),
})
