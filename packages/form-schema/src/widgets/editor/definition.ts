/** `editor`: rich text, stored as HTML. Whoever shows it cleans it first; nothing here trusts it. */
import { defineWidget } from '../../define-widget'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { textShape } from '../../value-shape'
import { editorBehaviour } from './behaviour'
import { editorHtml } from './html'
import { editorOptions } from './options'

export const editorDefinition = defineWidget({
  ...editorBehaviour,
  type: 'editor',
  palette: { group: 'advanced', icon: 'editor' },
  options: editorOptions,
  html: editorHtml,
  valueShape: () => textShape({ is: 'html' }),
  panel: [
    { option: 'placeholder', editor: 'text', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
