/** An ordinary widget, drawn by the renderer and inert on the canvas. */
import { WidgetFace } from '@formwork/form-renderer'
import type { Widget } from '@formwork/form-schema'

export function PlainFace({ widget }: { readonly widget: Widget }) {
  return (
    <div className="fd-face">
      <WidgetFace widget={widget} />
    </div>
  )
}
