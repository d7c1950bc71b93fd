/** `editor`: rich text, stored as HTML. Whoever shows it cleans it first; nothing here trusts it. */
import { defineWidget } from '../../define-widget'
import { text } from '../../options/option-kinds'
import { conditionRow, fieldRows, labelRows, widthRow } from '../../options/panel-rows'
import { fieldOptions } from '../../options/shared-options'
import { isEmptyHtml } from '../../rules/is-empty-html'
import { isEmptyValue } from '../../rules/is-empty-value'
import { z } from '../../zod'

export const editorDefinition = defineWidget({
  type: 'editor',
  kind: 'input',
  palette: { group: 'advanced', icon: 'editor' },
  options: z.object({ ...fieldOptions(), defaultValue: text(), placeholder: text() }),
  panel: [
    { option: 'placeholder', editor: 'text', group: 'basic' },
    { option: 'defaultValue', editor: 'default-value', group: 'basic' },
    ...fieldRows,
    widthRow,
    ...labelRows,
    conditionRow,
  ],
  hiddenOptions: ['remoteFunc'],
  emptyValue: () => '',
  defaultValue: (options) => options.defaultValue,
  isEmpty: (value) => isEmptyValue(value) || (typeof value === 'string' && isEmptyHtml(value)),
  checkValue: (value) => (typeof value === 'string' ? [] : [{ code: 'shape', params: { expected: 'html' } }]),
})
