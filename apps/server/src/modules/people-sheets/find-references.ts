/** What the rows of a sheet name, looked up once for all of them: departments by their path, roles and posts by key or name, user names that are taken. */
import { MAX_OPTION_ROWS, type PostRow } from '@formwork/api-contract'
import type { Queryable } from '../../db/client'
import { type FoundDepartment, listDepartments } from '../departments/department-repo'
import { findPosts } from '../posts/post-repo'
import { findRoles, type StoredRole } from '../roles/role-repo'
import { usernameKeyOf } from '../session/account-repo'
import type { ListWindow } from '../list-window'
import { findTakenKeys } from './people-sheet-repo'

const EVERYTHING: ListWindow = { pageIndex: 1, pageSize: MAX_OPTION_ROWS, offset: 0, isOptionSource: true }

/** “Head office/Research” of every department. */
export function departmentPaths(rows: readonly FoundDepartment[]): ReadonlyMap<string, string> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (row: FoundDepartment): string => {
    const parent = byId.get(row.parentId ?? '')
    return parent === undefined ? row.name : `${pathOf(parent)}/${row.name}`
  }
  return new Map(rows.map((row) => [row.id, pathOf(row)]))
}

/** What a word refers to; null where it is ambiguous. */
type Meant<Thing> = Thing | null | undefined

function byWord<Thing>(things: readonly Thing[], wordOf: (thing: Thing) => string): ReadonlyMap<string, Thing | null> {
  const found = Map.groupBy(things, wordOf)
  return new Map([...found].map(([word, [thing = null, ...others]]) => [word, others.length > 0 ? null : thing]))
}

export interface References {
  readonly department: (path: string) => Meant<string>
  /** The order number of the last department directly below one; -1 where there is none. */
  readonly lastPlaceBelow: (parentId: string | null) => number
  readonly role: (word: string) => Meant<StoredRole>
  readonly post: (word: string) => Meant<PostRow>
  /** In the form in which they are compared. */
  readonly takenKeys: ReadonlySet<string>
}

/** @param usernames - of the sheet, in any spelling */
export async function findReferences(db: Queryable, usernames: readonly string[]): Promise<References> {
  const rows = await listDepartments(db)
  const paths = departmentPaths(rows)
  const departments = byWord([...paths.keys()], (id) => paths.get(id) ?? '')
  const roles = (await findRoles(db, {}, EVERYTHING)).rows
  const posts = (await findPosts(db, {}, EVERYTHING)).rows
  const [roleKeys, roleNames] = [byWord(roles, (role) => role.roleKey), byWord(roles, (role) => role.roleName)]
  const [postCodes, postNames] = [byWord(posts, (post) => post.postCode), byWord(posts, (post) => post.postName)]
  return {
    department: (path) => departments.get(path),
    lastPlaceBelow: (parentId) => Math.max(-1, ...rows.filter((row) => row.parentId === parentId).map(({ sort }) => sort)),
    role: (word) => roleKeys.get(word) ?? roleNames.get(word),
    post: (word) => postCodes.get(word) ?? postNames.get(word),
    takenKeys: await findTakenKeys(db, usernames.map(usernameKeyOf)),
  }
}
