/** How `grid` behaves: all that filling and judging it takes. */
import { defineBehaviour } from '../../define-behaviour'

export const gridBehaviour = defineBehaviour({
  kind: 'layout',
})
