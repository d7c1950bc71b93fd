/** How `color` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'
import { checkColor } from '../../rules/values/check-color'
import type { ColorOptions } from './options'

export const colorBehaviour = /* @__PURE__ */ defineBehaviour<ColorOptions>({
  kind: 'input',
  emptyValue: () => null,
  defaultValue: ({ defaultValue }) => (defaultValue === '' ? null : defaultValue),
  checkValue: checkColor,
})
