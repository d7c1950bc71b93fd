/** The drop target of one container: shows where dragged widgets would be inserted, and inserts or moves them when they are dropped. */
import { nestingOf, type Place, type WidgetKey } from '@formwork/form-schema'
import { type RefObject, useCallback } from 'react'
import { moveSelectedTo } from '../actions/many-actions'
import { insertBlock } from '../actions/block-actions'
import { addWidget } from '../actions/widget-actions'
import { isSameList, mayHold, nodeOf } from '../commands/tree-queries'
import type { DragSubject, Point } from '../dnd/drag-port'
import { insertionIndex } from '../dnd/insertion-index'
import { useDropZone } from '../dnd/react-dnd-adapter'
import { useDesigner } from '../store/designer-context'

export interface WidgetDropOptions {
  /** Accepts the drop; for the sheet it is the whole pane, so that no aiming is needed. */
  readonly zone: RefObject<HTMLElement | null>
  /** Holds the widgets; their middles decide the place. */
  readonly list: RefObject<HTMLElement | null>
  /** Null for the sheet itself. */
  readonly gridKey: WidgetKey | null
  readonly slot: number
}

export function useWidgetDrop({ zone, list, gridKey, slot }: WidgetDropOptions): void {
  const designer = useDesigner()
  const placeAt = useCallback(
    (point: Point): Place | null =>
      list.current === null
        ? null
        : { parent: gridKey === null ? null : { key: gridKey, slot }, index: insertionIndex(list.current, point) },
    [list, gridKey, slot],
  )
  useDropZone(zone, {
    // Widgets that a column may not contain are left to the container around it: this zone lets them pass.
    accepts: (subject) => {
      const parent = gridKey === null ? null : nodeOf(designer.store.getState().document, gridKey)
      return mayHold(parent === null ? null : nestingOf(parent.widget), subject.nesting)
    },
    onHover: (_subject, point) => {
      const place = placeAt(point)
      const { dropPlace } = designer.store.getState().view
      if (place !== null && !isSamePlace(place, dropPlace)) designer.store.getState().setView({ dropPlace: place })
    },
    onDrop: (subject: DragSubject, point) => {
      const place = placeAt(point)
      if (place === null) return
      if (subject.kind === 'new') addWidget(designer, subject.type, place)
      else if (subject.kind === 'block') void insertBlock(designer, subject.name, place)
      // The dragged widget is selected, alone or with others that are moved with it.
      else moveSelectedTo(designer, place)
    },
  })
}

function isSamePlace(one: Place, other: Place | null): boolean {
  return other !== null && one.index === other.index && isSameList(one.parent, other.parent)
}
