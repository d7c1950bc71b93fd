/** `grid`: columns that hold other widgets; the columns themselves are on the widget, not in its options. */
import { defineWidget } from '../../define-widget'
import { conditionRow } from '../../options/panel-rows'
import { layoutBehaviour } from '../layout-behaviour'
import { gridHtml } from './html'
import { gridOptions } from './options'

export const gridDefinition = defineWidget({
  ...layoutBehaviour,
  type: 'grid',
  palette: { group: 'layout', icon: 'grid' },
  slots: 'columns',
  options: gridOptions,
  html: gridHtml,
  panel: [
    { option: 'columns', editor: 'columns', group: 'basic' },
    { option: 'gutter', editor: 'number', group: 'display', min: 0, step: 1 },
    { option: 'justify', editor: 'select', group: 'display', choices: ['start', 'end', 'center', 'space-around', 'space-between'] },
    { option: 'align', editor: 'select', group: 'display', choices: ['top', 'middle', 'bottom'] },
    conditionRow,
  ],
  hiddenOptions: ['labelWidth', 'labelWidthDisabled', 'labelWidthStatus', 'remoteFunc'],
})
