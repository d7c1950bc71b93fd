/** Tabs, sections, pages and cards on the sheet: every pane is open, one below the other, and a place to drop on. */
import { definitionOf, type WidgetOf } from '@formwork/form-schema'
import { Glyph } from '../icons/Glyph'
import { glyphOf } from '../icons/glyphs'
import { slotTitle } from '../messages/name-of-widget'
import { useMessages } from '../store/designer-context'
import { ColumnSlot } from './ColumnSlot'
import type { RenderColumn } from './render-column'

export interface PanesFaceProps {
  readonly widget: WidgetOf<'tabs' | 'collapse' | 'steps'>
  readonly renderColumn: RenderColumn
}

export function PanesFace({ widget, renderColumn }: PanesFaceProps) {
  const messages = useMessages()
  const { canvas } = messages
  return (
    <div className="fd-panes">
      <div className="fd-panes-name">
        <Glyph name={glyphOf(definitionOf(widget).palette)} size={16} />
        <span>{widget.name.trim() === '' ? canvas.unnamed : widget.name}</span>
        {widget.name !== messages.widgets[widget.type] && <span className="fd-subform-note">{messages.widgets[widget.type]}</span>}
      </div>
      {widget.columns.map((_column, slot) => {
        const title = slotTitle(messages, widget, slot)
        return (
          // Panes have no identity of their own: their place in the row is what they are.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={slot} className="fd-pane">
            {title !== '' && <div className="fd-pane-title">{title}</div>}
            <ColumnSlot gridKey={widget.key} slot={slot} hint={canvas.emptyPane} renderColumn={renderColumn} />
          </div>
        )
      })}
    </div>
  )
}
