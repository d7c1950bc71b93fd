/** `color`: a colour as `#rrggbb`, or `rgba(r, g, b, a)` where transparency is allowed. */
import { defineWidget } from '../../define-widget'
import { flag } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { checkColor } from '../../rules/check-color'
import { withDefault, z } from '../../zod'

export const colorDefinition = defineWidget({
  type: 'color',
  kind: 'input',
  palette: { group: 'basic', icon: 'color' },
  options: z.object({
    ...fieldOptions(),
    defaultValue: withDefault(z.nullable(z.string()), ''),
    showAlpha: flag(),
  }),
  panel: [
    { option: 'showAlpha', editor: 'switch', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    ...fieldRows,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc', 'width'],
  emptyValue: () => null,
  defaultValue: ({ defaultValue }) => (defaultValue === '' ? null : defaultValue),
  checkValue: (value, options) => checkColor(value, options),
})
