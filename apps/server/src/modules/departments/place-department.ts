/** Moving a department: below another, and among those that are there. */
import { rightsOf } from '../../access/rights'
import { appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { placeAmong } from '../../domain/place-among'
import { refuse } from '../../domain/refusal'
import { requireDepartments } from '../scope/within'
import { lockDirectory } from '../users/administrator-repo'
import { requireMove, requireNoCircle } from './department-policy'
import { departmentExists, describeDepartment, findDepartment, findNeighbours, lockTree, patchDepartment } from './department-repo'

export interface PlaceOf {
  readonly parentId: string | null
  readonly before: string | null
}

export async function placeDepartment(deps: Deps, actor: Caller, id: string, { parentId, before }: PlaceOf): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    await lockDirectory(tx, actor)
    await lockTree(tx)
    const rights = await rightsOf(tx, actor)
    const department = await findDepartment(tx, id)
    if (department === null) throw refuse('department.not-found')
    if (parentId !== null && !(await departmentExists(tx, parentId))) throw refuse('department.not-found')
    requireDepartments(rights, 'system:sysdept:edit', [id])
    await requireNoCircle(tx, id, parentId)
    if (parentId !== department.parentId) await requireMove(tx, rights, id, parentId)
    const neighbours = await findNeighbours(tx, parentId)
    const order = placeAmong(
      neighbours.map((neighbour) => neighbour.id),
      id,
      before,
    )
    if (order === null) throw refuse('place.gone')
    const sorts = new Map(neighbours.map((neighbour) => [neighbour.id, neighbour.sort]))
    const renumbered = order
      .map((neighbour, sort) => ({ id: neighbour, sort }))
      .filter((one) => one.id === id || sorts.get(one.id) !== one.sort)
    // Moving renumbers neighbours, which needs the right to edit each of them.
    requireDepartments(
      rights,
      'system:sysdept:edit',
      renumbered.map((one) => one.id),
    )
    const old = await describePlace(tx, id)
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const one of renumbered)
      await patchDepartment(tx, one.id, { sort: one.sort, updatedAt: deps.now(), ...(one.id === id ? { parentId } : {}) })
    const changed = changedFacts(old.facts, (await describePlace(tx, id)).facts)
    await appendAudit(tx, deps, actor, { kind: 'department.changed', subject: { id, name: old.name }, ...changed })
  })
}

/** With the order of its siblings, which may have changed too. */
async function describePlace(tx: Transaction, id: string) {
  const { name, facts } = await describeDepartment(tx, id)
  const parentId = (await findDepartment(tx, id))?.parentId ?? null
  return { name, facts: { ...facts, order: (await findNeighbours(tx, parentId)).map((neighbour) => neighbour.name) } }
}
