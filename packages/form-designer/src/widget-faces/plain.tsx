/** An ordinary widget, drawn by the renderer: on the sheet it is a picture of itself. */
import { WidgetFace } from '@formwork/form-renderer'
import type { Widget } from '@formwork/form-schema'
import { useDesigner, useDesignerStore } from '../store/designer-context'

export function PlainFace({ widget }: { readonly widget: Widget }) {
  const { locale } = useDesigner()
  const config = useDesignerStore(({ document }) => document.config)
  return (
    <div className="fd-face">
      <WidgetFace widget={widget} config={config} locale={locale} />
    </div>
  )
}
