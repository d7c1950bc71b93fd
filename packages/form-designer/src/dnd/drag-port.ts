/** What dragging means here, without saying which library does it. Panes know this file and the hooks of the adapter, nothing else. */
import type { Widget, WidgetKey, WidgetType } from '@formwork/form-schema'

/** What is being dragged: a type from the palette, or a widget that lies on the sheet. */
export type DragSubject =
  | { readonly kind: 'new'; readonly widgetType: WidgetType }
  | { readonly kind: 'placed'; readonly key: WidgetKey; readonly widgetType: Widget['type'] }

/** Viewport pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface DragSourceOptions {
  readonly subject: DragSubject
  readonly onStart: () => void
  readonly onEnd: () => void
}

export interface DropZoneOptions {
  readonly accepts: (subject: DragSubject) => boolean
  /** Called while the pointer moves over this zone and over no zone inside it. */
  readonly onHover: (subject: DragSubject, point: Point) => void
  readonly onDrop: (subject: DragSubject, point: Point) => void
}
