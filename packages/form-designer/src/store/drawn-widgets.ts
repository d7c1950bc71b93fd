/** Which widgets the canvas draws whole: those around the selected one, those that came near the view, and all where the browser lacks `IntersectionObserver`. */
import type { FormDocument, WidgetKey } from '@formwork/form-schema'
import { keysInOrder, nodeOf } from '../commands/tree-queries'
import type { DesignerState } from './designer-state'

/** About as many fields as a screen shows. */
const SCREEN = 16

export interface DrawnWidgets {
  readonly has: (document: FormDocument, key: WidgetKey) => boolean
  /** @returns those that were not drawn before. */
  readonly add: (keys: readonly WidgetKey[]) => readonly WidgetKey[]
}

export function createDrawnWidgets(): DrawnWidgets {
  const drawn = new Set<WidgetKey>()
  // A server, which has no view either, draws what a browser draws first: that takes over its markup.
  const isAll = typeof document !== 'undefined' && typeof IntersectionObserver !== 'function'
  return {
    // A container is drawn with the room that its widgets will take: each of them is there to be found.
    has: (document, key) => isAll || drawn.has(key) || (nodeOf(document, key)?.slots.length ?? 0) > 0,
    add(keys) {
      const added = keys.filter((key) => !drawn.has(key))
      for (const key of added) drawn.add(key)
      return added
    },
  }
}

/** The widgets a screen up and down from the selected one: wherever it comes to stand in the view, what is around it is drawn as well and does not push it away. */
export function aroundSelected({ document, selected }: Pick<DesignerState, 'document' | 'selected'>): readonly WidgetKey[] {
  const keys = keysInOrder(document)
  const at = selected === null ? 0 : keys.indexOf(selected)
  return keys.slice(Math.max(0, at - SCREEN), at + SCREEN)
}
