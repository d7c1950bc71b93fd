/** The pages that can be opened by name: those of the menu, and others that need no record. */
import { holdsAny } from '@formwork/api-contract'
import { i18n } from '@lingui/core'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../shared/session/session-store'
import { menuIcon } from '../../shared/ui/icons/menu-icon'
import { useMenu } from '../menu/use-menu'
import { type PageRoute, pageRoutes } from '../page-routes'
import type { Command } from './command'

export function usePages(): readonly Command[] {
  const navigate = useNavigate()
  const { pages } = useMenu()
  const held = useSession((state) => state.user?.permissions) ?? []
  const opens = (path: string) => () => void navigate(path)
  const ofMenu = pages
    .filter(({ isShown }) => isShown)
    .map(({ path, title, icon, trail }): Command => {
      const above = trail.slice(0, -1).map((crumb) => crumb.title)
      return { id: path, title, detail: above.join(' / '), icon: menuIcon(icon), run: opens(path) }
    })
  const besideMenu = pageRoutes
    .filter((route) => needsNoRecord(route) && (route.permissions === undefined || holdsAny(held, route.permissions)))
    .map(({ path, title, menuPath }): Command => {
      const parent = pages.find((page) => page.path === menuPath)
      const above = pageRoutes.find((route) => route.path === menuPath)?.title
      const detail = parent?.trail.map((crumb) => crumb.title).join(' / ') ?? (above && i18n._(above)) ?? ''
      return { id: path, title: i18n._(title), detail, icon: parent === undefined ? 'user' : menuIcon(parent.icon), run: opens(path) }
    })
  return [...ofMenu, ...besideMenu]
}

/** Editors of something new are actions of their own. */
const needsNoRecord = ({ path, ownsScreen }: PageRoute) => !path.includes(':') && ownsScreen !== true
