/** Implements dragging with react-dnd. This file and the backend beside it are the only ones that import the library. */
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'
import { DndProvider, useDrag, useDragDropManager, useDragLayer, useDrop } from 'react-dnd'
import type { DragSourceOptions, DragSubject, DropZoneOptions, Point } from './drag-port'
import { mouseAndTouch } from './mouse-and-touch'

const WIDGET = 'formwork-widget'

/** Shares one backend per window, also with a host that uses the same library. */
export function DragProvider({ children }: { readonly children: ReactNode }) {
  return <DndProvider backend={mouseAndTouch}>{children}</DndProvider>
}

/** Makes the element of `ref` draggable. */
export function useDragSource(
  ref: RefObject<HTMLElement | null>,
  { subject, onStart, onEnd }: DragSourceOptions,
): { readonly isDragging: boolean } {
  const [{ isDragging }, drag] = useDrag(
    () => ({
      type: WIDGET,
      item: () => {
        onStart()
        return subject
      },
      end: (_item, monitor) => onEnd(monitor.didDrop()),
      collect: (monitor) => ({ isDragging: monitor.isDragging() }),
    }),
    [subject, onStart, onEnd],
  )
  drag(ref)
  return { isDragging }
}

/** Makes the element of `ref` a place to drop on. Zones may lie inside each other: the innermost one under the pointer answers. */
export function useDropZone(ref: RefObject<HTMLElement | null>, options: DropZoneOptions): { readonly isOver: boolean } {
  const current = useRef(options)
  useEffect(() => {
    current.current = options
  })
  const manager = useDragDropManager()
  const [{ isOver }, drop] = useDrop(
    () => ({
      accept: WIDGET,
      canDrop: (subject: DragSubject) => current.current.accepts(subject),
      hover: (subject: DragSubject, monitor) => {
        const point = monitor.getClientOffset()
        if (point === null) return
        // The library notifies every zone under the pointer, also those that refuse the item.
        const all = manager.getMonitor()
        const taker = all.getTargetIds().findLast((id) => all.canDropOnTarget(String(id)))
        if (taker === monitor.getHandlerId()) current.current.onHover(subject, point)
        else if (taker === undefined && monitor.isOver({ shallow: true })) current.current.onRefused?.()
      },
      drop: (subject: DragSubject, monitor) => {
        const point = monitor.getClientOffset()
        if (point !== null && !monitor.didDrop()) current.current.onDrop(subject, point)
      },
      collect: (monitor) => ({ isOver: monitor.isOver() }),
    }),
    [manager],
  )
  drop(ref)
  return { isOver }
}

export interface Dragged {
  readonly subject: DragSubject | null
  /** Null while nothing is dragged, and before the first move. */
  readonly point: Point | null
  /** Asks the zones again where the pointer stands, after what lies below it has moved. */
  readonly hoverAgain: () => void
}

/** The dragged item. Renders again with every move: for small components only. */
export function useDragged(): Dragged {
  const manager = useDragDropManager()
  const { subject, point } = useDragLayer((monitor) => ({
    subject: monitor.isDragging() ? monitor.getItem<DragSubject | null>() : null,
    point: monitor.getClientOffset(),
  }))
  const hoverAgain = useCallback(() => {
    const monitor = manager.getMonitor()
    const clientOffset = monitor.getClientOffset()
    if (monitor.isDragging() && clientOffset !== null) manager.getActions().hover(monitor.getTargetIds(), { clientOffset })
  }, [manager])
  return { subject, point, hoverAgain }
}
