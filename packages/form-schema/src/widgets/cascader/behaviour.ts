/** How `cascader` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { isList, type JsonValue } from '../../json'
import { checkPath, cleanPath } from '../../rules/values/check-path'
import type { CascaderOptions } from './options'

export const cascaderBehaviour = /* @__PURE__ */ defineBehaviour<CascaderOptions>({
  kind: 'input',
  emptyValue: () => [],
  defaultValue: ({ defaultValue }): JsonValue => (isList(defaultValue) ? [...defaultValue] : []),
  checkValue: checkPath,
  cleanValue: cleanPath,
})
