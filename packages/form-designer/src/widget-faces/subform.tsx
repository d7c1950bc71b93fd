/** A subform on the sheet: its name and the columns that hold the fields of one row. */
import type { WidgetOf } from '@formwork/form-schema'
import { Glyph } from '../icons/Glyph'
import { useMessages } from '../store/designer-context'
import { ColumnSlot } from './ColumnSlot'
import type { RenderColumn } from './render-column'

export interface SubformFaceProps {
  readonly widget: WidgetOf<'subform'>
  readonly renderColumn: RenderColumn
}

export function SubformFace({ widget, renderColumn }: SubformFaceProps) {
  const { canvas } = useMessages()
  const { required, tip } = widget.options
  return (
    <div className="fd-subform">
      <div className="fd-subform-title">
        <Glyph name="subform" size={16} />
        {required && (
          <span className="fd-required" role="img" aria-label={canvas.required}>
            *
          </span>
        )}
        <span>{widget.name.trim() === '' ? canvas.unnamed : widget.name}</span>
        <span className="fd-subform-note">{tip === '' ? canvas.subformHint : tip}</span>
      </div>
      <div className="fd-grid">
        {widget.columns.map((column, slot) => (
          // Columns have no identity of their own: their place in the row is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          <ColumnSlot
            key={slot}
            gridKey={widget.key}
            slot={slot}
            span={column.span}
            hint={canvas.emptyRowColumn}
            renderColumn={renderColumn}
          />
        ))}
      </div>
    </div>
  )
}
