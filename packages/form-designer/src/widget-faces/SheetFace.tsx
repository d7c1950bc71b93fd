/** The face of a widget on the sheet: what the renderer draws, but for the few types that differ here. */
import type { Widget, WidgetKey } from '@formwork/form-schema'
import { memo, type ReactNode } from 'react'
import { GridFace } from './grid'
import { PlainFace } from './plain'
import { SubformFace } from './subform'
import { UnknownFace } from './unknown'

/** Draws the widgets in one column; handed down, because faces do not know the canvas they stand on. */
export type RenderColumn = (column: {
  readonly keys: readonly WidgetKey[]
  readonly gridKey: WidgetKey
  readonly slot: number
}) => ReactNode

export interface SheetFaceProps {
  readonly widget: Widget
  readonly renderColumn: RenderColumn
}

/** Drawn again only when the widget itself changes, not when it is selected or dragged. */
export const SheetFace = memo(function SheetFace({ widget, renderColumn }: SheetFaceProps) {
  switch (widget.type) {
    case 'grid':
      return <GridFace widget={widget} renderColumn={renderColumn} />
    case 'subform':
      return <SubformFace widget={widget} renderColumn={renderColumn} />
    case 'unknown':
      return <UnknownFace widget={widget} />
    default:
      return <PlainFace widget={widget} />
  }
})
