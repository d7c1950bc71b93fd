/** The menu of one person: pages they may open, folders that hold any, titles in their language. */
import { holdsAny, type MenuItem } from '@formwork/api-contract'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { listMenus, type MenuRow } from './menu-repo'

export async function menuOf({ db }: Deps, actor: Actor, locale: Locale): Promise<MenuItem[]> {
  return menuTree(await listMenus(db), actor.permissions, locale)
}

function menuTree(rows: readonly MenuRow[], permissions: readonly string[], locale: Locale, parentId: string | null = null): MenuItem[] {
  return rows
    .filter((row) => row.parentId === parentId && (row.permission === null || holdsAny(permissions, [row.permission])))
    .map((row) => ({ row, children: menuTree(rows, permissions, locale, row.id) }))
    .filter(({ row, children }) => row.kind === 'page' || children.length > 0)
    .map(({ row, children }) => ({
      menuId: row.id,
      path: row.path,
      component: row.component,
      visible: row.visible ? '0' : '1',
      menuName: row.name,
      title: locale === 'en' ? row.titleEn : row.title,
      icon: row.icon,
      noCache: row.noCache,
      children,
    }))
}
