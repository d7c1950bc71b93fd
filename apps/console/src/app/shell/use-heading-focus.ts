/** After a navigation the focus is on the heading of the page: a screen reader says where one is, and Tab goes on from there. */
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** @param main - holds the page; others that are kept behind it are not displayed. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    const element = main.current
    // Not at the first page: nobody has come from anywhere.
    if (element === null || before.current === pathname) return undefined
    before.current = pathname
    const from = document.activeElement
    // The arrow keys of the tag bar go on from tag to tag.
    if (from?.getAttribute('role') === 'tab') return undefined
    let focused: Element | null = null
    const isElsewhere = () => {
      const now = document.activeElement
      return now !== null && now !== document.body && now !== from && now !== focused
    }
    const arrived = new MutationObserver(() => follow())
    const follow = () => {
      // The page has put the focus somewhere itself, or the person has.
      if (isElsewhere()) return arrived.disconnect()
      const heading = [...element.querySelectorAll('h1')].find((one) => one.checkVisibility())
      if (heading === undefined) return undefined
      if (heading !== focused) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
        focused = heading
      }
      // The page on its way has a heading of its own, which goes.
      if (heading.closest('[aria-busy="true"]') === null) arrived.disconnect()
      return undefined
    }
    arrived.observe(element, { childList: true, subtree: true })
    follow()
    return () => arrived.disconnect()
  }, [pathname, main])
}
