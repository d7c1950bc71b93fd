/** One column on the sheet: a place to drop on, and, while it is empty, to click: what is added next goes into it. */
import type { Place, WidgetKey } from '@formwork/form-schema'
import { nodeOf } from '../commands/tree-queries'
import { aimedPane } from '../store/aimed-pane'
import { useDesignerStore, useMessages } from '../store/designer-context'
import type { RenderColumn } from './render-column'

const NOTHING: readonly WidgetKey[] = []

export interface ColumnSlotProps {
  readonly gridKey: WidgetKey
  readonly slot: number
  /** Of the 24 parts of a row; without it the parent sets its width. */
  readonly span?: number
  readonly hint?: string
  readonly renderColumn: RenderColumn
}

export function ColumnSlot({ gridKey, slot, span, hint, renderColumn }: ColumnSlotProps) {
  const messages = useMessages()
  const keys = useDesignerStore(({ document }) => nodeOf(document, gridKey)?.slots[slot] ?? NOTHING)
  const isHere = (pane: Place['parent'] | undefined) => pane?.key === gridKey && pane.slot === slot
  const isOver = useDesignerStore(({ view: { dropPlace } }) => isHere(dropPlace?.parent))
  const isAimed = useDesignerStore((state) => isHere(aimedPane(state)))
  return (
    <div
      className="fd-slot"
      data-empty={keys.length === 0}
      data-over={isOver || isAimed}
      data-slot={slot}
      ref={(element) => {
        // Set by script, not as an attribute: the width is data and a strict policy refuses inline styles.
        if (element !== null && span !== undefined) element.style.gridColumn = `span ${Math.min(24, Math.max(1, Math.round(span) || 24))}`
      }}
    >
      {renderColumn({ keys, gridKey, slot })}
      {keys.length === 0 && (
        <span className="fd-slot-hint">{isAimed ? messages.editing.selection.aimedHere : (hint ?? messages.canvas.emptyColumn)}</span>
      )}
    </div>
  )
}
