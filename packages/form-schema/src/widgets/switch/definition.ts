/** `switch`: on or off. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { switchBehaviour } from './behaviour'
import { switchHtml } from './html'
import { switchOptions } from './options'

export const switchDefinition = defineWidget({
  ...switchBehaviour,
  type: 'switch',
  palette: { group: 'basic', icon: 'switch' },
  options: switchOptions,
  html: switchHtml,
  valueShape: () => ({ kind: 'boolean' }),
  panel: [{ option: 'defaultValue', editor: 'default-value', group: 'basic' }, ...fieldRows, widthRow, ...labelRows, conditionRow],
  hiddenOptions: ['remoteFunc'],
})
