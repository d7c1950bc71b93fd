/** The centre pane: the sheet, its keyboard, and what stands on it when it is empty. */
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { clipboardEvents } from '../actions/clipboard-events'
import { canvasShortcut } from '../actions/canvas-shortcuts'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { isTyping } from '../actions/is-typing'
import { CanvasRoot } from './canvas-root'
import { EmptySheet } from './EmptySheet'
import { useRubberBand } from './use-rubber-band'
import { FingerDrag } from './FingerDrag'
import { NearView, useNearView } from './near-view'
import { Sheet } from './Sheet'
import { useWidgetDrop } from './use-widget-drop'
import { WidgetList } from './WidgetList'

export function Canvas() {
  const designer = useDesigner()
  const messages = useMessages()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const keys = useDesignerStore(({ document }) => document.root)
  const isDragging = useDesignerStore(({ view }) => view.isDragging)
  const focusRequest = useDesignerStore(({ view }) => view.focusRequest)

  const near = useNearView(root)
  const band = useRubberBand(root)
  useWidgetDrop({ zone: root, list, gridKey: null, slot: 0 })

  useEffect(() => {
    if (focusRequest === 0 || root.current === null) return
    const item = root.current.querySelector<HTMLElement>('[data-widget-key][data-lead="true"]')
    const target = item ?? root.current
    target.focus()
    item?.scrollIntoView({ block: 'nearest' })
  }, [focusRequest])

  // A widget inserted from the palette or selected in the outline may be outside the view, and so may what an undo brings back.
  const selected = useDesignerStore((state) => state.selected)
  const travelled = useDesignerStore(({ view: { notice } }) =>
    notice?.kind === 'undone' || notice?.kind === 'redone' ? notice.sequence : 0,
  )
  const shown = useRef({ selected, travelled })
  useEffect(() => {
    // What is selected to begin with stands at the top; asking where would lay out the whole form before it is drawn.
    const { current: before } = shown
    shown.current = { selected, travelled }
    if (selected === null || (before.selected === selected && (before.travelled === travelled || travelled === 0))) return
    root.current?.querySelector('[data-widget-key][data-lead="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [selected, travelled])

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Menus are portals in the page's body, whose events bubble through React's tree: only keys pressed on the sheet itself count.
    if (!(event.target instanceof Element) || !event.currentTarget.contains(event.target) || isTyping(event.target)) return
    if (event.target.closest('.fd-tools') !== null && (event.key === 'Enter' || event.key === ' ')) return
    if (canvasShortcut(designer, event.nativeEvent)) event.preventDefault()
  }
  const onBackgroundClick = (event: MouseEvent) => {
    if (!band.hasJustSelected() && event.target instanceof Element && event.target.closest('[data-widget-key]') === null)
      designer.store.getState().select(null)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <CanvasRoot
      ref={root}
      role="region"
      aria-label={messages.canvas.label}
      tabIndex={keys.length === 0 ? 0 : -1}
      data-drag-active={isDragging}
      onKeyDown={onKeyDown}
      {...clipboardEvents(designer, 'canvas')}
      onClick={onBackgroundClick}
      onPointerDown={band.onPointerDown}
    >
      <FingerDrag canvas={root} />
      <Sheet canvas={root}>
        <NearView.Provider value={near}>
          <WidgetList list={list} keys={keys} gridKey={null} slot={0} />
        </NearView.Provider>
        {keys.length === 0 && !isDragging && <EmptySheet />}
      </Sheet>
    </CanvasRoot>
  )
}
