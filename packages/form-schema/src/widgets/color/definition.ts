/** `color`: a colour as `#rrggbb`, or `rgba(r, g, b, a)` where transparency is allowed. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fieldRows, labelRows } from '../../options/panel-rows'
import { textShape } from '../../value-shape'
import { colorBehaviour } from './behaviour'
import { colorHtml } from './html'
import { colorOptions } from './options'

export const colorDefinition = defineWidget({
  ...colorBehaviour,
  type: 'color',
  palette: { group: 'basic', icon: 'color' },
  options: colorOptions,
  html: colorHtml,
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
