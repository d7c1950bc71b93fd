/** How `switch` behaves: all that filling and judging it takes. */
import { defineBehaviour, wrongShape } from '../../define-behaviour'
import type { SwitchOptions } from './options'

export const switchBehaviour = /* @__PURE__ */ defineBehaviour<SwitchOptions>({
  kind: 'input',
  emptyValue: () => false,
  defaultValue: (options) => options.defaultValue,
  checkValue: (value) => (typeof value === 'boolean' ? [] : wrongShape('boolean')),
})
