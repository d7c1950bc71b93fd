/** A row of the outline is dragged beside another, into a container or below them all, with everything that is selected with it. */
import { type Nesting, nestingOf, type Place, type WidgetKey } from '@formwork/form-schema'
import { type RefObject, useCallback, useMemo } from 'react'
import { insertBlock } from '../actions/block-actions'
import { moveSelectedTo } from '../actions/many-actions'
import { addWidget } from '../actions/widget-actions'
import { isSameList, mayHold, nodeOf, placeOf, siblingsAt } from '../commands/tree-queries'
import type { DragSubject, Point } from '../dnd/drag-port'
import { useDragSource, useDropZone } from '../dnd/react-dnd-adapter'
import { type DesignerContextValue, useDesigner, useDesignerStore } from '../store/designer-context'
import type { DesignerStoreState } from '../store/designer-state'
import { isSamePlace, placeInColumn, placeOnRow, takes } from './outline-place'

const NO_NESTING: Nesting = { kind: 'unknown', slots: null }

/** Where a drop would land at this row; null while nothing is dragged over it. */
export type RowMark = 'before' | 'after' | 'into' | null

export function useOutlineDrag(row: RefObject<HTMLElement | null>, key: WidgetKey): RowMark {
  const { store } = useDesigner()
  const nesting = useDesignerStore(({ document }) => {
    const widget = nodeOf(document, key)?.widget
    return widget === undefined ? null : nestingOf(widget)
  })
  const subject = useMemo((): DragSubject => ({ kind: 'placed', key, nesting: nesting ?? NO_NESTING }), [key, nesting])
  const onStart = useCallback(() => {
    const { selection, select } = store.getState()
    if (!selection.includes(key)) select(key)
    // Changing the page inside the browser's own dragstart cancels the drag in Chromium.
    setTimeout(() => store.getState().setView({ isDragging: true }), 0)
  }, [store, key])
  const onEnd = useCallback(() => store.getState().setView({ isDragging: false, dropPlace: null }), [store])
  useDragSource(row, { subject, onStart, onEnd })
  usePlaceZone(row, (dragged, point) => {
    if (row.current === null) return null
    const { document, selection } = store.getState()
    const { top, height } = row.current.getBoundingClientRect()
    return placeOnRow(document, key, { subject: dragged, selection }, point === null ? 0.5 : (point.y - top) / height)
  })
  return useDesignerStore((state) => markOf(state, key))
}

/** The name of a column, on which something is dropped into it. @returns whether a drop would land in this column, while it is empty */
export function useColumnDrop(name: RefObject<HTMLElement | null>, key: WidgetKey, slot: number): boolean {
  const { store } = useDesigner()
  usePlaceZone(name, (subject) => {
    const { document, selection } = store.getState()
    const place = placeInColumn(key, slot)
    return takes(document, place.parent, { subject, selection }) ? place : null
  })
  return useDesignerStore(
    ({ document, view: { dropPlace } }) => isSamePlace(dropPlace, placeInColumn(key, slot)) && isEmpty(document, dropPlace),
  )
}

/** Below the last row is the end of the form, also where that row lies in a container. */
export function useOutlineEnd(pane: RefObject<HTMLElement | null>): void {
  const designer = useDesigner()
  const { store } = designer
  const endAt = ({ y }: Point): Place | null => {
    const rows = pane.current?.querySelector('[role="tree"]')?.getBoundingClientRect()
    return rows !== undefined && y > rows.bottom ? { parent: null, index: store.getState().document.root.length } : null
  }
  useDropZone(pane, {
    accepts: ({ nesting }) => mayHold(null, nesting),
    // Over a row that does not take it, it lands nowhere.
    onHover: (_dragged, point) => showPlace(designer, endAt(point)),
    onDrop: (dragged, point) => {
      const place = endAt(point)
      if (place !== null) dropAt(designer, dragged, place)
    },
  })
}

/** @param placeAt - where a drop lands; null where it may not. Without a point: anywhere in the zone. */
function usePlaceZone(zone: RefObject<HTMLElement | null>, placeAt: (subject: DragSubject, point: Point | null) => Place | null): void {
  const designer = useDesigner()
  useDropZone(zone, {
    accepts: (dragged) => placeAt(dragged, null) !== null,
    onHover: (dragged, point) => {
      const place = placeAt(dragged, point)
      if (place !== null) showPlace(designer, place)
    },
    onRefused: () => showPlace(designer, null),
    onDrop: (dragged, point) => {
      const place = placeAt(dragged, point)
      if (place !== null) dropAt(designer, dragged, place)
    },
  })
}

function markOf({ document, view: { dropPlace } }: DesignerStoreState, key: WidgetKey): RowMark {
  if (dropPlace === null) return null
  if (dropPlace.parent?.key === key) return isEmpty(document, dropPlace) ? 'into' : null
  const place = placeOf(document, key)
  if (place === null || !isSameList(place.parent, dropPlace.parent)) return null
  if (dropPlace.index === place.index) return 'before'
  // One line for one place: between two rows it is the lower one's.
  const isLast = place.index + 1 === siblingsAt(document, place.parent)?.length
  return isLast && dropPlace.index === place.index + 1 ? 'after' : null
}

const isEmpty = (document: DesignerStoreState['document'], place: Place | null) =>
  place !== null && siblingsAt(document, place.parent)?.length === 0

function showPlace({ store }: DesignerContextValue, place: Place | null): void {
  const { view, setView } = store.getState()
  if (!isSamePlace(view.dropPlace, place)) setView({ dropPlace: place })
}

function dropAt(designer: DesignerContextValue, dragged: DragSubject, place: Place): void {
  if (dragged.kind === 'new') addWidget(designer, dragged.type, place)
  else if (dragged.kind === 'block') void insertBlock(designer, dragged.name, place)
  else moveSelectedTo(designer, place)
}
