/** `card`: a frame around other widgets; its title is the name of the widget. */
import { defineWidget } from '../../define-widget'
import { conditionRow } from '../../options/panel-rows'
import { layoutBehaviour } from '../layout-behaviour'
import { cardHtml } from './html'
import { cardOptions } from './options'

export const cardDefinition = defineWidget({
  ...layoutBehaviour,
  type: 'card',
  palette: { group: 'layout', icon: 'card' },
  slots: 'columns',
  panes: 'single',
  options: cardOptions,
  html: cardHtml,
  panel: [conditionRow],
  hiddenOptions: ['columns', 'labelWidth', 'labelWidthDisabled', 'labelWidthStatus', 'remoteFunc'],
})
