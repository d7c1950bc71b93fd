/**
 * Drags rows by their handles with mouse, pen or finger. While it goes on only attributes change: a dragged row costs no rendering. The
 * keyboard's way is Alt+arrow on the handle, and the menu.
 */
import type { RowId } from './store/row-list'
import { handleOf, rowElement, rowOf } from './table-places'
import { isElement } from '../controls/nodes'

/** Less than this is a click. */
const THRESHOLD_PX = 4
/** Near an edge of what scrolls, the rows come along. */
const EDGE_PX = 36
const STEP_PX = 10

export interface RowDragSettings {
  readonly shown: () => readonly RowId[]
  readonly move: (id: RowId, toIndex: number) => void
}

/** Begins with a press on a handle. `table` holds the rows. */
export function startRowDrag(event: PointerEvent, table: HTMLElement, { shown, move }: RowDragSettings): void {
  const pressed = isElement(event.target) ? event.target.closest<HTMLElement>('[data-handle]') : null
  const id = pressed ? rowOf(pressed) : null
  if (!pressed || id === null || event.button !== 0) return
  const page = table.ownerDocument
  const view = page.defaultView
  const scroller = table.querySelector<HTMLElement>('.fw-rows-scroll')
  let drop: { readonly element: HTMLElement; readonly index: number } | null = null
  let isDragging = false
  let pointerY = event.clientY
  let frame = 0

  const mark = () => {
    const box = table.getBoundingClientRect()
    const under = page.elementFromPoint(box.left + box.width / 2, pointerY)
    const row = under?.closest<HTMLElement>('[data-row]')
    const target = row && table.contains(row) ? rowOf(row) : null
    drop?.element.removeAttribute('data-drop')
    drop = null
    if (!row || target === null || target === id) return
    const from = shown().indexOf(id)
    const to = shown().indexOf(target)
    row.setAttribute('data-drop', to > from ? 'after' : 'before')
    drop = { element: row, index: to }
  }
  const scroll = () => {
    frame = view?.requestAnimationFrame(scroll) ?? 0
    const box = scroller?.getBoundingClientRect()
    if (!scroller || !box) return
    const by = pointerY < box.top + EDGE_PX ? -STEP_PX : pointerY > box.bottom - EDGE_PX ? STEP_PX : 0
    if (by === 0) return
    scroller.scrollTop += by
    mark()
  }
  const onMove = (moved: PointerEvent) => {
    pointerY = moved.clientY
    if (!isDragging && Math.abs(pointerY - event.clientY) < THRESHOLD_PX) return
    if (!isDragging) {
      isDragging = true
      rowElement(table, id)?.setAttribute('data-dragged', '')
      frame = view?.requestAnimationFrame(scroll) ?? 0
    }
    moved.preventDefault()
    mark()
  }
  const end = (isDropped: boolean) => {
    view?.cancelAnimationFrame(frame)
    pressed.removeEventListener('pointermove', onMove)
    pressed.removeEventListener('pointerup', onUp)
    pressed.removeEventListener('pointercancel', onCancel)
    page.removeEventListener('keydown', onKey, true)
    rowElement(table, id)?.removeAttribute('data-dragged')
    drop?.element.removeAttribute('data-drop')
    if (isDragging) swallowClick(handleOf(table, id))
    if (isDropped && isDragging && drop) move(id, drop.index)
  }
  const onUp = () => end(true)
  const onCancel = () => end(false)
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape') return
    key.preventDefault()
    key.stopPropagation()
    end(false)
  }
  // A DOM of tests captures nothing: a click that opens the menu is all that comes there.
  pressed.setPointerCapture?.(event.pointerId)
  pressed.addEventListener('pointermove', onMove)
  pressed.addEventListener('pointerup', onUp)
  pressed.addEventListener('pointercancel', onCancel)
  page.addEventListener('keydown', onKey, true)
}

/** The browser clicks the handle when the button comes up; after a drag that opens no menu. */
function swallowClick(handle: HTMLElement | null): void {
  if (!handle) return
  const swallow = (click: Event) => click.stopPropagation()
  handle.addEventListener('click', swallow, { capture: true, once: true })
  handle.ownerDocument.defaultView?.setTimeout(() => handle.removeEventListener('click', swallow, { capture: true }), 0)
}
