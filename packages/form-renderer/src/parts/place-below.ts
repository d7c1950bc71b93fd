/** Keeps a top-layer panel at its anchor while the page scrolls or resizes. Sets style properties one by one, which a strict CSP allows. */

const GAP_PX = 4
const MARGIN_PX = 8

/** Places `panel` below `anchor`, above it where there is more room. @returns the function that stops following. */
export function placeBelow(panel: HTMLElement, anchor: HTMLElement): () => void {
  const view = anchor.ownerDocument.defaultView
  const place = () => {
    const box = anchor.getBoundingClientRect()
    const height = view?.innerHeight ?? 0
    const below = height - box.bottom - GAP_PX - MARGIN_PX
    const above = box.top - GAP_PX - MARGIN_PX
    const opensUp = below < Math.min(panel.scrollHeight, 160) && above > below
    panel.style.setProperty('left', `${box.left}px`)
    panel.style.setProperty('min-width', `${box.width}px`)
    panel.style.setProperty('max-height', `${Math.max(96, Math.min(320, opensUp ? above : below))}px`)
    panel.style.setProperty('top', opensUp ? 'auto' : `${box.bottom + GAP_PX}px`)
    panel.style.setProperty('bottom', opensUp ? `${height - box.top + GAP_PX}px` : 'auto')
  }
  place()
  view?.addEventListener('scroll', place, { capture: true, passive: true })
  view?.addEventListener('resize', place)
  return () => {
    view?.removeEventListener('scroll', place, { capture: true })
    view?.removeEventListener('resize', place)
  }
}
