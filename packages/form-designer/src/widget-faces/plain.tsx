/** An ordinary widget, drawn by the renderer and inert on the canvas. */
import { WidgetFace } from '@formwork/form-renderer'
import type { Widget } from '@formwork/form-schema'
import { useMemo } from 'react'
import { useDesigner, useDesignerStore } from '../store/designer-context'

export function PlainFace({ widget }: { readonly widget: Widget }) {
  const { locale, preview, messages } = useDesigner()
  // A type of the host's has no other face than its component; ours show themselves.
  const components = widget.type === 'added' ? preview.components : undefined
  const config = useDesignerStore(({ document }) => document.config)
  const { customArea } = messages.canvas
  // A reader of the form is told less.
  const words = useMemo(() => ({ customAreaEmpty: customArea }), [customArea])
  return (
    <div className="fd-face">
      <WidgetFace widget={widget} config={config} locale={locale} messages={words} components={components} />
    </div>
  )
}
