/** Use-cases around categories of processes. */
import type { CategoryRow, ProcessIcon } from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Queryable, Transaction } from '../../db/client'
import type { OnceCall } from '../../db/once-key'
import { runOnce } from '../../db/run-once'
import { breaksUnique } from '../../db/sql-state'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import { type Caller, may } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { refuse, refuseAt } from '../../domain/refusal'
import * as repo from './category-repo'

export interface CategoryFields {
  readonly name: string
  readonly icon: ProcessIcon
}

export async function listCategories({ db }: Deps): Promise<{ list: CategoryRow[] }> {
  return { list: await repo.findCategories(db) }
}

/** @throws {Refusal} `category.name-taken` */
export function createCategory(deps: Deps, actor: Caller, fields: CategoryFields, call: OnceCall): Promise<CategoryRow> {
  return refuseTakenName(
    runOnce(deps, call, async (tx) => {
      const id = deps.newId()
      await repo.insertAtEnd(tx, { id, ...fields, at: deps.now() })
      const made = await present(tx, id)
      await appendAudit(tx, deps, actor, { kind: 'category.created', subject: made, before: null, after: repo.describeCategory(made) })
      return made
    }),
  )
}

/** @throws {Refusal} `category.stale` when someone else saved since `revision`. */
export function updateCategory(
  deps: Deps,
  actor: Caller,
  id: string,
  { revision, ...fields }: CategoryFields & { readonly revision: number },
): Promise<CategoryRow> {
  return refuseTakenName(
    withTransaction(deps.db, async (tx) => {
      const before = await repo.lockCategory(tx, id)
      if (before === null) throw refuse('category.not-found')
      if (before.revision !== revision) throw refuse('category.stale', { revision: before.revision })
      await repo.patchCategory(tx, id, { ...fields, revision: revision + 1, updatedAt: deps.now() })
      const saved = await present(tx, id)
      const changed = changedFacts(repo.describeCategory(before), repo.describeCategory(saved))
      await appendAudit(tx, deps, actor, { kind: 'category.changed', subject: before, ...changed })
      return saved
    }),
  )
}

/** @throws {Refusal} `category.stale` unless these are exactly the categories there are. */
export function orderCategories(deps: Deps, actor: Caller, ids: readonly string[]): Promise<{ list: CategoryRow[] }> {
  return withTransaction(deps.db, async (tx) => {
    const known = new Set(await repo.lockAll(tx))
    const asked = new Set(ids)
    if (asked.size !== ids.length || asked.size !== known.size || !ids.every((id) => known.has(id))) throw refuse('category.stale')
    const before = await repo.findCategories(tx)
    await repo.writeOrder(tx, ids, deps.now())
    const list = await repo.findCategories(tx)
    const namesOf = (rows: readonly CategoryRow[]) => ({ order: rows.map(({ name }) => name) })
    const change = { before: namesOf(before), after: namesOf(list) }
    await appendAudit(tx, deps, actor, { kind: 'categories.ordered', subject: { id: null, name: '' }, ...change })
    return { list }
  })
}

/** @throws {Refusal} `category.in-use` with the names of some of its processes. */
export function deleteCategory(deps: Deps, actor: Caller, id: string): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const before = await repo.lockCategory(tx, id)
    if (before === null) throw refuse('category.not-found')
    const { names, count } = await repo.findProcessesIn(tx, id)
    if (count > 0)
      throw refuse('category.in-use', { names: `${names.join(', ')}${count > names.length ? ` (+${count - names.length})` : ''}`, count })
    await repo.deleteCategory(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'category.removed', subject: before, before: repo.describeCategory(before), after: null })
  })
}

/**
 * The category that a process names; null for the empty name. A missing one is made for people who may make categories.
 *
 * @throws {Refusal} `category.not-found` for somebody who may not make any
 */
export async function categoryNamed(tx: Transaction, deps: Deps, actor: Caller, name: string): Promise<string | null> {
  if (name === '') return null
  const known = await repo.findByName(tx, name)
  if (known !== null) return known
  if (!may(actor, 'process:admin:classify:add')) throw refuseAt(['category'], 'category.not-found')
  const id = deps.newId()
  if (!(await repo.insertUnlessThere(tx, { id, name, at: deps.now() }))) return repo.findByName(tx, name)
  await appendAudit(tx, deps, actor, { kind: 'category.created', subject: { id, name }, before: null, after: { name } })
  return id
}

async function present(db: Queryable, id: string): Promise<CategoryRow> {
  const category = await repo.findCategory(db, id)
  if (category === null) throw refuse('category.not-found')
  return category
}

async function refuseTakenName<Result>(write: Promise<Result>): Promise<Result> {
  return write.catch((error: unknown) => {
    throw breaksUnique(error, repo.NAME_INDEX) ? refuseAt(['name'], 'category.name-taken') : error
  })
}
