/** Departments that a sheet names and that are not there: which have to be made for them, from the top down, and making them. */
import { routes } from '@formwork/api-contract'
import { reachIn, type Rights } from '../../access/rights'
import { type AuditNote, appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import type { Deps } from '../../deps'
import type { Caller } from '../../domain/actor'
import { reaches } from '../../domain/reach'
import { insertDepartment } from '../departments/department-repo'
import type { References } from './find-references'

export interface MissingDepartment {
  readonly id: string
  /** As a sheet writes it. */
  readonly path: string
  readonly name: string
  readonly parentId: string | null
  readonly parentName: string | null
  readonly sort: number
}

const ACT = 'system:sysdept:add'
const { deptName } = routes.createDepartment.body.shape

/**
 * By the path of a sheet what has to be made for it. Paths that cannot be made, or that the actor may not make, are left out:
 * with a part that no department may be called, below one of several of the same path, or beyond their reach.
 */
export function missingDepartments(
  paths: Iterable<string>,
  { department, lastPlaceBelow }: Pick<References, 'department' | 'lastPlaceBelow'>,
  rights: Rights,
  newId: () => string,
): ReadonlyMap<string, readonly MissingDepartment[]> {
  const planned = new Map<string, MissingDepartment>()
  const placesBelow = new Map<string | null, number>()
  const planOf = (path: string): MissingDepartment[] | null => {
    const names = path.split('/')
    const made: MissingDepartment[] = []
    let [parentId, parentName]: [string | null, string | null] = [null, null]
    for (const [at, name] of names.entries()) {
      const here = names.slice(0, at + 1).join('/')
      const known = department(here)
      if (known === null || !deptName.safeParse(name).success) return null
      if (known !== undefined) {
        ;[parentId, parentName] = [known, name]
        continue
      }
      const sort = (placesBelow.get(parentId) ?? lastPlaceBelow(parentId)) + 1
      const one: MissingDepartment = planned.get(here) ?? { id: newId(), path: here, name, parentId, parentName, sort }
      made.push(one)
      ;[parentId, parentName] = [one.id, name]
    }
    return made.length > 0 && mayMake(rights, made) ? made : null
  }
  const found = new Map<string, readonly MissingDepartment[]>()
  for (const path of paths) {
    const made = planOf(path)
    if (made === null) continue
    found.set(path, made)
    for (const one of made) {
      planned.set(one.path, one)
      placesBelow.set(one.parentId, Math.max(one.sort, placesBelow.get(one.parentId) ?? one.sort))
    }
  }
  return found
}

/** As when they are made by hand, one below the other. */
function mayMake(rights: Rights, made: readonly MissingDepartment[]): boolean {
  const after = withDepartments(rights, made)
  return reaches(reachIn(after, ACT), [made[0]?.parentId ?? null, ...made.map(({ id }) => id)])
}

/** Rights as they will be when these departments are there. */
export function withDepartments(rights: Rights, made: readonly MissingDepartment[]): Rights {
  return made.length === 0
    ? rights
    : { ...rights, tree: new Map([...rights.tree, ...made.map(({ id, parentId }) => [id, parentId] as const)]) }
}

/** Every one that a sheet needs, once, those above first. */
export function distinctOf(missing: ReadonlyMap<string, readonly MissingDepartment[]>): MissingDepartment[] {
  return [...new Map([...missing.values()].flat().map((one) => [one.id, one])).values()]
}

/** @param made - those above first */
export async function insertDepartments(tx: Transaction, deps: Deps, actor: Caller, made: readonly MissingDepartment[]): Promise<void> {
  const now = deps.now()
  const times = { createdAt: now, updatedAt: now }
  // oxlint-disable-next-line no-await-in-loop -- one connection, and those above first
  for (const { id, name, parentId, sort } of made)
    await insertDepartment(tx, { id, name, parentId, sort, leaderId: null, enabled: true, ...times })
  if (made.length > 0) await appendAudit(tx, deps, actor, ...made.map(noteOf))
}

function noteOf({ id, name, parentId, parentName, sort }: MissingDepartment): AuditNote {
  const parent = parentId === null ? null : { id: parentId, name: parentName ?? '' }
  return { kind: 'department.created', subject: { id, name }, before: null, after: { name, parent, leader: null, sort, enabled: true } }
}
