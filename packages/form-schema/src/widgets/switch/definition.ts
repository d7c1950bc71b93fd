/** `switch`: on or off. */
import { defineWidget } from '../../define-widget'
import { flag } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { z } from '../../zod'

export const switchDefinition = defineWidget({
  type: 'switch',
  kind: 'input',
  palette: { group: 'basic', icon: 'switch' },
  options: z.object({ ...fieldOptions(), defaultValue: flag() }),
  panel: [{ option: 'defaultValue', editor: 'default-value', group: 'basic' }, ...fieldRows, widthRow, ...labelRows, conditionRow],
  hiddenOptions: ['remoteFunc'],
  emptyValue: () => false,
  defaultValue: (options) => options.defaultValue,
  checkValue: (value) => (typeof value === 'boolean' ? [] : [{ code: 'shape', params: { expected: 'boolean' } }]),
})
