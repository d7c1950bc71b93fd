/** `text`: words on the form; carries no value. */
import { defineWidget } from '../../define-widget'
import { text } from '../../options/option-kinds'
import { conditionRow, fontRows, labelRows } from '../../options/panel-rows'
import { commonOptions, fontOptions } from '../../options/shared-options'
import { z } from '../../zod'

export const textDefinition = defineWidget({
  type: 'text',
  kind: 'display',
  palette: { group: 'basic', icon: 'text' },
  options: z.object({ ...commonOptions(), ...fontOptions(), defaultValue: text('这是一句话'), customClass: text() }),
  panel: [
    { option: 'defaultValue', editor: 'multiline', group: 'basic' },
    ...fontRows,
    ...labelRows,
    { option: 'customClass', editor: 'text', group: 'style' },
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
})
