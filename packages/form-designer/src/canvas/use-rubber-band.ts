/** A rectangle drawn on the empty part of the sheet selects the widgets it touches. By keyboard: Shift and the arrows, or Ctrl+A. */
import { type PointerEvent as ReactPointerEvent, type RefObject, useRef } from 'react'
import { selectMany } from '../actions/selection-actions'
import { childElements, WIDGET_ATTRIBUTE } from '../dnd/insertion-index'
import { useDesigner } from '../store/designer-context'

/** Pixels the pointer moves before a press is a rectangle and no click. */
const MIN_MOVE = 5

export interface RubberBand {
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void
  /** True for the click that ends a rectangle: it must not clear what was just selected. */
  readonly hasJustSelected: () => boolean
}

export function useRubberBand(root: RefObject<HTMLElement | null>): RubberBand {
  const designer = useDesigner()
  const justSelected = useRef(false)
  const onPointerDown = (press: ReactPointerEvent<HTMLElement>) => {
    justSelected.current = false
    const sheet = root.current?.querySelector<HTMLElement>('.fd-sheet') ?? null
    const isEmptyPart = press.target instanceof Element && press.target.closest('[data-widget-key], button, input') === null
    // A finger scrolls.
    if (sheet === null || !isEmptyPart || press.button !== 0 || press.pointerType === 'touch') return
    const from = { x: press.clientX, y: press.clientY }
    const list = sheet.querySelector('.fd-list')
    let band: HTMLElement | null = null
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (band === null && Math.hypot(clientX - from.x, clientY - from.y) < MIN_MOVE) return
      band ??= drawnOn(sheet)
      place(band, sheet, areaOf(from, { x: clientX, y: clientY }))
    }
    const onUp = ({ clientX, clientY }: PointerEvent) => {
      end()
      if (band === null || list === null) return
      justSelected.current = true
      const keys = touchedBy(list, areaOf(from, { x: clientX, y: clientY }))
      selectMany(designer, { selected: keys[0] ?? null, selection: keys })
      if (keys.length > 0) designer.store.getState().requestFocus()
    }
    const stopped = new AbortController()
    const end = () => {
      stopped.abort()
      band?.remove()
    }
    const { signal } = stopped
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', end, { signal })
  }
  return {
    onPointerDown,
    hasJustSelected: () => {
      const answer = justSelected.current
      justSelected.current = false
      return answer
    },
  }
}

interface Spot {
  readonly x: number
  readonly y: number
}

const areaOf = (one: Spot, other: Spot) => ({
  left: Math.min(one.x, other.x),
  right: Math.max(one.x, other.x),
  top: Math.min(one.y, other.y),
  bottom: Math.max(one.y, other.y),
})
type Area = ReturnType<typeof areaOf>

function touchedBy(list: Element, area: Area): readonly string[] {
  return childElements(list).flatMap((element) => {
    const box = element.getBoundingClientRect()
    const isTouched = box.left < area.right && box.right > area.left && box.top < area.bottom && box.bottom > area.top
    return isTouched ? (element.getAttribute(WIDGET_ATTRIBUTE) ?? []) : []
  })
}

function drawnOn(sheet: HTMLElement): HTMLElement {
  const band = document.createElement('div')
  band.className = 'fd-band'
  sheet.append(band)
  return band
}

/** Style properties set by script, not a style attribute: strict policies allow them. */
function place(band: HTMLElement, sheet: HTMLElement, { left, right, top, bottom }: Area): void {
  const origin = sheet.getBoundingClientRect()
  band.style.transform = `translate(${left - origin.left}px, ${top - origin.top}px)`
  band.style.width = `${right - left}px`
  band.style.height = `${bottom - top}px`
}
