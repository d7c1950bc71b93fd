/** Where the focus goes after an action that removed its own button. */
import { type RefObject, useEffect, useRef } from 'react'

/**
 * The element with the returned `ref` (and `tabIndex={-1}`) gets the focus when the action ends and nothing else has it: without that it goes to the page,
 * and the next Tab begins at the very top.
 * @param isActing - a dialog of the action is open, or its answer is awaited.
 */
export function useFocusAfter<Place extends HTMLElement>(isActing: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const wasActing = useRef(false)
  useEffect(() => {
    const hasEnded = wasActing.current && !isActing
    wasActing.current = isActing
    const { activeElement, body } = document
    if (hasEnded && (activeElement === null || activeElement === body)) place.current?.focus({ preventScroll: true })
  }, [isActing])
  return place
}
