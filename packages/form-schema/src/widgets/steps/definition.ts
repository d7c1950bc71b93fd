/** `steps`: pages that hold other widgets and are filled one after the other; each is validated before the next. */
import { defineWidget } from '../../define-widget'
import { conditionRow } from '../../options/panel-rows'
import { layoutBehaviour } from '../layout-behaviour'
import { stepsHtml } from './html'
import { stepsOptions } from './options'

export const stepsDefinition = defineWidget({
  ...layoutBehaviour,
  type: 'steps',
  palette: { group: 'layout', icon: 'steps' },
  slots: 'columns',
  panes: 'titled',
  options: stepsOptions,
  html: stepsHtml,
  panel: [{ option: 'columns', editor: 'panes', group: 'basic' }, conditionRow],
  hiddenOptions: ['labelWidth', 'labelWidthDisabled', 'labelWidthStatus', 'remoteFunc'],
})
