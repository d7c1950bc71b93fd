/** An ordinary widget, drawn by the renderer and inert on the canvas. */
import { WidgetFace } from '@formwork/form-renderer'
import type { Widget } from '@formwork/form-schema'
import { useDesigner, useDesignerStore } from '../store/designer-context'

export function PlainFace({ widget }: { readonly widget: Widget }) {
  const { locale, preview } = useDesigner()
  // A type of the host's has no other face than its component; ours show themselves.
  const components = widget.type === 'added' ? preview.components : undefined
  const config = useDesignerStore(({ document }) => document.config)
  return (
    <div className="fd-face">
      <WidgetFace widget={widget} config={config} locale={locale} components={components} />
    </div>
  )
}
