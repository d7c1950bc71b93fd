/** `divider`: a line with an optional caption; carries no value and shows no label. */
import { defineWidget } from '../../define-widget'
import { oneOf, text } from '../../options/option-kinds'
import { conditionRow, fontRows } from '../../options/panel-rows'
import { commonOptions, fontOptions } from '../../options/shared-options'
import { z } from '../../zod'
import { dividerBehaviour } from './behaviour'

const options = z.object({
  ...commonOptions(),
  ...fontOptions(),
  defaultValue: text('分割线'),
  direction: oneOf(['horizontal', 'vertical'], 'horizontal'),
  content_position: oneOf(['left', 'center', 'right'], 'center'),
})

export const dividerDefinition = defineWidget({
  ...dividerBehaviour,
  type: 'divider',
  palette: { group: 'layout', icon: 'divider' },
  options,
  panel: [
    { option: 'defaultValue', editor: 'text', group: 'basic' },
    { option: 'direction', editor: 'select', group: 'display', choices: ['horizontal', 'vertical'] },
    { option: 'content_position', editor: 'select', group: 'display', choices: ['left', 'center', 'right'] },
    ...fontRows,
    conditionRow,
  ],
  hiddenOptions: ['labelWidth', 'labelWidthDisabled', 'labelWidthStatus', 'remoteFunc'],
})
