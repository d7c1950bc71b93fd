/** A grid or a card: drawn by the renderer, with a place to drop on in every column. */
import { WidgetFace } from '@formwork/form-renderer'
import type { WidgetOf } from '@formwork/form-schema'
import { ColumnSlot } from './ColumnSlot'
import type { RenderColumn } from './render-column'

export interface ColumnsFaceProps {
  readonly widget: WidgetOf<'grid' | 'card'>
  readonly hint?: string
  readonly renderColumn: RenderColumn
}

export function ColumnsFace({ widget, hint, renderColumn }: ColumnsFaceProps) {
  return (
    <WidgetFace
      widget={widget}
      renderSlot={(slot) => (
        <ColumnSlot key={slot} gridKey={widget.key} slot={slot} renderColumn={renderColumn} {...(hint === undefined ? {} : { hint })} />
      )}
    />
  )
}
