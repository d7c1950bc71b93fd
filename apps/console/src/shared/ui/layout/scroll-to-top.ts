/** Back to the first row after turning a page. Spec 9: in 800 ms; at once for people who want less motion, and stopped when a person scrolls. */
const DURATION_MS = 800

export function scrollToTop(element: HTMLElement): void {
  const start = element.scrollTop
  if (start === 0) return
  if (globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollTop = 0
    return
  }
  const began = performance.now()
  const letGo = new AbortController()
  for (const name of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    element.addEventListener(name, () => letGo.abort(), { passive: true, signal: letGo.signal })
  const step = (now: number) => {
    if (letGo.signal.aborted) return
    const left = 1 - Math.min(1, Math.max(0, now - began) / DURATION_MS)
    // Slower towards its end.
    element.scrollTop = Math.round(start * left ** 3)
    if (left > 0) requestAnimationFrame(step)
    else letGo.abort()
  }
  requestAnimationFrame(step)
}
