/** What may be done to departments: the tree stays a tree, nobody is left without one by accident. */
import { dataScopeSchema, type Permission, routes } from '@formwork/api-contract'
import { reachWith, rightsOf } from '../../access/rights'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { pathOf, reaches } from '../../domain/reach'
import { refuse } from '../../domain/refusal'
import { type BasedOn, settleEdit } from '../../domain/settle-edit'
import { toGrant } from '../roles/role-policy'
import { findRole } from '../roles/role-repo'
import { cachedRightsOf } from '../session/cached-rights'
import { isRoleWithin, requireDepartments } from '../scope/within'
import { lockDirectory } from '../users/administrator-repo'
import { requireLeader, requireMove, requireNoCircle } from './department-policy'
import {
  countMembers,
  deleteDepartment,
  departmentExists,
  describeDepartment,
  findDepartment,
  type FoundDepartment,
  insertDepartment,
  isUsed,
  listDepartments,
  lockTree,
  patchDepartment,
  type PlacedDepartment,
} from './department-repo'

export interface DepartmentFields {
  readonly parentId: string | null
  readonly deptName: string
  readonly sort: number
  readonly leader: string | null
  readonly status: '0' | '1'
}

/** What is left out stays as it is. */
export interface DepartmentChange {
  readonly deptId: string
  readonly deptName: string
  readonly parentId?: string | null | undefined
  readonly sort?: number | undefined
  readonly leader?: string | null | undefined
  readonly status?: '0' | '1' | undefined
  readonly basedOn?: BasedOn<DepartmentFields> | undefined
}

const toRow = ({ parentId, deptName: name, sort, leader: leaderId, status }: DepartmentFields) => ({
  parentId,
  name,
  sort,
  leaderId,
  enabled: status === '0',
})

const fieldsOf = ({ parentId, name: deptName, sort, leaderId: leader, enabled }: PlacedDepartment): DepartmentFields => ({
  parentId,
  deptName,
  sort,
  leader,
  status: enabled ? '0' : '1',
})

/** The departments the caller reaches with any of these permissions; one whose parent lies beyond stands at the top. */
export async function visibleDepartments(
  deps: Deps,
  actor: Actor,
  permissions: readonly Permission[] = routes.listDepartments.access,
): Promise<FoundDepartment[]> {
  const reach = reachWith(await cachedRightsOf(deps, actor), permissions)
  return (await listDepartments(deps.db)).filter(({ id }) => reaches(reach, [id]))
}

/** How many people each department has; seeing a department includes its people. */
export const membersOf = ({ db }: Deps): Promise<ReadonlyMap<string, number>> => countMembers(db)

/** Enabled departments below enabled ones only, for any caller: names are no secret. */
export async function namedDepartments({ db }: Deps): Promise<FoundDepartment[]> {
  const enabled = (await listDepartments(db)).filter((department) => department.enabled)
  const tree = new Map(enabled.map(({ id, parentId }) => [id, parentId]))
  return enabled.filter(({ id }) => [...pathOf(tree, id)].every((above) => tree.has(above)))
}

/** What a role can be given to choose from, and what it has chosen. @throws {Refusal} `role.not-found` */
export async function departmentsOfRole(deps: Deps, actor: Actor, roleId: string) {
  const role = await findRole(deps.db, roleId)
  if (role === null) throw refuse('role.not-found')
  const rights = await rightsOf(deps.db, actor)
  const scopes = dataScopeSchema.options.filter((scope) =>
    isRoleWithin(rights, { ...toGrant(role), scope: Number(scope), departmentIds: [] }),
  )
  return { rows: await visibleDepartments(deps, actor, routes.roleDeptTreeselect.access), chosen: role.deptIds, scopes }
}

/** @throws {Refusal} `department.not-found`, `scope.beyond-yours` */
export async function getDepartment({ db }: Deps, actor: Actor, id: string): Promise<FoundDepartment> {
  const found = (await listDepartments(db)).find((department) => department.id === id)
  if (found === undefined) throw refuse('department.not-found')
  requireDepartments(await rightsOf(db, actor), 'system:sysdept:list', [id])
  return found
}

export async function createDepartment(deps: Deps, actor: Caller, input: DepartmentFields): Promise<string> {
  const id = deps.newId()
  const now = deps.now()
  await withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx, actor)
    const rights = await rightsOf(tx, actor)
    const act = 'system:sysdept:add'
    if (input.parentId !== null && !(await departmentExists(tx, input.parentId))) throw refuse('department.not-found')
    requireDepartments(rights, act, [input.parentId])
    await requireLeader(tx, rights, act, input.leader)
    await insertDepartment(tx, { id, ...toRow(input), createdAt: now, updatedAt: now })
    // A caller whose scope is a fixed list could not even see the new department.
    requireDepartments({ ...rights, tree: new Map([...rights.tree, [id, input.parentId]]) }, act, [id])
    const { name, facts } = await describeDepartment(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'department.created', subject: { id, name }, before: null, after: facts })
  })
  return id
}

/** @throws {Refusal} `record.stale` when somebody else has changed the same field since `basedOn` was read. */
export async function editDepartment(deps: Deps, actor: Caller, { deptId, basedOn, ...edit }: DepartmentChange): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx, actor)
    await lockTree(tx)
    const rights = await rightsOf(tx, actor)
    const act = 'system:sysdept:edit'
    const department = await findDepartment(tx, deptId)
    if (department === null) throw refuse('department.not-found')
    // Before anything is compared with it: what differs is named in the refusal.
    requireDepartments(rights, act, [deptId])
    const values = fieldsOf(department)
    const names = { leader: department.leaderName, parentId: department.parentName }
    const { deptName, ...input } = settleEdit<DepartmentFields, typeof edit>(edit, basedOn, { values, names })
    const { parentId = values.parentId, leader = values.leader, sort = values.sort, status = values.status } = input
    if (parentId !== null && !(await departmentExists(tx, parentId))) throw refuse('department.not-found')
    if (leader !== department.leaderId) await requireLeader(tx, rights, act, leader)
    await requireNoCircle(tx, deptId, parentId)
    if (parentId !== department.parentId) await requireMove(tx, rights, deptId, parentId)
    const before = await describeDepartment(tx, deptId)
    await patchDepartment(tx, deptId, { ...toRow({ parentId, deptName, sort, leader, status }), updatedAt: deps.now() })
    const changed = changedFacts(before.facts, (await describeDepartment(tx, deptId)).facts)
    await appendAudit(tx, deps, actor, { kind: 'department.changed', subject: { id: deptId, name: before.name }, ...changed })
  })
}

export async function removeDepartment(deps: Deps, actor: Caller, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx, actor)
    await lockTree(tx)
    if (!(await departmentExists(tx, id))) throw refuse('department.not-found')
    requireDepartments(await rightsOf(tx, actor), 'system:sysdept:remove', [id])
    if (await isUsed(tx, id)) throw refuse('department.in-use')
    const { name, facts } = await describeDepartment(tx, id)
    await deleteDepartment(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'department.removed', subject: { id, name }, before: facts, after: null })
  })
}
