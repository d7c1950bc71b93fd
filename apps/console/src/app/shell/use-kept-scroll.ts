/** All pages scroll in one element; each is found again where it was left, as long as its tag is open. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTags } from '../tags/tag-store'

/** @returns for the element that scrolls. */
export function useKeptScroll(pageKey: string): RefObject<HTMLElement | null> {
  const scroller = useRef<HTMLElement>(null)
  const positions = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const element = scroller.current
    if (element === null) return undefined
    const kept = positions.current
    const { tags } = useTags.getState()
    for (const key of kept.keys()) if (tags.every((tag) => tag.pageKey !== key)) kept.delete(key)
    element.scrollTop = kept.get(pageKey) ?? 0
    const keep = () => void kept.set(pageKey, element.scrollTop)
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [pageKey])
  return scroller
}
