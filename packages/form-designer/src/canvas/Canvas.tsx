/** The centre pane: the sheet, its keyboard, and what stands on it when it is empty. */
import { type KeyboardEvent, type MouseEvent, type RefObject, useRef } from 'react'
import { clipboardEvents } from '../actions/clipboard-events'
import { canvasShortcut } from '../actions/canvas-shortcuts'
import { useDesigner, useDesignerStore, useMessages } from '../store/designer-context'
import { isTyping } from '../actions/is-typing'
import { CanvasRoot } from './canvas-root'
import { EmptySheet } from './EmptySheet'
import { useRubberBand } from './use-rubber-band'
import { FingerDrag } from './finger/FingerDrag'
import { GoToSelected } from './GoToSelected'
import { NearView, useNearView } from './near-view'
import { Sheet } from './Sheet'
import { useWidgetDrop } from './use-widget-drop'
import { WidgetList } from './WidgetList'

export function Canvas() {
  const designer = useDesigner()
  const messages = useMessages()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isEmpty = useDesignerStore(({ document }) => document.root.length === 0)
  const isDragging = useDesignerStore(({ view }) => view.isDragging)

  const near = useNearView(root)
  const band = useRubberBand(root)
  useWidgetDrop({ zone: root, list, gridKey: null, slot: 0 })

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
      tabIndex={isEmpty ? 0 : -1}
      data-drag-active={isDragging}
      onKeyDown={onKeyDown}
      {...clipboardEvents(designer, 'canvas')}
      onClick={onBackgroundClick}
      onPointerDown={band.onPointerDown}
    >
      <GoToSelected canvas={root} />
      <FingerDrag canvas={root} />
      <Sheet canvas={root}>
        <NearView.Provider value={near}>
          <RootList list={list} />
        </NearView.Provider>
        {isEmpty && !isDragging && <EmptySheet />}
      </Sheet>
    </CanvasRoot>
  )
}

/** A component of its own: the paper around it does not render again when a field is added or removed. */
function RootList({ list }: { readonly list: RefObject<HTMLDivElement | null> }) {
  const keys = useDesignerStore(({ document }) => document.root)
  return <WidgetList list={list} keys={keys} gridKey={null} slot={0} />
}
