/** `collapse`: sections that hold other widgets and open below their titles. */
import { defineWidget } from '../../define-widget'
import { conditionRow } from '../../options/panel-rows'
import { layoutBehaviour } from '../layout-behaviour'
import { collapseHtml } from './html'
import { collapseOptions } from './options'

export const collapseDefinition = defineWidget({
  ...layoutBehaviour,
  type: 'collapse',
  palette: { group: 'layout', icon: 'collapse' },
  slots: 'columns',
  panes: 'titled',
  options: collapseOptions,
  html: collapseHtml,
  panel: [
    { option: 'columns', editor: 'panes', group: 'basic' },
    { option: 'accordion', editor: 'switch', group: 'display' },
    { option: 'openAll', editor: 'switch', group: 'display', when: { option: 'accordion', in: [false] } },
    conditionRow,
  ],
  hiddenOptions: ['labelWidth', 'labelWidthDisabled', 'labelWidthStatus', 'remoteFunc'],
})
