/** The signed-in person's menu: home, which everyone has (spec 2.1), then what the server gives. */
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useSession } from '../../shared/session/session-store'
import { type MenuEntry, type MenuPage, menuPages, readMenu, shownMenu } from './menu-model'

export const HOME_PATH = '/dashboard'

export interface Menu {
  readonly shown: readonly MenuEntry[]
  readonly pages: readonly MenuPage[]
}

export function useMenu(): Menu {
  const { t } = useLingui()
  const items = useSession((state) => state.menu)
  const homeTitle = t`Home`
  return useMemo(() => {
    const given = readMenu(items).filter(({ path }) => path !== HOME_PATH)
    const home: MenuEntry = {
      id: 'home',
      path: HOME_PATH,
      title: homeTitle,
      icon: 'home',
      component: 'dashboard',
      isShown: true,
      noCache: false,
      children: [],
    }
    const entries = [home, ...given]
    return { shown: shownMenu(entries), pages: menuPages(entries) }
  }, [items, homeTitle])
}
