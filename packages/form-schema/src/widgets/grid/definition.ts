/** `grid`: columns that hold other widgets; the columns themselves are on the widget, not in its options. */
import { defineWidget } from '../../define-widget'
import { numberIn, oneOf } from '../../options/option-kinds'
import { conditionRow } from '../../options/panel-rows'
import { commonOptions } from '../../options/shared-options'
import { z } from '../../zod'
import { gridBehaviour } from './behaviour'

const options = z.object({
  ...commonOptions(),
  gutter: numberIn(0, 0),
  justify: oneOf(['start', 'end', 'center', 'space-around', 'space-between'], 'start'),
  align: oneOf(['top', 'middle', 'bottom'], 'top'),
})

export const gridDefinition = defineWidget({
  ...gridBehaviour,
  type: 'grid',
  palette: { group: 'layout', icon: 'grid' },
  slots: 'columns',
  options,
  panel: [
    { option: 'columns', editor: 'columns', group: 'basic' },
    { option: 'gutter', editor: 'number', group: 'display', min: 0, step: 1 },
    { option: 'justify', editor: 'select', group: 'display', choices: ['start', 'end', 'center', 'space-around', 'space-between'] },
    { option: 'align', editor: 'select', group: 'display', choices: ['top', 'middle', 'bottom'] },
    conditionRow,
  ],
  hiddenOptions: ['labelWidth', 'labelWidthDisabled', 'labelWidthStatus', 'remoteFunc'],
})
