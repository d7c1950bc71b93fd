/** A widget of a type that is not known here: visible, movable, and written back as it came. */
import type { UnknownWidget } from '@formwork/form-schema'
import { Glyph } from '../icons/Glyph'
import { useMessages } from '../store/designer-context'

export function UnknownFace({ widget }: { readonly widget: UnknownWidget }) {
  const { canvas } = useMessages()
  return (
    <div className="fd-unknown">
      <Glyph name="unknown" />
      <span>
        <strong>{widget.name === '' ? canvas.unnamed : widget.name}</strong> {canvas.unknownType(widget.sourceType)}
        {' · '}
        {canvas.unknownHint}
      </span>
    </div>
  )
}
