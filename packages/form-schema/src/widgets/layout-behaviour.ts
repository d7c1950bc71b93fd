/** How a widget behaves that only holds others: all that filling and judging it takes, the same for every such type. */
import { defineBehaviour } from '../define-behaviour'

export const layoutBehaviour = defineBehaviour({ kind: 'layout' })
