/** The small bar at the corner of the selected widget: drag, duplicate, delete, more. */
import type { WidgetKey } from '@formwork/form-schema'
import { deleteWidget, duplicateWidget } from '../acts/widget-acts'
import { Glyph } from '../icons/Glyph'
import { useDesigner, useMessages } from '../store/designer-context'

export interface ItemToolsProps {
  readonly widgetKey: WidgetKey
  readonly onMore: (anchor: HTMLElement) => void
}

export function ItemTools({ widgetKey, onMore }: ItemToolsProps) {
  const designer = useDesigner()
  const { acts } = useMessages()
  const refocus = () => designer.store.getState().requestFocus()
  return (
    <div className="fd-tools">
      {/* The whole widget can be dragged; the grip only says so. Its keyboard twin is in the menu. */}
      <span className="fd-grip" title={acts.drag} aria-hidden="true">
        <Glyph name="drag" size={15} />
      </span>
      <button
        type="button"
        title={acts.duplicate}
        aria-label={acts.duplicate}
        onClick={() => {
          duplicateWidget(designer, widgetKey)
          refocus()
        }}
      >
        <Glyph name="copy" size={15} />
      </button>
      <button
        type="button"
        title={acts.delete}
        aria-label={acts.delete}
        onClick={(event) => {
          // The click must not go on to select the widget that is leaving.
          event.stopPropagation()
          deleteWidget(designer, widgetKey)
          refocus()
        }}
      >
        <Glyph name="delete" size={15} />
      </button>
      <button type="button" title={acts.more} aria-label={acts.more} aria-haspopup="menu" onClick={(event) => onMore(event.currentTarget)}>
        <Glyph name="more" size={15} />
      </button>
    </div>
  )
}
