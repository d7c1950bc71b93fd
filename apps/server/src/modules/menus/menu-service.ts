/** The menu of one person: pages they may open, folders that hold any, titles in their language. And what may be done to menus. */
import { holdsAny, type MenuEdit, type MenuFacts, type MenuFields, type MenuItem } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import type { Locale } from '../../domain/locale'
import { placeAmong } from '../../domain/place-among'
import { refuse } from '../../domain/refusal'
import { settleEdit } from '../../domain/settle-edit'
import { findRole } from '../roles/role-repo'
import { requireHeld, requireMenuPage, requireSoundTree } from './menu-policy'
import { deleteMenu, describeMenu, insertMenu, listMenus, lockMenus, type MenuRow, patchMenu } from './menu-repo'
import { editedRow, factsOf, rowOf } from './menu-wire'

export async function menuOf({ db }: Deps, actor: Actor, locale: Locale): Promise<MenuItem[]> {
  const shown = (await listMenus(db)).filter(({ kind }) => kind === 'folder' || kind === 'page')
  return menuTree(shown, actor.permissions, locale)
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

export const allMenus = ({ db }: Deps): Promise<MenuRow[]> => listMenus(db)

/** All menus, and the ids of those whose permission a role holds. @throws {Refusal} `role.not-found` */
export async function menusOfRole({ db }: Deps, roleId: string) {
  const role = await findRole(db, roleId)
  if (role === null) throw refuse('role.not-found')
  const rows = await listMenus(db)
  const held = rows.filter(({ permission }) => permission !== null && holdsAny(role.permissions, [permission]))
  return { rows, held: held.map(({ id }) => id) }
}

export async function getMenu({ db }: Deps, id: string): Promise<MenuRow> {
  return present(await listMenus(db), id)
}

export async function createMenu(deps: Deps, actor: Caller, body: MenuFields): Promise<string> {
  const row = rowOf(deps.newId(), body)
  requireHeld(actor, row)
  await withTransaction(deps.db, async (tx) => {
    requireSoundTree([...(await lockMenus(tx)), row], row)
    await insertMenu(tx, row)
    const { name, facts } = describeMenu(await listMenus(tx), row.id)
    await appendAudit(tx, deps, actor, { kind: 'menu.created', subject: { id: row.id, name }, before: null, after: facts })
  })
  return row.id
}

/** What is left out stays as it is. */
export async function editMenu(deps: Deps, actor: Caller, body: MenuEdit): Promise<void> {
  const id = body.menuId
  await change(deps, actor, id, (rows, old) => {
    const values = factsOf(old)
    if (values.menuType !== body.menuType) throw refuse('menu.kind')
    const { id: _, kind, ...patch } = editedRow(old, settleEdit<MenuFacts, MenuEdit>(body, body.basedOn, { values }))
    const row = { ...patch, id, kind }
    requireHeld(actor, old, row)
    requireSoundTree(
      rows.map((menu) => (menu.id === id ? row : menu)),
      row,
    )
    return new Map([[id, patch]])
  })
}

export interface PlaceOf {
  readonly parentId: string | null
  readonly before: string | null
}

export async function placeMenu(deps: Deps, actor: Caller, id: string, { parentId, before }: PlaceOf): Promise<void> {
  await change(deps, actor, id, (rows, old) => {
    const row = { ...old, parentId }
    requireSoundTree(
      rows.map((menu) => (menu.id === id ? row : menu)),
      row,
    )
    const neighbours = rows.filter((menu) => menu.parentId === parentId)
    const order = placeAmong(
      neighbours.map((menu) => menu.id),
      id,
      before,
    )
    if (order === null) throw refuse('place.gone')
    return new Map(order.map((one, sort) => [one, one === id ? { parentId, sort } : { sort }]))
  })
}

/** Reads all menus while nobody else changes them, and writes what `patchesOf` makes of them. */
async function change(
  deps: Deps,
  actor: Caller,
  id: string,
  patchesOf: (rows: readonly MenuRow[], old: MenuRow) => ReadonlyMap<string, Partial<MenuRow>>,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const rows = await lockMenus(tx)
    const patches = patchesOf(rows, present(rows, id))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const [one, patch] of patches) await patchMenu(tx, one, patch)
    const before = describeMenu(rows, id)
    const changed = changedFacts(before.facts, describeMenu(await listMenus(tx), id).facts)
    await appendAudit(tx, deps, actor, { kind: 'menu.changed', subject: { id, name: before.name }, ...changed })
  })
}

export async function removeMenu(deps: Deps, actor: Caller, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const rows = await lockMenus(tx)
    requireHeld(actor, present(rows, id))
    if (rows.some(({ parentId }) => parentId === id)) throw refuse('menu.in-use')
    requireMenuPage(rows.filter((menu) => menu.id !== id))
    await deleteMenu(tx, id)
    const { name, facts } = describeMenu(rows, id)
    await appendAudit(tx, deps, actor, { kind: 'menu.removed', subject: { id, name }, before: facts, after: null })
  })
}

function present(rows: readonly MenuRow[], id: string): MenuRow {
  const row = rows.find((menu) => menu.id === id)
  if (row === undefined) throw refuse('menu.not-found')
  return row
}
