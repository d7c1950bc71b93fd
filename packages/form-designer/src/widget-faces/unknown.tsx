/** A widget of a type that is not known here: visible, movable, and written back as it came. */
import type { Widget } from '@formwork/form-schema'
import { Glyph } from '../icons/Glyph'
import { useMessages } from '../store/designer-context'

export function UnknownFace({ widget }: { readonly widget: Widget }) {
  const { canvas } = useMessages()
  return (
    <div className="fd-unknown">
      <Glyph name="unknown" />
      <span>
        <strong>{widget.name === '' ? canvas.unnamed : widget.name}</strong>{' '}
        {canvas.unknownType(widget.type === 'unknown' ? widget.sourceType : widget.type)}
        {' · '}
        {canvas.unknownHint}
      </span>
    </div>
  )
}
