/** A grid on the sheet: every column is a place to drop on. */
import type { WidgetOf } from '@formwork/form-schema'
import { ColumnSlot } from './ColumnSlot'
import type { RenderColumn } from './render-column'

export interface GridFaceProps {
  readonly widget: WidgetOf<'grid'>
  readonly renderColumn: RenderColumn
}

export function GridFace({ widget, renderColumn }: GridFaceProps) {
  return (
    <div
      className="fd-grid"
      ref={(element) => {
        // At least 8 pixels, so that two columns can be told apart while something is dragged over them.
        if (element !== null) element.style.columnGap = `${Math.max(8, widget.options.gutter)}px`
      }}
    >
      {widget.columns.map((column, slot) => (
        // Columns have no identity of their own: their place in the row is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <ColumnSlot key={slot} gridKey={widget.key} slot={slot} span={column.span} renderColumn={renderColumn} />
      ))}
    </div>
  )
}
