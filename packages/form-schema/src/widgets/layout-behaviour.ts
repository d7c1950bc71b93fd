/** How a widget behaves that only holds others: all that filling and judging it takes, the same for every such type. */
import { defineBehaviour } from '../define-behaviour'

export const layoutBehaviour = /* @__PURE__ */ defineBehaviour({ kind: 'layout' })
