/** The title of the page in view: for the browser tab, the breadcrumb and the tag bar. A page with a name of its own sets it here. */
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { create } from 'zustand'
import { useSession } from '../../session/session-store'

interface TitleState {
  readonly titles: Readonly<Record<string, string>>
}

export const usePageTitles = create<TitleState>(() => ({ titles: {} }))

// The next person may not see what these pages are called.
useSession.subscribe(({ user }, before) => {
  if (user?.userId !== before.user?.userId) usePageTitles.setState({ titles: {} })
})

/** Names this page ("Leave · T-1042") instead of its route's general title. Undefined while unknown; an empty one keeps the general title. */
export function usePageTitle(title: string | undefined): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (title === undefined) return
    usePageTitles.setState(({ titles }) => {
      const { [pathname]: _, ...others } = titles
      return { titles: title === '' ? others : { ...others, [pathname]: title } }
    })
  }, [pathname, title])
}
