/** A row of the outline is dragged before or after another, or below them all, with everything that is selected with it. */
import { type Nesting, nestingOf, type Place, type WidgetKey } from '@formwork/form-schema'
import { type RefObject, useCallback, useMemo } from 'react'
import { insertBlock } from '../actions/block-actions'
import { moveSelectedTo } from '../actions/many-actions'
import { addWidget } from '../actions/widget-actions'
import { isSameList, mayHold, nodeOf, placeOf } from '../commands/tree-queries'
import type { DragSubject, Point } from '../dnd/drag-port'
import { useDragSource, useDropZone } from '../dnd/react-dnd-adapter'
import { type DesignerContextValue, useDesigner, useDesignerStore } from '../store/designer-context'

const NO_NESTING: Nesting = { kind: 'unknown', slots: null }

/** Where a drop would land beside this row; null while nothing is dragged over it. */
export function useOutlineDrag(row: RefObject<HTMLElement | null>, key: WidgetKey): 'before' | 'after' | null {
  const designer = useDesigner()
  const { store } = designer
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
  const placeAt = ({ y }: Point) => {
    const place = placeOf(store.getState().document, key)
    if (place === null || row.current === null) return null
    const { top, height } = row.current.getBoundingClientRect()
    return y < top + height / 2 ? place : { ...place, index: place.index + 1 }
  }
  useDropZone(row, {
    accepts: (dragged) => {
      const { document } = store.getState()
      const parent = nodeOf(document, key)?.parent ?? null
      const around = parent === null ? null : nodeOf(document, parent.key)
      return mayHold(around === null ? null : nestingOf(around.widget), dragged.nesting)
    },
    onHover: (_dragged, point) => {
      const place = placeAt(point)
      const { dropPlace } = store.getState().view
      const isNew = place !== null && (dropPlace === null || dropPlace.index !== place.index || !isSameList(dropPlace.parent, place.parent))
      if (isNew) store.getState().setView({ dropPlace: place })
    },
    onRefused: () => {
      if (store.getState().view.dropPlace !== null) store.getState().setView({ dropPlace: null })
    },
    onDrop: (dragged, point) => {
      const place = placeAt(point)
      if (place !== null) dropAt(designer, dragged, place)
    },
  })
  return useDesignerStore(({ document, view: { dropPlace } }) => {
    const place = dropPlace === null ? null : placeOf(document, key)
    if (place === null || dropPlace === null || !isSameList(place.parent, dropPlace.parent)) return null
    return dropPlace.index === place.index ? 'before' : dropPlace.index === place.index + 1 ? 'after' : null
  })
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
    onHover: (_dragged, point) => {
      const place = endAt(point)
      const { dropPlace } = store.getState().view
      if (place?.index !== dropPlace?.index || dropPlace?.parent) store.getState().setView({ dropPlace: place })
    },
    onDrop: (dragged, point) => {
      const place = endAt(point)
      if (place !== null) dropAt(designer, dragged, place)
    },
  })
}

function dropAt(designer: DesignerContextValue, dragged: DragSubject, place: Place): void {
  if (dragged.kind === 'new') addWidget(designer, dragged.type, place)
  else if (dragged.kind === 'block') void insertBlock(designer, dragged.name, place)
  else moveSelectedTo(designer, place)
}
