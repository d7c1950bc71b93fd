/** What may be done to departments: the tree stays a tree, nobody is left without one by accident. */
import type { Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor } from '../../http/actor'
import { refuse } from '../../http/refusal'
import { peopleInScope } from '../users/data-scope'
import { findUser } from '../users/user-repo'
import { deleteDepartment, departmentExists, insertDepartment, isUsed, listDepartments, lockTree, patchDepartment } from './department-repo'

export interface DepartmentFields {
  readonly parentId: string | null
  readonly deptName: string
  readonly sort: number
  readonly leader: string | null
  readonly status: '0' | '1'
}

async function requireReferences(tx: Transaction, actor: Actor, { parentId, leader }: DepartmentFields): Promise<void> {
  if (parentId !== null && !(await departmentExists(tx, parentId))) throw refuse('department.not-found')
  if (leader !== null && (await findUser(tx, leader, peopleInScope(actor))) === null) throw refuse('user.not-found')
}

const toRow = ({ parentId, deptName: name, sort, leader: leaderId, status }: DepartmentFields) => ({
  parentId,
  name,
  sort,
  leaderId,
  enabled: status === '0',
})

export async function createDepartment(deps: Deps, actor: Actor, input: DepartmentFields): Promise<string> {
  const id = deps.newId()
  const now = deps.now()
  await withTransaction(deps.db, async (tx) => {
    await requireReferences(tx, actor, input)
    await insertDepartment(tx, { id, ...toRow(input), createdAt: now, updatedAt: now })
  })
  return id
}

export async function editDepartment(
  deps: Deps,
  actor: Actor,
  { deptId, ...input }: DepartmentFields & { readonly deptId: string },
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockTree(tx)
    if (!(await departmentExists(tx, deptId))) throw refuse('department.not-found')
    await requireReferences(tx, actor, input)
    await requireNoCircle(tx, deptId, input.parentId)
    await patchDepartment(tx, deptId, { ...toRow(input), updatedAt: deps.now() })
  })
}

async function requireNoCircle(tx: Transaction, id: string, parentId: string | null): Promise<void> {
  const parents = new Map((await listDepartments(tx)).map((row) => [row.id, row.parentId]))
  for (let above = parentId; above !== null; above = parents.get(above) ?? null) {
    if (above === id) throw refuse('department.cycle')
  }
}

export async function removeDepartment(deps: Deps, id: string): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockTree(tx)
    if (!(await departmentExists(tx, id))) throw refuse('department.not-found')
    if (await isUsed(tx, id)) throw refuse('department.in-use')
    await deleteDepartment(tx, id)
  })
}
