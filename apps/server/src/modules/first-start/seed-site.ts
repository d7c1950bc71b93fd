/** What a new, empty database gets: the root department, two roles, two posts, the menus, the settings, one administrator. */
import { WILDCARD_PERMISSION, type Permission, type SiteSettings } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'
import { departments, posts, rolePermissions, roles, userRoles, users } from '../../db/schema/people'
import { menus, settings } from '../../db/schema/site'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Locale } from '../../domain/locale'
import { hashPassword } from '../session/passwords'
import { SITE_MENUS, type SeedMenu } from './site-menus'
import { SITE_NAMES } from './site-names'

export const ADMIN_ROLE_KEY = 'admin'
export const STAFF_ROLE_KEY = 'staff'
export const ADMIN_USERNAME = 'admin'

const STAFF_PERMISSIONS: readonly Permission[] = [
  'process:list:applyProcessList',
  'process:list:upcoming',
  'process:list:myCreate',
  'process:list:related',
]

export interface FirstStart {
  readonly password: string
  /** True when the password was generated: it must be changed at the first sign-in. */
  readonly mustChangePassword: boolean
  readonly isVerifyCodeOn: boolean
  /** What the first department, roles, posts and the administrator are named in. */
  readonly language: Locale
}

export interface SeededSite {
  readonly adminId: string
  readonly adminRoleId: string
  readonly staffRoleId: string
  readonly rootDepartmentId: string
}

/** Seeds an empty database in one transaction. @returns null, and changes nothing, when it has been seeded before. */
export async function seedSite(
  deps: Deps,
  { password, mustChangePassword, isVerifyCodeOn, language }: FirstStart,
): Promise<SeededSite | null> {
  const names = SITE_NAMES[language]
  const passwordHash = await hashPassword(password)
  return withTransaction(deps.db, async (tx) => {
    // Servers that start together on one new database take turns; the second finds the site seeded.
    await tx.execute(sql`lock table roles in share row exclusive mode`)
    if ((await tx.select({ id: roles.id }).from(roles).limit(1)).length > 0) return null
    const now = deps.now()
    const stamps = { createdAt: now, updatedAt: now }
    const rootDepartmentId = deps.newId()
    const adminRoleId = deps.newId()
    const staffRoleId = deps.newId()
    const adminId = deps.newId()
    await tx.insert(departments).values({ id: rootDepartmentId, name: names.rootDepartment, ...stamps })
    await tx.insert(roles).values([
      { id: adminRoleId, key: ADMIN_ROLE_KEY, name: names.adminRole, builtIn: true, ...stamps },
      { id: staffRoleId, key: STAFF_ROLE_KEY, name: names.staffRole, sort: 1, dataScope: 5, ...stamps },
    ])
    await tx
      .insert(rolePermissions)
      .values([
        { roleId: adminRoleId, permission: WILDCARD_PERMISSION },
        ...STAFF_PERMISSIONS.map((permission) => ({ roleId: staffRoleId, permission })),
      ])
    await tx.insert(posts).values([
      { id: deps.newId(), code: 'manager', name: names.managerPost, ...stamps },
      { id: deps.newId(), code: 'member', name: names.memberPost, sort: 1, ...stamps },
    ])
    const username = { username: ADMIN_USERNAME, usernameKey: ADMIN_USERNAME }
    const admin = { id: adminId, ...username, nickName: names.admin, departmentId: rootDepartmentId }
    await tx.insert(users).values({ ...admin, passwordHash, mustChangePassword, ...stamps })
    await tx.insert(userRoles).values({ userId: adminId, roleId: adminRoleId })
    await insertMenus(tx, deps.newId, SITE_MENUS, null)
    const content: SiteSettings = { name: 'Workflow', logo: '', is_ldap: false, is_verify_code: isVerifyCodeOn, time_zone: '' }
    await tx.insert(settings).values({ classify: 1, id: deps.newId(), content, updatedAt: now })
    return { adminId, adminRoleId, staffRoleId, rootDepartmentId }
  })
}

async function insertMenus(tx: Queryable, newId: () => string, rows: readonly SeedMenu[], parentId: string | null): Promise<void> {
  for (const [sort, { children = [], permission = null, ...menu }] of rows.entries()) {
    const id = newId()
    // oxlint-disable-next-line no-await-in-loop -- a child needs its parent's row
    await tx.insert(menus).values({ ...menu, id, parentId, permission, sort })
    // oxlint-disable-next-line no-await-in-loop
    await insertMenus(tx, newId, children, id)
  }
}
