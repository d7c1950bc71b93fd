/** Makes one widget draggable. Beside its element, not around it: a placeholder has no parts of the library, and its element stays the same when it is rendered. */
import type { Nesting, WidgetKey } from '@formwork/form-schema'
import { memo, type RefObject, useCallback, useMemo } from 'react'
import { keepOrSelect } from '../actions/selection-actions'
import type { DragSubject } from '../dnd/drag-port'
import { useDragSource } from '../dnd/react-dnd-adapter'
import { useDesigner } from '../store/designer-context'
import { useBeforePaint } from '../loading/use-before-paint'

export interface ItemDragProps {
  readonly item: RefObject<HTMLElement | null>
  readonly widgetKey: WidgetKey
  readonly nesting: Nesting
}

export const ItemDrag = memo(function ItemDrag({ item, widgetKey: key, nesting }: ItemDragProps) {
  const designer = useDesigner()
  const { store } = designer
  const subject = useMemo((): DragSubject => ({ kind: 'placed', key, nesting }), [key, nesting])
  const onStart = useCallback(() => {
    keepOrSelect(designer, key)
    // Changing the page inside the browser's own dragstart cancels the drag in Chromium.
    setTimeout(() => store.getState().setView({ isDragging: true }), 0)
  }, [designer, store, key])
  const onEnd = useCallback(() => store.getState().setView({ isDragging: false, dropPlace: null }), [store])
  const { isDragging } = useDragSource(item, { subject, onStart, onEnd })
  useBeforePaint(() => item.current?.setAttribute('data-dragging', String(isDragging)), [item, isDragging])
  return null
})
