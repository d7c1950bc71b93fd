/** A small demo company for looking around: people, departments, two more roles, and some work in progress. Made once, on a site that has nobody but the administrator. */
import { count, eq, isNull } from 'drizzle-orm'
import type { Permission } from '@formwork/api-contract'
import { departments, rolePermissions, roles, userRoles, users } from '../../db/schema/people'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import { STAFF_ROLE_KEY } from '../first-start/seed-site'
import { hashPassword } from '../session/passwords'
import { type DemoCompany, seedDemoWork } from './seed-work'

export const DEMO_PASSWORD = 'formwork-demo'

interface DemoPerson {
  readonly username: string
  readonly nickName: string
  readonly department: string
  readonly roles: readonly string[]
  readonly leads?: boolean
}

const DEPARTMENTS = ['行政部', '财务部', '研发部', '市场部'] as const
const DESIGNER_ROLE_KEY = 'designer'
const FINANCE_ROLE_KEY = 'finance'
const DESIGNER_PERMISSIONS: readonly Permission[] = [
  'process:admin:classify:list',
  'process:admin:template:list',
  'process:admin:template:add',
  'process:admin:template:edit',
  'process:admin:template:delete',
  'process:admin:manager:list',
  'process:admin:manager:add',
  'process:admin:manager:edit',
  'process:admin:manager:delete',
]

const PEOPLE: readonly DemoPerson[] = [
  { username: 'chen.jing', nickName: '陈静', department: '行政部', roles: [STAFF_ROLE_KEY, DESIGNER_ROLE_KEY], leads: true },
  { username: 'zhou.min', nickName: '周敏', department: '行政部', roles: [STAFF_ROLE_KEY] },
  { username: 'wang.lei', nickName: '王磊', department: '财务部', roles: [STAFF_ROLE_KEY, FINANCE_ROLE_KEY], leads: true },
  { username: 'liu.yang', nickName: '刘洋', department: '研发部', roles: [STAFF_ROLE_KEY], leads: true },
  { username: 'li.na', nickName: '李娜', department: '研发部', roles: [STAFF_ROLE_KEY] },
  { username: 'zhang.wei', nickName: '张伟', department: '研发部', roles: [STAFF_ROLE_KEY] },
  { username: 'zhao.yun', nickName: '赵云', department: '市场部', roles: [STAFF_ROLE_KEY], leads: true },
  { username: 'sun.fei', nickName: '孙菲', department: '市场部', roles: [STAFF_ROLE_KEY] },
]

/** @returns false, and changes nothing, when the site already has people. */
export async function seedDemo(deps: Deps): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const company = await seedPeople(deps, passwordHash)
  if (company === null) return false
  await seedDemoWork(deps, company)
  return true
}

async function seedPeople(deps: Deps, passwordHash: string): Promise<DemoCompany | null> {
  return withTransaction(deps.db, async (tx) => {
    const [people] = await tx.select({ count: count() }).from(users).where(isNull(users.deletedAt))
    if ((people?.count ?? 0) > 1) return null
    const now = deps.now()
    const stamps = { createdAt: now, updatedAt: now }
    const [root] = await tx.select({ id: departments.id }).from(departments).where(isNull(departments.parentId)).limit(1)
    const departmentIds = new Map(DEPARTMENTS.map((name) => [name as string, deps.newId()]))
    await tx
      .insert(departments)
      .values([...departmentIds].map(([name, id], sort) => ({ id, name, sort, parentId: root?.id ?? null, ...stamps })))
    const designerId = deps.newId()
    const financeRoleId = deps.newId()
    await tx.insert(roles).values([
      { id: designerId, key: DESIGNER_ROLE_KEY, name: '流程设计员', sort: 2, ...stamps },
      { id: financeRoleId, key: FINANCE_ROLE_KEY, name: '财务', sort: 3, ...stamps },
    ])
    await tx.insert(rolePermissions).values(DESIGNER_PERMISSIONS.map((permission) => ({ roleId: designerId, permission })))
    const roleIds = new Map((await tx.select({ id: roles.id, key: roles.key }).from(roles)).map(({ id, key }) => [key, id]))
    const made = new Map<string, { id: string; nickName: string; departmentId: string | null }>()
    for (const person of PEOPLE) {
      const id = deps.newId()
      const departmentId = departmentIds.get(person.department) ?? null
      const { username, nickName } = person
      made.set(username, { id, nickName, departmentId })
      // oxlint-disable-next-line no-await-in-loop -- few rows, once
      await tx.insert(users).values({ id, username, usernameKey: username, nickName, departmentId, passwordHash, ...stamps })
      const held = person.roles.flatMap((key) => roleIds.get(key) ?? [])
      // oxlint-disable-next-line no-await-in-loop
      await tx.insert(userRoles).values(held.map((roleId, position) => ({ userId: id, roleId, position })))
      // oxlint-disable-next-line no-await-in-loop
      if (person.leads === true && departmentId !== null)
        await tx.update(departments).set({ leaderId: id }).where(eq(departments.id, departmentId))
    }
    return { people: made, financeRoleId }
  })
}
