/** One widget on the sheet: its face, its frame when selected, and its place in the keyboard's order. */
/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/click-events-have-key-events -- a group that roves: keys are handled once, by the canvas */
import { conditionOf, type LintSeverity, nestingOf, typeOf, type Widget, type WidgetKey } from '@formwork/form-schema'
import { memo, type MouseEvent, type SyntheticEvent, useRef, useState } from 'react'
import { aimAt, extendTo, keepOrSelect, toggleWidget } from '../actions/selection-actions'
import { isKnown } from '../commands/tree-queries'
import { menuOnDemand } from '../loading/opened-on-demand'
import type { DesignerMessages } from '../messages/designer-messages'
import { nameOfWidget } from '../messages/name-of-widget'
import { useDesigner, useMessages } from '../store/designer-context'
import { useWidgetView, type WidgetView } from '../store/widget-views'
import type { RenderColumn } from '../widget-faces/render-column'
import { SheetFace, type SheetFaceProps } from '../widget-faces/SheetFace'
import { InPlaceEditor } from './direct/InPlaceEditor'
import { FarPlaceholder } from './FarPlaceholder'
import { ItemDrag } from './ItemDrag'
import { ItemMarks } from './ItemMarks'
import { ItemTools } from './ItemTools'
import type { MenuAnchor, WidgetMenuProps } from './WidgetMenu'

export const WidgetMenu = menuOnDemand<WidgetMenuProps>(async () => (await import('./WidgetMenu')).WidgetMenu)

export interface CanvasItemProps {
  readonly widgetKey: WidgetKey
  readonly renderColumn: RenderColumn
}

export const CanvasItem = memo(function CanvasItem({ widgetKey, renderColumn }: CanvasItemProps) {
  const view = useWidgetView(widgetKey)
  return view === null ? null : <PlacedWidget {...view} renderColumn={renderColumn} />
})

function PlacedWidget({ widget, isLead, isSelected, isEdited, isTabStop, severity, isDrawn, renderColumn }: WidgetView & SheetFaceProps) {
  const designer = useDesigner()
  const { store } = designer
  const messages = useMessages()
  const { key } = widget
  const ref = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<MenuAnchor | null>(null)

  const isOwn = (event: SyntheticEvent) => event.target instanceof Element && event.target.closest('[data-widget-key]') === ref.current
  const pick = (event: MouseEvent) => {
    if (!isOwn(event)) return
    if (event.ctrlKey || event.metaKey) toggleWidget(designer, key)
    else if (event.shiftKey) extendTo(designer, key)
    else return aimAt(designer, widget, slotAt(event.target))
    ref.current?.focus()
  }
  const openMenu = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    keepOrSelect(designer, key)
    setMenu({ kind: 'point', top: event.clientY, left: event.clientX })
  }
  return (
    <>
      <div
        ref={ref}
        className={isDrawn ? 'fd-item' : 'fd-item fd-item-far'}
        data-widget-key={key}
        data-widget-type={typeOf(widget)}
        data-selected={isSelected}
        data-lead={isLead}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot be dragged in every browser
        role="group"
        aria-roledescription={messages.canvas.widgetRole}
        aria-label={labelOf(messages, widget, severity)}
        aria-current={isSelected}
        tabIndex={isTabStop ? 0 : -1}
        onMouseDown={(event) => {
          // With one of these keys the click adds to the selection; the browser's own focus would select this widget alone before.
          if (isOwn(event) && event.button === 0 && (event.ctrlKey || event.metaKey || event.shiftKey)) event.preventDefault()
        }}
        onClick={pick}
        onFocus={(event) => isOwn(event) && keepOrSelect(designer, key)}
        onContextMenu={openMenu}
        onDoubleClick={(event) => isOwn(event) && store.getState().setView({ editing: key })}
      >
        {isDrawn ? <SheetFace widget={widget} renderColumn={renderColumn} /> : <FarPlaceholder widget={widget} />}
        {isDrawn && <ItemMarks hasCondition={conditionOf(widget) !== null} severity={severity} />}
        {isEdited && isKnown(widget) && <InPlaceEditor widget={widget} />}
        {isLead && !isEdited && <ItemTools onMore={(element) => setMenu({ kind: 'element', element })} />}
        {menu !== null && <WidgetMenu widgetKey={key} anchor={menu} onClose={() => setMenu(null)} />}
      </div>
      {isDrawn && <ItemDrag item={ref} widgetKey={key} nesting={nestingOf(widget)} />}
    </>
  )
}

/** The pane that was clicked, null beside all of them: the pane that a widget lies in is not its own. */
function slotAt(target: EventTarget): number | null {
  const slot = target instanceof Element ? target.closest('[data-slot], [data-widget-key]')?.getAttribute('data-slot') : null
  return slot ? Number(slot) : null
}

// Without its position: that would draw every sibling again for each one added. Moves announce it.
function labelOf(messages: DesignerMessages, widget: Widget, severity: LintSeverity | null): string {
  const { canvas } = messages
  const parts = [nameOfWidget(messages, { type: typeOf(widget), name: widget.name })]
  if (widget.type !== 'unknown' && 'required' in widget.options && widget.options.required) parts.push(canvas.required)
  if (conditionOf(widget) !== null) parts.push(canvas.hasCondition)
  if (severity !== null) parts.push(messages.editing.checker.severities[severity])
  return parts.join(messages.listSeparator)
}
