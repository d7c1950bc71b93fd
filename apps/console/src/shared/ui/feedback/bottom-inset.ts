/** How much of the window's bottom edge is covered: bars of actions and sheets register here, and toasts and the line about the connection are shown above them. */
import { useSyncExternalStore } from 'react'

/** Between a message and the bar below it, in pixels. */
const GAP = 12
/** A bar that ends this far above the edge, or above the bar below it, covers nothing: a message fits below. In pixels. */
const REACH = 64

const bars = new Set<Element>()
const listeners = new Set<() => void>()

/** Call after a registered bar has moved without a change of its size. */
export function notifyBottomBars(): void {
  for (const listener of listeners) listener()
}
const sizes = new ResizeObserver(notifyBottomBars)
/** A sheet that slides in has its size before its position; its content moves as well. */
const notifyMoved = ({ target, currentTarget }: Event) => {
  if (target === currentTarget) notifyBottomBars()
}

/** The `ref` of a bar that stays at the bottom of the window while its page is scrolled. */
export function bottomBarRef(element: Element | null): () => void {
  if (element === null) return () => {}
  bars.add(element)
  sizes.observe(element)
  element.addEventListener('transitionend', notifyMoved)
  notifyBottomBars()
  return () => {
    bars.delete(element)
    sizes.unobserve(element)
    element.removeEventListener('transitionend', notifyMoved)
    notifyBottomBars()
  }
}

/**
 * How far above the bottom of the window there is room, in pixels, also above the keyboard of a phone. Measured with each render too, because scrolling
 * sends no notification.
 * @param own - the caller's own element where it is registered itself; it is left out.
 */
export function useBottomInset(own: Element | null): number {
  return useSyncExternalStore(subscribe, () => GAP + coveredHeight([...bars].filter((bar) => bar !== own)))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('resize', listener)
  globalThis.visualViewport?.addEventListener('resize', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('resize', listener)
    globalThis.visualViewport?.removeEventListener('resize', listener)
  }
}

/** Bars may be stacked. */
function coveredHeight(elements: readonly Element[]): number {
  const boxes = elements.map((bar) => bar.getBoundingClientRect()).filter(({ height, top }) => height > 0 && top < innerHeight)
  return boxes
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce(
      (covered, { top, bottom }) => (innerHeight - bottom < covered + REACH ? Math.max(covered, innerHeight - top) : covered),
      keyboardHeight(),
    )
}

/** The keyboard of a phone covers the window without resizing it. A zoomed page counts as without one. */
function keyboardHeight(): number {
  const view = globalThis.visualViewport
  if (view === null || view === undefined || view.scale !== 1) return 0
  return Math.max(0, innerHeight - view.height - view.offsetTop)
}
