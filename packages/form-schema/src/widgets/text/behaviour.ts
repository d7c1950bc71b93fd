/** How `text` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'

export const textBehaviour = /* @__PURE__ */ defineBehaviour({
  kind: 'display',
})
