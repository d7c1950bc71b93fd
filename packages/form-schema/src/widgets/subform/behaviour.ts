/** How `subform` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { isList } from '../../json'
import { checkRows, isRemovedRow } from '../../rules/row-status'
import { isEmptyValue } from '../../rules/is-empty-value'
import type { SubformOptions } from './options'

export const subformBehaviour = /* @__PURE__ */ defineBehaviour<SubformOptions>({
  kind: 'input',
  emptyValue: () => [],
  defaultValue: () => [],
  isEmpty: (value) => isEmptyValue(value) || (isList(value) && value.every(isRemovedRow)),
  checkValue: checkRows,
})
