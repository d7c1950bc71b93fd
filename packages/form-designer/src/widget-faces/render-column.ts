/** How a face draws what stands in its columns. */
import type { WidgetKey } from '@formwork/form-schema'
import type { ReactNode } from 'react'

/** Draws the widgets in one column; handed down as a prop, because faces do not import the canvas. */
export type RenderColumn = (column: {
  readonly keys: readonly WidgetKey[]
  readonly gridKey: WidgetKey
  readonly slot: number
}) => ReactNode
