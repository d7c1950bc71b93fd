/** `text`: words on the form; carries no value. */
import { defineWidget } from '../../define-widget'
import { text } from '../../options/option-kinds'
import { conditionRow, fontRows, labelRows } from '../../options/panel-rows'
import { commonOptions, fontOptions } from '../../options/shared-options'
import { z } from '../../zod'
import { textBehaviour } from './behaviour'

const options = z.object({ ...commonOptions(), ...fontOptions(), defaultValue: text('这是一句话'), customClass: text() })

export const textDefinition = defineWidget({
  ...textBehaviour,
  type: 'text',
  palette: { group: 'basic', icon: 'text' },
  options,
  panel: [
    { option: 'defaultValue', editor: 'multiline', group: 'basic' },
    ...fontRows,
    ...labelRows,
    { option: 'customClass', editor: 'text', group: 'style' },
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
