/**
 * After a navigation the focus is on the heading of the page: a screen reader announces the page, and Tab continues from there. Going back focuses
 * the link that was followed, so that the next row of a list is one key away.
 */
import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * @param main - holds the page; others that are kept behind it are not displayed.
 * @param pageKey - of the page in view: something new that is saved has another address then, and is the same page.
 */
export function useHeadingFocus(main: RefObject<HTMLElement | null>, pageKey: string): void {
  const { pathname, key } = useLocation()
  const isWayBack = useNavigationType() === NavigationType.Pop
  const before = useRef({ pathname, pageKey })
  const leftBy = useRef(new Map<string, string>())

  useEffect(() => {
    const element = main.current
    const remember = ({ target }: Event) => {
      const link = target instanceof Element ? linkOf(target) : null
      if (link !== null) leftBy.current.set(key, link)
    }
    element?.addEventListener('focusin', remember)
    element?.addEventListener('click', remember, { capture: true })
    return () => {
      element?.removeEventListener('focusin', remember)
      element?.removeEventListener('click', remember, { capture: true })
    }
  }, [key, main])

  useEffect(() => {
    const element = main.current
    const left = before.current
    before.current = { pathname, pageKey }
    // Not on the first page: there was no navigation.
    if (element === null || left.pathname === pathname || left.pageKey === pageKey) return undefined
    const from = document.activeElement
    // The arrow keys of the tag bar go on from tag to tag.
    if (from?.getAttribute('role') === 'tab') return undefined
    const wanted = isWayBack ? leftBy.current.get(key) : undefined
    let focused: Element | null = null
    const isElsewhere = () => {
      const now = document.activeElement
      return now !== null && now !== document.body && now !== from && now !== focused
    }
    const arrived = new MutationObserver(() => follow())
    const focus = (next: HTMLElement) => {
      next.focus({ preventScroll: true })
      focused = next
    }
    const follow = () => {
      // The page has put the focus somewhere itself, or the person has.
      if (isElsewhere()) return arrived.disconnect()
      const link = wanted === undefined ? undefined : shown(element, `a[href="${CSS.escape(wanted)}"]`)
      if (link !== undefined) {
        focus(link)
        return arrived.disconnect()
      }
      const heading = shown(element, 'h1')
      if (heading === undefined) return undefined
      if (heading !== focused) {
        heading.tabIndex = -1
        focus(heading)
      }
      // The loading page has a heading of its own, which is replaced; so are the rows a link is looked for in.
      const isOnItsWay = wanted === undefined ? heading.closest(BUSY) !== null : element.querySelector(BUSY) !== null
      if (!isOnItsWay) arrived.disconnect()
      return undefined
    }
    arrived.observe(element, { childList: true, subtree: true })
    follow()
    return () => arrived.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- how the page was come to, when it was come to
  }, [pathname, pageKey, main])
}

const BUSY = '[aria-busy="true"]'

function shown(inside: HTMLElement, selector: string): HTMLElement | undefined {
  return [...inside.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
}

/** Where a link leads, or the first one of the row that was clicked. */
function linkOf(target: Element): string | null {
  const link = target.closest('a[href]') ?? target.closest('tr, li')?.querySelector('a[href]')
  return link?.getAttribute('href') ?? null
}
