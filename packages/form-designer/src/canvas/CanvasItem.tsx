/** One widget on the sheet: its face, its frame when selected, and its place in the keyboard's order. */
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/click-events-have-key-events -- a group that roves: keys are handled once, by the canvas */
import { conditionOf, nestingOf, typeOf, type Widget, type WidgetKey } from '@formwork/form-schema'
import { type FocusEvent, memo, type MouseEvent, useCallback, useMemo, useRef, useState } from 'react'
import { nodeOf } from '../commands/tree-queries'
import type { DragSubject } from '../dnd/drag-port'
import { useDragSource } from '../dnd/react-dnd-adapter'
import type { DesignerMessages } from '../messages/designer-messages'
import { Glyph } from '../icons/Glyph'
import { nameOfWidget } from '../messages/name-of-widget'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import type { RenderColumn } from '../widget-faces/render-column'
import { SheetFace, type SheetFaceProps } from '../widget-faces/SheetFace'
import { ItemTools } from './ItemTools'
import { WidgetMenu, type MenuAnchor } from './WidgetMenu'

export interface CanvasItemProps {
  readonly widgetKey: WidgetKey
  readonly renderColumn: RenderColumn
}

export const CanvasItem = memo(function CanvasItem({ widgetKey, renderColumn }: CanvasItemProps) {
  const widget = useDesignerStore(({ document }) => nodeOf(document, widgetKey)?.widget ?? null)
  // A deleted widget stays in its parent's list until the parent renders again.
  return widget === null ? null : <PlacedWidget widget={widget} renderColumn={renderColumn} />
})

function PlacedWidget({ widget, renderColumn }: SheetFaceProps) {
  const { store } = useDesigner()
  const messages = useMessages()
  const { key } = widget
  const nesting = nestingOf(widget)
  const ref = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<MenuAnchor | null>(null)
  const isSelected = useDesignerStore(({ selected }) => selected === key)
  const isTabStop = useDesignerStore(({ selected, document }) => (selected ?? document.root[0]) === key)
  const subject = useMemo((): DragSubject => ({ kind: 'placed', key, nesting }), [key, nesting])
  const onStart = useCallback(() => {
    store.getState().select(key)
    // Changing the page inside the browser's own dragstart cancels the drag in Chromium.
    setTimeout(() => store.getState().setView({ isDragging: true }), 0)
  }, [store, key])
  const onEnd = useCallback(() => store.getState().setView({ isDragging: false, dropPlace: null }), [store])
  const { isDragging } = useDragSource(ref, { subject, onStart, onEnd })

  const select = (event: MouseEvent | FocusEvent) => {
    if (event.target instanceof Element && event.target.closest('[data-widget-key]') === ref.current) store.getState().select(key)
  }
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    store.getState().select(key)
    setMenu({ kind: 'point', top: event.clientY, left: event.clientX })
  }
  return (
    <div
      ref={ref}
      className="fd-item"
      data-widget-key={key}
      data-widget-type={typeOf(widget)}
      data-selected={isSelected}
      data-dragging={isDragging}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be dragged in every browser
      role="group"
      aria-roledescription={messages.canvas.widgetRole}
      aria-label={labelOf(messages, widget)}
      aria-current={isSelected}
      tabIndex={isTabStop ? 0 : -1}
      onClick={select}
      onFocus={select}
      onContextMenu={openMenu}
    >
      <SheetFace widget={widget} renderColumn={renderColumn} />
      {conditionOf(widget) !== null && (
        <span className="fd-marks" title={messages.canvas.hasCondition} aria-hidden="true">
          <Glyph name="condition" size={14} />
        </span>
      )}
      {isSelected && <ItemTools widgetKey={key} onMore={(element) => setMenu({ kind: 'element', element })} />}
      {menu !== null && <WidgetMenu widgetKey={key} anchor={menu} onClose={() => setMenu(null)} />}
    </div>
  )
}

// Without its position: that would draw every sibling again for each one added. Moves announce it.
function labelOf(messages: DesignerMessages, widget: Widget): string {
  const { canvas } = messages
  const parts = [nameOfWidget(messages, { type: typeOf(widget), name: widget.name })]
  if (widget.type !== 'unknown' && 'required' in widget.options && widget.options.required) parts.push(canvas.required)
  if (conditionOf(widget) !== null) parts.push(canvas.hasCondition)
  return parts.join(messages.listSeparator)
}
