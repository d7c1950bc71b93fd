/** Reads of menus. */
import { asc, ne } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { menus } from '../../db/schema/site'

export type MenuRow = typeof menus.$inferSelect

export async function listMenus(db: Queryable): Promise<MenuRow[]> {
  return db.select().from(menus).where(ne(menus.kind, 'button')).orderBy(asc(menus.sort), asc(menus.id))
}
