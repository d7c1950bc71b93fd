/** `divider`: a line with an optional caption; carries no value and shows no label. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fontRows } from '../../options/panel-rows'
import { dividerBehaviour } from './behaviour'
import { dividerHtml } from './html'
import { dividerOptions } from './options'

export const dividerDefinition = defineWidget({
  ...dividerBehaviour,
  type: 'divider',
  palette: { group: 'layout', icon: 'divider' },
  options: dividerOptions,
  html: dividerHtml,
  panel: [
    { option: 'defaultValue', editor: 'text', group: 'basic' },
    { option: 'direction', editor: 'select', group: 'display', choices: ['horizontal', 'vertical'] },
    { option: 'content_position', editor: 'select', group: 'display', choices: ['left', 'center', 'right'] },
    ...fontRows,
    conditionRow,
  ],
  hiddenOptions: ['labelWidth', 'labelWidthDisabled', 'labelWidthStatus', 'remoteFunc'],
})
