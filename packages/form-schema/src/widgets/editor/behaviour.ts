/** How `editor` behaves: all that filling and judging it takes. */
import { defineBehaviour, wrongShape } from '../../define-behaviour'
import { isEmptyHtml } from '../../rules/is-empty-html'
import { isEmptyValue } from '../../rules/is-empty-value'
import type { EditorOptions } from './options'

export const editorBehaviour = /* @__PURE__ */ defineBehaviour<EditorOptions>({
  kind: 'input',
  emptyValue: () => '',
  defaultValue: (options) => options.defaultValue,
  isEmpty: (value) => isEmptyValue(value) || (typeof value === 'string' && isEmptyHtml(value)),
  checkValue: (value) => (typeof value === 'string' ? [] : wrongShape('html')),
})
