/** A grid on the sheet: every column is a place to drop on. */
import type { Widget, WidgetKey } from '@formwork/form-schema'
import { nodeOf } from '../commands/tree-questions'
import { WidgetList } from '../canvas/WidgetList'
import { useDesignerStore, useMessages } from '../store/designer-context'

export function GridFace({ widget }: { readonly widget: Widget }) {
  if (widget.type !== 'grid') return null
  return (
    <div className="fd-grid">
      {widget.columns.map((column, slot) => (
        // Columns have no identity of their own: their place in the row is what they are.
        // oxlint-disable-next-line react/no-array-index-key
        <Slot key={slot} gridKey={widget.key} slot={slot} span={column.span} />
      ))}
    </div>
  )
}

const NOTHING: readonly WidgetKey[] = []

function Slot({ gridKey, slot, span }: { readonly gridKey: WidgetKey; readonly slot: number; readonly span: number }) {
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
      <WidgetList keys={keys} gridKey={gridKey} slot={slot} />
      {keys.length === 0 && <span className="fd-slot-hint">{messages.canvas.emptyColumn}</span>}
    </div>
  )
}
