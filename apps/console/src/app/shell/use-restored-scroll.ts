/** All pages scroll in one element; the position of each is restored: while its tag is open, or on going back. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useTags } from '../tags/tag-store'

/** Events by which a person moves on their own. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * @param keepsPages - a page is the same one when it is opened again; otherwise only the way back leads to where it was.
 * @returns for the element that scrolls.
 */
export function useRestoredScroll(pageKey: string, keepsPages: boolean): RefObject<HTMLElement | null> {
  const isWayBack = useNavigationType() === NavigationType.Pop
  const scroller = useRef<HTMLElement>(null)
  const positions = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const kept = positions.current
    const { tags } = useTags.getState()
    for (const key of kept.keys()) if (tags.every((tag) => tag.pageKey !== key)) kept.delete(key)
    const wanted = keepsPages || isWayBack ? (kept.get(pageKey) ?? 0) : 0
    element.scrollTop = wanted
    const stop = element.scrollTop < wanted ? scrollWhenThere(element, wanted) : undefined
    const keep = () => void kept.set(pageKey, element.scrollTop)
    element.addEventListener('scroll', keep, { passive: true })
    return () => {
      stop?.()
      element.removeEventListener('scroll', keep)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how the page was come to, when it was come to
  }, [pageKey])
  return scroller
}

/** A page that is rendered again reaches its height only once its answers are there. @returns a function that stops waiting. */
function scrollWhenThere(element: HTMLElement, wanted: number): () => void {
  const end = new AbortController()
  const grown = new MutationObserver(() => {
    element.scrollTop = wanted
    if (element.scrollTop >= wanted) end.abort()
  })
  end.signal.addEventListener('abort', () => grown.disconnect())
  for (const move of OWN_MOVES) element.addEventListener(move, () => end.abort(), { passive: true, signal: end.signal })
  grown.observe(element, { childList: true, subtree: true })
  return () => end.abort()
}
