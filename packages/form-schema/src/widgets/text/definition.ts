/** `text`: words on the form; carries no value. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fontRows, labelRows } from '../../options/panel-rows'
import { textBehaviour } from './behaviour'
import { textHtml } from './html'
import { textOptions } from './options'

export const textDefinition = defineWidget({
  ...textBehaviour,
  type: 'text',
  palette: { group: 'basic', icon: 'text' },
  options: textOptions,
  html: textHtml,
  panel: [
    { option: 'defaultValue', editor: 'multiline', group: 'basic' },
    ...fontRows,
    ...labelRows,
    { option: 'customClass', editor: 'text', group: 'style' },
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
