/** The widgets of one container, and the place where dragged ones land. */
import type { Place, WidgetKey } from '@formwork/form-schema'
import { memo, useCallback, useRef } from 'react'
import { addWidget, moveWidgetTo } from '../acts/widget-acts'
import { isSameList } from '../commands/tree-questions'
import type { DragSubject, Point } from '../dnd/drag-port'
import { insertionIndex } from '../dnd/insertion-index'
import { useDropZone } from '../dnd/react-dnd-adapter'
import { useDesigner } from '../store/designer-context'
import type { RenderColumn } from '../widget-faces/SheetFace'
import { CanvasItem } from './CanvasItem'
import { InsertionLine } from './InsertionLine'
import { useSlideOnMove } from './use-slide-on-move'

export interface WidgetListProps {
  readonly keys: readonly WidgetKey[]
  /** Null for the sheet itself. */
  readonly gridKey: WidgetKey | null
  readonly slot: number
}

export const WidgetList = memo(function WidgetList({ keys, gridKey, slot }: WidgetListProps) {
  const designer = useDesigner()
  const ref = useRef<HTMLDivElement>(null)
  const parent: Place['parent'] = gridKey === null ? null : { key: gridKey, slot }
  const placeAt = useCallback(
    (point: Point): Place | null =>
      ref.current === null ? null : { parent: gridKey === null ? null : { key: gridKey, slot }, index: insertionIndex(ref.current, point) },
    [gridKey, slot],
  )
  useDropZone(ref, {
    // A grid over a column is for the sheet around it: this zone lets it pass.
    accepts: (subject) => parent === null || subject.widgetType !== 'grid',
    onHover: (_subject, point) => {
      const place = placeAt(point)
      const { dropPlace } = designer.store.getState().view
      if (place !== null && !isSamePlace(place, dropPlace)) designer.store.getState().setView({ dropPlace: place })
    },
    onDrop: (subject: DragSubject, point) => {
      const place = placeAt(point)
      if (place === null) return
      if (subject.kind === 'new') addWidget(designer, subject.widgetType, place)
      else moveWidgetTo(designer, subject.key, place)
    },
  })
  useSlideOnMove(ref, keys)
  return (
    <div ref={ref} className="fd-list">
      {keys.map((key) => (
        <CanvasItem key={key} widgetKey={key} renderColumn={renderColumn} />
      ))}
      <InsertionLine list={ref} gridKey={gridKey} slot={slot} />
    </div>
  )
})

const renderColumn: RenderColumn = ({ keys, gridKey, slot }) => <WidgetList keys={keys} gridKey={gridKey} slot={slot} />

function isSamePlace(one: Place, other: Place | null): boolean {
  return other !== null && one.index === other.index && isSameList(one.parent, other.parent)
}
