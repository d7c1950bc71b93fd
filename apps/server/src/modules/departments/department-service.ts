/** What may be done to departments: the tree stays a tree, nobody is left without one by accident. */
import { routes } from '@formwork/api-contract'
import { reachFor, rightsOf } from '../../access/rights'
import { appendAudit } from '../../db/append-audit'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { reaches } from '../../domain/reach'
import { refuse } from '../../domain/refusal'
import { requireDepartments } from '../scope/within'
import { lockDirectory } from '../users/administrator-repo'
import { requireLeader, requireMove, requireNoCircle } from './department-policy'
import {
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
} from './department-repo'

export interface DepartmentFields {
  readonly parentId: string | null
  readonly deptName: string
  readonly sort: number
  readonly leader: string | null
  readonly status: '0' | '1'
}

const toRow = ({ parentId, deptName: name, sort, leader: leaderId, status }: DepartmentFields) => ({
  parentId,
  name,
  sort,
  leaderId,
  enabled: status === '0',
})

/** The departments the caller's scope reaches; one whose parent lies beyond stands at the top. */
export async function visibleDepartments({ db }: Deps, actor: Actor): Promise<FoundDepartment[]> {
  const reach = await reachFor(db, actor, routes.listDepartments.access)
  return (await listDepartments(db)).filter(({ id }) => reaches(reach, [id]))
}

export async function createDepartment(deps: Deps, actor: Caller, input: DepartmentFields): Promise<string> {
  const id = deps.newId()
  const now = deps.now()
  await withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx)
    const rights = await rightsOf(tx, actor)
    const act = 'system:sysdept:add'
    if (input.parentId !== null && !(await departmentExists(tx, input.parentId))) throw refuse('department.not-found')
    requireDepartments(rights, act, [input.parentId])
    await requireLeader(tx, rights, act, input.leader)
    await insertDepartment(tx, { id, ...toRow(input), createdAt: now, updatedAt: now })
    // Whose scope is a fixed list could not even see what they made.
    requireDepartments({ ...rights, tree: new Map([...rights.tree, [id, input.parentId]]) }, act, [id])
    const { name, facts } = await describeDepartment(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'department.created', subject: { id, name }, before: null, after: facts })
  })
  return id
}

export async function editDepartment(
  deps: Deps,
  actor: Caller,
  { deptId, ...input }: DepartmentFields & { readonly deptId: string },
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx)
    await lockTree(tx)
    const rights = await rightsOf(tx, actor)
    const act = 'system:sysdept:edit'
    const department = await findDepartment(tx, deptId)
    if (department === null) throw refuse('department.not-found')
    if (input.parentId !== null && !(await departmentExists(tx, input.parentId))) throw refuse('department.not-found')
    requireDepartments(rights, act, [deptId])
    if (input.leader !== department.leaderId) await requireLeader(tx, rights, act, input.leader)
    await requireNoCircle(tx, deptId, input.parentId)
    if (input.parentId !== department.parentId) await requireMove(tx, rights, deptId, input.parentId)
    const before = await describeDepartment(tx, deptId)
    await patchDepartment(tx, deptId, { ...toRow(input), updatedAt: deps.now() })
    const changed = changedFacts(before.facts, (await describeDepartment(tx, deptId)).facts)
    await appendAudit(tx, deps, actor, { kind: 'department.changed', subject: { id: deptId, name: before.name }, ...changed })
  })
}

export async function removeDepartment(deps: Deps, actor: Caller, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx)
    await lockTree(tx)
    if (!(await departmentExists(tx, id))) throw refuse('department.not-found')
    requireDepartments(await rightsOf(tx, actor), 'system:sysdept:remove', [id])
    if (await isUsed(tx, id)) throw refuse('department.in-use')
    const { name, facts } = await describeDepartment(tx, id)
    await deleteDepartment(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'department.removed', subject: { id, name }, before: facts, after: null })
  })
}
