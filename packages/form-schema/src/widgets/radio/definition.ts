/** `radio`: exactly one of a few choices. */
import { defineWidget } from '../../define-widget'
import { choiceRows, conditionRow, fieldRows, hiddenChoiceOptions, labelRows, widthRow } from '../../options/panel-rows'
import { choiceShape } from '../../value-shape'
import { radioBehaviour } from './behaviour'
import { radioHtml } from './html'
import { radioOptions } from './options'

export const radioDefinition = defineWidget({
  ...radioBehaviour,
  type: 'radio',
  palette: { group: 'basic', icon: 'radio' },
  options: radioOptions,
  html: radioHtml,
  valueShape: (options) => choiceShape(options),
  panel: [
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    ...choiceRows,
    { option: 'inline', editor: 'switch', group: 'display' },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: hiddenChoiceOptions,
})
