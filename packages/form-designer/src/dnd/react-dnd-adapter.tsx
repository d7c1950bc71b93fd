/** Implements dragging with react-dnd. The only file that imports the library. */
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { DndProvider, useDrag, useDrop } from 'react-dnd'
import { HTML5Backend } from 'react-dnd-html5-backend'
import type { DragSourceOptions, DragSubject, DropZoneOptions } from './drag-port'

const WIDGET = 'formwork-widget'

/** Shares one backend per window, also with a host that uses the same library. */
export function DragProvider({ children }: { readonly children: ReactNode }) {
  return <DndProvider backend={HTML5Backend}>{children}</DndProvider>
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
      end: onEnd,
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
  const [{ isOver }, drop] = useDrop(
    () => ({
      accept: WIDGET,
      canDrop: (subject: DragSubject) => current.current.accepts(subject),
      hover: (subject: DragSubject, monitor) => {
        const point = monitor.getClientOffset()
        if (point !== null && monitor.isOver({ shallow: true })) current.current.onHover(subject, point)
      },
      drop: (subject: DragSubject, monitor) => {
        const point = monitor.getClientOffset()
        if (point !== null && !monitor.didDrop()) current.current.onDrop(subject, point)
      },
      collect: (monitor) => ({ isOver: monitor.isOver() }),
    }),
    [],
  )
  drop(ref)
  return { isOver }
}
