/** `tabs`: panes that hold other widgets, one of which is seen at a time. */
import { defineWidget } from '../../define-widget'
import { conditionRow } from '../../options/panel-rows'
import { layoutBehaviour } from '../layout-behaviour'
import { tabsHtml } from './html'
import { tabsOptions } from './options'

export const tabsDefinition = defineWidget({
  ...layoutBehaviour,
  type: 'tabs',
  palette: { group: 'layout', icon: 'tabs' },
  slots: 'columns',
  panes: 'titled',
  options: tabsOptions,
  html: tabsHtml,
  panel: [{ option: 'columns', editor: 'panes', group: 'basic' }, conditionRow],
  hiddenOptions: ['labelWidth', 'labelWidthDisabled', 'labelWidthStatus', 'remoteFunc'],
})
