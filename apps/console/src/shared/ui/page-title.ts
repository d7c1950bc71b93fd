/** The title of the page in view: for the browser tab, the breadcrumb and the tag bar. A page with a name of its own says so here. */
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { create } from 'zustand'

interface TitleState {
  readonly titles: Readonly<Record<string, string>>
}

export const usePageTitles = create<TitleState>(() => ({ titles: {} }))

/** Names this page ("Leave · T-1042") instead of its route's general title. Undefined while it is not known yet. */
export function usePageTitle(title: string | undefined): void {
  const { pathname } = useLocation()
  useEffect(() => {
    if (title === undefined || title === '') return
    usePageTitles.setState(({ titles }) => ({ titles: { ...titles, [pathname]: title } }))
  }, [pathname, title])
}
