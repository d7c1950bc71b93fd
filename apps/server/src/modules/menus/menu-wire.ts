/** Menus between the wire and the rows: letters of the old family for the kinds, trees for lists. */
import {
  type MenuChoice,
  type MenuFacts,
  type MenuFields,
  type MenuNode,
  type MenuType,
  type Permission,
  PERMISSIONS,
} from '@formwork/api-contract'
import type { Locale } from '../../domain/locale'
import type { MenuKind, MenuRow } from './menu-repo'

const LETTER_OF: Readonly<Record<MenuKind, MenuType>> = { folder: 'M', page: 'C', button: 'F', call: 'A' }
const KIND_OF: Readonly<Record<MenuType, MenuKind>> = { M: 'folder', C: 'page', F: 'button', A: 'call' }

export const factsOf = (row: MenuRow): MenuFacts => ({
  menuId: row.id,
  parentId: row.parentId,
  menuType: LETTER_OF[row.kind],
  menuName: row.name,
  title: row.title,
  titleEn: row.titleEn,
  icon: row.icon,
  path: row.path,
  component: row.component,
  action: row.action,
  permission: row.permission,
  sort: row.sort,
  visible: row.visible ? '0' : '1',
  noCache: row.noCache,
})

export function nodesOf(rows: readonly MenuRow[], parentId: string | null = null): MenuNode[] {
  return rows.filter((row) => row.parentId === parentId).map((row) => ({ ...factsOf(row), children: nodesOf(rows, row.id) }))
}

const isPermission = (text: string | null): text is Permission => PERMISSIONS.some((known) => known === text)

export function choicesOf(rows: readonly MenuRow[], locale: Locale, parentId: string | null = null): MenuChoice[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map((row) => ({
      id: row.id,
      label: locale === 'en' ? row.titleEn : row.title,
      menuType: LETTER_OF[row.kind],
      permission: isPermission(row.permission) ? row.permission : null,
      children: choicesOf(rows, locale, row.id),
    }))
}

/** The row of a body; what its kind does not have stays empty. */
export function rowOf(id: string, body: MenuFields): MenuRow {
  const { parentId, title, titleEn, sort, visible, menuType } = body
  const kind = KIND_OF[menuType]
  const shared = { id, parentId, kind, title, titleEn, sort, visible: visible === '0' }
  const none = { name: '', icon: '', path: '', component: '', action: '', permission: null, noCache: false }
  if (body.menuType === 'M') return { ...none, ...shared, name: body.menuName, icon: body.icon, path: body.path, component: 'Layout' }
  if (body.menuType === 'F') return { ...none, ...shared, permission: body.permission }
  if (body.menuType === 'A') return { ...none, ...shared, action: body.action, path: body.path, permission: body.permission }
  const { menuName: name, icon, path, component, permission, noCache } = body
  return { ...none, ...shared, name, icon, path, component, permission, noCache }
}

/** A row with the fields of an edit in their places. */
export function editedRow(row: MenuRow, edit: { readonly [Name in keyof MenuFacts]?: MenuFacts[Name] | undefined }): MenuRow {
  const { parentId = row.parentId, title = row.title, titleEn = row.titleEn, icon = row.icon, path = row.path } = edit
  const { component = row.component, action = row.action, permission = row.permission, sort = row.sort, noCache = row.noCache } = edit
  const { menuName: name = row.name, visible = row.visible ? '0' : '1' } = edit
  return { ...row, parentId, name, title, titleEn, icon, path, component, action, permission, sort, noCache, visible: visible === '0' }
}
