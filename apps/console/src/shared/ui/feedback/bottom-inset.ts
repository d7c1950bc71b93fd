/** What stands at the foot of the window: bars of actions and sheets are named here, and what is said there goes above them. */
import { useSyncExternalStore } from 'react'

/** Between what is said and what it stands above. */
const GAP = 12
/** What ends this far above the foot, or above what stands there, is not in the way: a line fits below. */
const REACH = 64

const feet = new Set<Element>()
const listeners = new Set<() => void>()

/** What stands at the foot has moved there. */
export function tellFoot(): void {
  for (const listener of listeners) listener()
}
const sizes = new ResizeObserver(tellFoot)

/** The `ref` of whatever stays at the foot of the window while its page is scrolled. */
export function atFoot(element: Element | null): () => void {
  if (element === null) return () => {}
  feet.add(element)
  sizes.observe(element)
  tellFoot()
  return () => {
    feet.delete(element)
    sizes.unobserve(element)
    tellFoot()
  }
}

/**
 * How far above the foot of the window there is room, in pixels, also above the keyboard of a phone. Measured whenever it is rendered too: a page that was
 * scrolled since, or a sheet that has come up, tells nobody.
 * @param own what asks, when it stands at the foot itself.
 */
export function useRoomAtFoot(own: Element | null): number {
  return useSyncExternalStore(listen, () => GAP + heightTaken([...feet].filter((each) => each !== own)))
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('resize', listener)
  globalThis.visualViewport?.addEventListener('resize', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('resize', listener)
    globalThis.visualViewport?.removeEventListener('resize', listener)
  }
}

/** They may stand above each other. */
function heightTaken(standing: readonly Element[]): number {
  const boxes = standing.map((foot) => foot.getBoundingClientRect()).filter(({ height, top }) => height > 0 && top < innerHeight)
  return boxes
    .toSorted((one, other) => other.bottom - one.bottom)
    .reduce(
      (taken, { top, bottom }) => (innerHeight - bottom < taken + REACH ? Math.max(taken, innerHeight - top) : taken),
      keyboardHeight(),
    )
}

/** The keyboard of a phone lies over the window without making it smaller. A page made larger by two fingers has none. */
function keyboardHeight(): number {
  const view = globalThis.visualViewport
  if (view === null || view === undefined || view.scale !== 1) return 0
  return Math.max(0, innerHeight - view.height - view.offsetTop)
}
