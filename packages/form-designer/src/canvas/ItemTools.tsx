/** The small bar at the corner of the widget that leads the selection; its acts are about all that is selected: drag, duplicate, delete, more. */
import { deleteSelected, duplicateSelected } from '../actions/many-actions'
import { Glyph } from '../icons/Glyph'
import { useDesigner, useMessages } from '../store/designer-context'

export interface ItemToolsProps {
  readonly onMore: (anchor: HTMLElement) => void
}

export function ItemTools({ onMore }: ItemToolsProps) {
  const designer = useDesigner()
  const { actions } = useMessages()
  const refocus = () => designer.store.getState().requestFocus()
  return (
    <div className="fd-tools">
      {/* The whole widget can be dragged; the grip only shows that. By keyboard the menu does the same. */}
      <span className="fd-grip" title={actions.drag} aria-hidden="true">
        <Glyph name="move" size={15} />
      </span>
      <button
        type="button"
        title={actions.duplicate}
        aria-label={actions.duplicate}
        onClick={() => {
          duplicateSelected(designer)
          refocus()
        }}
      >
        <Glyph name="copy" size={15} />
      </button>
      <button
        type="button"
        title={actions.delete}
        aria-label={actions.delete}
        onClick={(event) => {
          // The click must not go on to select the widget that is leaving.
          event.stopPropagation()
          deleteSelected(designer)
          refocus()
        }}
      >
        <Glyph name="trash" size={15} />
      </button>
      <button
        type="button"
        title={actions.more}
        aria-label={actions.more}
        aria-haspopup="menu"
        onClick={(event) => onMore(event.currentTarget)}
      >
        <Glyph name="more" size={15} />
      </button>
    </div>
  )
}
