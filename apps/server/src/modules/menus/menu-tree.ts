/** The menu of one person: pages they may open, folders that hold any, titles in their language. */
import { holdsAny, type MenuItem } from '@formwork/api-contract'
import { asc, ne } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { menus } from '../../db/schema/site'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/call'
import type { Locale } from '../../http/locale'

type MenuRow = typeof menus.$inferSelect

export async function listMenus(db: Queryable): Promise<MenuRow[]> {
  return db.select().from(menus).where(ne(menus.kind, 'button')).orderBy(asc(menus.sort), asc(menus.id))
}

export function menuTree(
  rows: readonly MenuRow[],
  permissions: readonly string[],
  locale: Locale,
  parentId: string | null = null,
): MenuItem[] {
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

export function menuHandlers(deps: Deps): Pick<Handlers, 'menuRole'> {
  return { menuRole: async ({ actor, locale }) => menuTree(await listMenus(deps.db), actor.permissions, locale) }
}
