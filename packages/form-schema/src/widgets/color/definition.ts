/** `color`: a colour as `#rrggbb`, or `rgba(r, g, b, a)` where transparency is allowed. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { flag } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { textShape } from '../../value-shape'
import { withDefault, z } from '../../zod'
import { colorBehaviour } from './behaviour'

const options = z.object({
  ...fieldOptions(),
  defaultValue: withDefault(z.nullable(z.string()), ''),
  showAlpha: flag(),
})

/** The options of `color`, complete with defaults. */
export type ColorOptions = OptionsOf<typeof options>

export const colorDefinition = defineWidget({
  ...colorBehaviour,
  type: 'color',
  palette: { group: 'basic', icon: 'color' },
  options,
  valueShape: ({ showAlpha }) => textShape({ is: 'color', alpha: showAlpha }),
  panel: [
    { option: 'showAlpha', editor: 'switch', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    ...fieldRows,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc', 'width'],
})
