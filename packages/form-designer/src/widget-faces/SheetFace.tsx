/** The face of a widget on the sheet: what the renderer draws, but for the few types that differ here. */
import type { Widget } from '@formwork/form-schema'
import { memo } from 'react'
import { useMessages } from '../store/designer-context'
import { ColumnsFace } from './columns'
import { PanesFace } from './panes'
import { PlainFace } from './plain'
import type { RenderColumn } from './render-column'
import { SubformFace } from './subform'
import { UnknownFace } from './unknown'

export interface SheetFaceProps {
  readonly widget: Widget
  readonly renderColumn: RenderColumn
}

/** Drawn again only when the widget itself changes, not when it is selected or dragged. */
export const SheetFace = memo(function SheetFace({ widget, renderColumn }: SheetFaceProps) {
  const { canvas } = useMessages()
  switch (widget.type) {
    case 'grid':
      return <ColumnsFace widget={widget} renderColumn={renderColumn} />
    case 'card':
      return <ColumnsFace widget={widget} hint={canvas.emptyPane} renderColumn={renderColumn} />
    case 'subform':
      return <SubformFace widget={widget} renderColumn={renderColumn} />
    case 'tabs':
    case 'collapse':
    case 'steps':
      return <PanesFace widget={widget} renderColumn={renderColumn} />
    case 'unknown':
      return <UnknownFace widget={widget} renderColumn={renderColumn} />
    default:
      return <PlainFace widget={widget} />
  }
})
