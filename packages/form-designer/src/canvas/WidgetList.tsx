/** The widgets of one container. A column of a grid takes drops itself; for the sheet the whole canvas does. */
import type { WidgetKey } from '@formwork/form-schema'
import { memo, type RefObject, useRef } from 'react'
import type { RenderColumn } from '../widget-faces/render-column'
import { CanvasItem } from './CanvasItem'
import { InsertionLine } from './InsertionLine'
import { useSlideOnMove } from './use-slide-on-move'
import { useWidgetDrop } from './use-widget-drop'

export interface WidgetListProps {
  readonly list: RefObject<HTMLDivElement | null>
  readonly keys: readonly WidgetKey[]
  /** Null for the sheet itself. */
  readonly gridKey: WidgetKey | null
  readonly slot: number
}

export const WidgetList = memo(function WidgetList({ list, keys, gridKey, slot }: WidgetListProps) {
  useSlideOnMove(list, keys)
  return (
    <div ref={list} className="fd-list">
      {keys.map((key) => (
        <CanvasItem key={key} widgetKey={key} renderColumn={renderColumn} />
      ))}
      <InsertionLine list={list} gridKey={gridKey} slot={slot} />
    </div>
  )
})

const renderColumn: RenderColumn = (column) => <ColumnList {...column} />

function ColumnList({ keys, gridKey, slot }: Omit<WidgetListProps, 'list'>) {
  const list = useRef<HTMLDivElement>(null)
  useWidgetDrop({ zone: list, list, gridKey, slot })
  return <WidgetList list={list} keys={keys} gridKey={gridKey} slot={slot} />
}
