/** How `divider` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'

export const dividerBehaviour = /* @__PURE__ */ defineBehaviour({
  kind: 'display',
})
