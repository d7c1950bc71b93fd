/** `editor`: rich text, stored as HTML. Whoever shows it cleans it first; nothing here trusts it. */
import { defineWidget, type OptionsOf } from '../../define-widget'
import { text } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { textShape } from '../../value-shape'
import { z } from '../../zod'
import { editorBehaviour } from './behaviour'

const options = z.object({ ...fieldOptions(), defaultValue: text(), placeholder: text() })

/** The options of `editor`, complete with defaults. */
export type EditorOptions = OptionsOf<typeof options>

export const editorDefinition = defineWidget({
  ...editorBehaviour,
  type: 'editor',
  palette: { group: 'advanced', icon: 'editor' },
  options,
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
