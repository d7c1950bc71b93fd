/** The rules of the tree of menus, and who may put which permission into it. */
import { type RouteDeclaration, routes } from '@formwork/api-contract'
import type { Actor } from '../../domain/actor'
import { pathOf } from '../../domain/reach'
import { refuse, refuseAt } from '../../domain/refusal'
import { holdsAll } from '../users/user-policy'
import type { MenuKind, MenuRow } from './menu-repo'

/** What each kind may stand below; null is the top. */
const PARENT_KINDS: Readonly<Record<MenuKind, readonly (MenuKind | null)[]>> = {
  folder: [null, 'folder'],
  page: [null, 'folder'],
  button: ['page'],
  call: ['page', 'folder', 'button'],
}

/** Addresses of the console's own. */
const RESERVED_PATHS = ['/', '/dashboard', '/login', '/auth-redirect', '/redirect', '/404', '/401', '/profile', '/profile/index']

/** Nobody puts a permission into a menu, or takes one out of it, that they do not hold. @throws {Refusal} `role.beyond-yours` */
export function requireHeld(actor: Actor, ...rows: readonly Pick<MenuRow, 'permission'>[]): void {
  const permissions = rows.flatMap(({ permission }) => permission ?? [])
  if (!holdsAll(actor.permissions, permissions)) throw refuseAt(['permission'], 'role.beyond-yours')
}

/** All of it, with `changed` in its place: kinds below kinds that take them, no circle, no address twice, calls that exist, and a page to change menus on. */
export function requireSoundTree(rows: readonly MenuRow[], changed: MenuRow): void {
  const parent = rows.find(({ id }) => id === changed.parentId)
  if (changed.parentId !== null && parent === undefined) throw refuse('menu.not-found')
  const tree = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  if (changed.parentId !== null && pathOf(tree, changed.parentId).has(changed.id)) throw refuseAt(['parentId'], 'menu.cycle')
  if (!PARENT_KINDS[changed.kind].includes(parent?.kind ?? null)) throw refuseAt(['parentId'], 'menu.place')
  if (changed.kind === 'call') requireDeclared(changed)
  if (changed.kind === 'folder' || changed.kind === 'page') requireFreeAddress(rows, changed)
  requireMenuPage(rows)
}

/** Somebody who took the last one away could not put it back. @throws {Refusal} `menu.needed` */
export function requireMenuPage(rows: readonly MenuRow[]): void {
  if (!rows.some(({ kind, component }) => kind === 'page' && component === 'menus')) throw refuse('menu.needed')
}

function requireDeclared({ action, path, permission }: MenuRow): void {
  const call = `${action} ${path}`
  const declared: RouteDeclaration | undefined = Object.values<RouteDeclaration>(routes).find(
    (route) => `${route.method} ${route.path}` === call,
  )
  if (declared === undefined) throw refuseAt(['path'], 'menu.call-unknown', { call })
  const { access } = declared
  const asked: readonly string[] = typeof access === 'string' ? [] : access
  if (permission === null || !asked.includes(permission))
    throw refuseAt(['permission'], 'menu.call-permission', { call, permissions: asked.join(', ') || '–' })
}

/** Folders may share one: it leads nowhere. A page is alone at its own, the console's own pages included. */
function requireFreeAddress(rows: readonly MenuRow[], changed: MenuRow): void {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pages = rows.filter(({ kind }) => kind === 'page')
  const seen = new Set<string>(RESERVED_PATHS)
  for (const page of pages) {
    const address = addressOf(byId, page)
    if (seen.has(address)) throw refuseAt(changed.kind === 'page' ? ['path'] : ['parentId'], 'menu.path-taken', { path: address })
    seen.add(address)
  }
}

/** As the console joins them: a path that begins with a slash stands alone. */
function addressOf(byId: ReadonlyMap<string, MenuRow>, { path, parentId }: MenuRow): string {
  const own = path.replace(/\/$/, '')
  const parent = parentId === null ? undefined : byId.get(parentId)
  if (own.startsWith('/')) return own
  return `${parent === undefined ? '' : addressOf(byId, parent)}/${own}`
}
