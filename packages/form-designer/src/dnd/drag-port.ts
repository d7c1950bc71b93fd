/** The types of dragging, independent of the library. Panes import this file and the hooks of the adapter, nothing else. */
import type { Nesting, WidgetKey } from '@formwork/form-schema'

/** What is being dragged: a type or a block from the palette, or a widget that lies on the sheet; `nesting` decides where it may land. */
export type DragSubject =
  | { readonly kind: 'new'; readonly type: string; readonly nesting: Nesting }
  | { readonly kind: 'block'; readonly name: string; readonly nesting: Nesting }
  | { readonly kind: 'placed'; readonly key: WidgetKey; readonly nesting: Nesting }

/** Viewport pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface DragSourceOptions {
  readonly subject: DragSubject
  readonly onStart: () => void
  /** Called when the drag is over; `isDropped`: a zone has taken what was dragged. */
  readonly onEnd: (isDropped: boolean) => void
}

export interface DropZoneOptions {
  readonly accepts: (subject: DragSubject) => boolean
  /** Called while the pointer moves over this zone and over no zone inside it that accepts what is dragged: where a drop would land. */
  readonly onHover: (subject: DragSubject, point: Point) => void
  /** Called instead where neither this zone nor one around it accepts what is dragged. */
  readonly onRefused?: () => void
  readonly onDrop: (subject: DragSubject, point: Point) => void
}
