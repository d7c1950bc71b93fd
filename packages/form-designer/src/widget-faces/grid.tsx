/** A grid on the sheet: every column is a place to drop on. */
import type { WidgetKey, WidgetOf } from '@formwork/form-schema'
import { nodeOf } from '../commands/tree-questions'
import { useDesignerStore, useMessages } from '../store/designer-context'
import type { RenderColumn } from './SheetFace'

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
        <Slot key={slot} gridKey={widget.key} slot={slot} span={column.span} renderColumn={renderColumn} />
      ))}
    </div>
  )
}

const NOTHING: readonly WidgetKey[] = []

interface SlotProps {
  readonly gridKey: WidgetKey
  readonly slot: number
  readonly span: number
  readonly renderColumn: RenderColumn
}

function Slot({ gridKey, slot, span, renderColumn }: SlotProps) {
  const messages = useMessages()
  const keys = useDesignerStore(({ document }) => nodeOf(document, gridKey)?.slots[slot] ?? NOTHING)
  const isOver = useDesignerStore(({ view: { dropPlace } }) => dropPlace?.parent?.key === gridKey && dropPlace.parent.slot === slot)
  const width = Math.min(24, Math.max(1, Math.round(span) || 24))
  return (
    <div
      className="fd-slot"
      data-empty={keys.length === 0}
      data-over={isOver}
      data-slot={slot}
      ref={(element) => {
        // Set by script, not as an attribute: the width is data and a strict policy refuses inline styles.
        if (element !== null) element.style.gridColumn = `span ${width}`
      }}
    >
      {renderColumn({ keys, gridKey, slot })}
      {keys.length === 0 && <span className="fd-slot-hint">{messages.canvas.emptyColumn}</span>}
    </div>
  )
}
