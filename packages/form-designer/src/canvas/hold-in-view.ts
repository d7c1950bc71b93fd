/** Brings a widget into view, and again while what lies around it is still loaded and takes more room, until a person goes on. */
import { bringIntoView } from '../parts/bring-into-view'

const LOADING_MS = 2000

/** @returns what ends it */
export function holdInView(item: Element | null | undefined): () => void {
  bringIntoView(item)
  const sheet = item?.closest('.fd-sheet')
  if (!sheet || typeof ResizeObserver !== 'function') return () => undefined
  const observer = new ResizeObserver(() => bringIntoView(item))
  const timer = setTimeout(end, LOADING_MS)
  function end() {
    observer.disconnect()
    clearTimeout(timer)
    for (const act of ACTS) window.removeEventListener(act, end, true)
  }
  observer.observe(sheet)
  for (const act of ACTS) window.addEventListener(act, end, true)
  return end
}

const ACTS = ['wheel', 'pointerdown', 'keydown'] as const
