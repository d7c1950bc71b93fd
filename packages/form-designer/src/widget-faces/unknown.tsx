/** A widget of a type that is not known here: visible, movable, and written back as it came. What it holds is edited like anything else. */
import { hasColumns, type UnknownContainer, type UnknownWidget } from '@formwork/form-schema'
import { Glyph } from '../icons/Glyph'
import { useMessages } from '../store/designer-context'
import { ColumnSlot } from './ColumnSlot'
import type { RenderColumn } from './render-column'

export interface UnknownFaceProps {
  readonly widget: UnknownWidget | UnknownContainer
  readonly renderColumn: RenderColumn
}

export function UnknownFace({ widget, renderColumn }: UnknownFaceProps) {
  const { canvas } = useMessages()
  return (
    <>
      <div className="fd-unknown">
        <Glyph name="unknown" />
        <span>
          <strong>{widget.name === '' ? canvas.unnamed : widget.name}</strong> {canvas.unknownType(widget.sourceType)}
          {' · '}
          {canvas.unknownHint}
        </span>
      </div>
      {hasColumns(widget) && (
        <div className="fd-grid">
          {widget.columns.map((column, slot) => (
            // Columns have no identity of their own: their place in the row is what they are.
            // oxlint-disable-next-line react/no-array-index-key
            <ColumnSlot key={slot} gridKey={widget.key} slot={slot} span={column.span} renderColumn={renderColumn} />
          ))}
        </div>
      )}
    </>
  )
}
