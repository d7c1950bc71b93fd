/** Keeps a top-layer panel at its anchor while the page scrolls or resizes. Sets style properties one by one, which a strict CSP allows. */
import { holds } from './nodes'

const GAP_PX = 4
const MARGIN_PX = 8
/** A list is at least as wide as its anchor and scrolls beyond this height. */
const LIST_HEIGHT_PX = 320
/** A list opens to the other side where it has less room than this: it may still be loading, so its own height is not final. */
const LIST_LEAST_PX = 160

/** `list` takes the anchor's width; `panel` has a size of its own, which may still change while it loads. */
export type PanelShape = 'list' | 'panel'

/** Places `panel` below `anchor`, above it where there is more room, and inside the window. @returns the function that stops following. */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement, shape: PanelShape = 'list'): () => void {
  const view = anchor.ownerDocument.defaultView
  const place = () => {
    const box = anchor.getBoundingClientRect()
    const width = view?.innerWidth ?? 0
    const height = view?.innerHeight ?? 0
    const below = height - box.bottom - GAP_PX - MARGIN_PX
    const above = box.top - GAP_PX - MARGIN_PX
    const wanted = shape === 'list' ? LIST_LEAST_PX : panel.scrollHeight
    const opensUp = below < wanted && above > below
    if (shape === 'list') panel.style.setProperty('min-width', `${box.width}px`)
    // A panel that fits nowhere covers its anchor rather than being cut: it scrolls only when the window itself is too low.
    const most = shape === 'list' ? Math.max(96, Math.min(LIST_HEIGHT_PX, opensUp ? above : below)) : height - 2 * MARGIN_PX
    panel.style.setProperty('max-height', `${most}px`)
    const size = Math.min(panel.scrollHeight, most)
    const inside = (edge: number) => `${Math.max(MARGIN_PX, Math.min(edge, height - MARGIN_PX - size))}px`
    panel.style.setProperty('top', opensUp ? 'auto' : inside(box.bottom + GAP_PX))
    panel.style.setProperty('bottom', opensUp ? inside(height - box.top + GAP_PX) : 'auto')
    const isRtl = view?.getComputedStyle(anchor).direction === 'rtl'
    const start = isRtl ? box.right - panel.offsetWidth : box.left
    panel.style.setProperty('left', `${Math.max(MARGIN_PX, Math.min(start, width - panel.offsetWidth - MARGIN_PX))}px`)
  }
  const onScroll = (event: Event) => {
    // Scrolling inside the panel does not move it.
    if (!holds(panel, event.target)) place()
  }
  place()
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(place) : null
  sizes?.observe(panel)
  // A field that grows under its list, by chips for example, pushes it along.
  sizes?.observe(anchor)
  view?.addEventListener('scroll', onScroll, { capture: true, passive: true })
  view?.addEventListener('resize', place)
  return () => {
    sizes?.disconnect()
    view?.removeEventListener('scroll', onScroll, { capture: true })
    view?.removeEventListener('resize', place)
  }
}
