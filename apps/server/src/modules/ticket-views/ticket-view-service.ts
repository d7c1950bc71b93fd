/** Use-cases around views of the lists of tickets. */
import {
  type AuditFacts,
  MAX_TICKET_VIEWS,
  type RouteBody,
  type routes,
  type TicketList,
  type TicketView,
  type ViewName,
} from '@formwork/api-contract'
import { appendAudit } from '../../db/append-audit'
import type { Transaction } from '../../db/client'
import type { OnceCall } from '../../db/once-key'
import { runOnce } from '../../db/run-once'
import { breaksUnique } from '../../db/sql-state'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import { changedFacts } from '../../domain/changed-facts'
import { refuse, refuseAt } from '../../domain/refusal'
import { lockAccount } from '../session/account-repo'
import { requireList, requireSharing } from './ticket-view-policy'
import * as repo from './ticket-view-repo'

type NewView = RouteBody<typeof routes.createTicketView>
type ViewChange = RouteBody<typeof routes.changeTicketView>

/** A default view that is no longer shared with the person is ignored. */
export async function listTicketViews({ db }: Deps, actor: Actor, list: TicketList) {
  requireList(actor, list)
  const found = await repo.findViews(db, list, actor)
  const defaultId = await repo.findDefault(db, actor.userId, list)
  return {
    list: found.map((view) => toWire(view, actor)),
    defaultId: found.some(({ id }) => id === defaultId) ? defaultId : null,
  }
}

/** @throws {Refusal} `view.name-taken`, `view.too-many`; `permission.denied` for sharing it without the right to. */
export function createTicketView(deps: Deps, actor: Caller, { list, ...fields }: NewView, call: OnceCall): Promise<TicketView> {
  requireList(actor, list)
  requireSharing(actor, fields.sharedWith)
  return refuseTakenName(
    runOnce(deps, call, async (tx) => {
      // One after the other: of two that are kept at the same time the second counts the first.
      await lockAccount(tx, actor.userId)
      const count = await repo.countViews(tx, actor.userId, list)
      if (count >= MAX_TICKET_VIEWS) throw refuse('view.too-many', { limit: MAX_TICKET_VIEWS })
      const [id, at] = [deps.newId(), deps.now()]
      await repo.insertView(tx, {
        id,
        ownerId: actor.userId,
        list,
        ...nameOf(fields),
        ...contentOf(fields),
        revision: 1,
        createdAt: at,
        updatedAt: at,
      })
      const made = await withRoles(tx, id, fields)
      await appendAudit(tx, deps, actor, { kind: 'view.created', subject: made, before: null, after: describe(made) })
      return toWire(made, actor)
    }),
  )
}

/** @throws {Refusal} `view.not-found` also for somebody else's; `view.stale` when it was changed since `revision`. */
export function changeTicketView(
  deps: Deps,
  actor: Caller,
  id: string,
  { revision, filters, columns, ...fields }: ViewChange,
): Promise<TicketView> {
  return refuseTakenName(
    withTransaction(deps.db, async (tx) => {
      const before = await requireOwn(tx, actor, id)
      requireSharing(actor, fields.sharedWith)
      if (before.revision !== revision) throw refuse('view.stale', { revision: before.revision })
      const content = filters === undefined ? {} : contentOf({ filters, columns })
      await repo.patchView(tx, id, { ...nameOf(fields), ...content, revision: revision + 1, updatedAt: deps.now() })
      const saved = await withRoles(tx, id, fields)
      await appendAudit(tx, deps, actor, { kind: 'view.changed', subject: saved, ...changedFacts(describe(before), describe(saved)) })
      return toWire(saved, actor)
    }),
  )
}

/** @throws {Refusal} `view.not-found` also for somebody else's. */
export function removeTicketView(deps: Deps, actor: Caller, id: string): Promise<void> {
  return withTransaction(deps.db, async (tx) => {
    const before = await requireOwn(tx, actor, id)
    await repo.deleteView(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'view.removed', subject: before, before: describe(before), after: null })
  })
}

/** The owner keeps it for themselves. @throws {Refusal} `view.not-found` for one that is not shared with the caller. */
export function unshareTicketView(deps: Deps, actor: Caller, id: string): Promise<void> {
  requireSharing(actor, 'everybody')
  return withTransaction(deps.db, async (tx) => {
    const before = await repo.lockSeenView(tx, actor, id)
    if (before === null || before.sharedWith === 'nobody') throw refuse('view.not-found')
    requireList(actor, before.list)
    await repo.patchView(tx, id, { sharedWith: 'nobody', revision: before.revision + 1, updatedAt: deps.now() })
    await repo.replaceViewRoles(tx, id, [])
    const saved = await repo.findView(tx, id)
    await appendAudit(tx, deps, actor, { kind: 'view.changed', subject: saved, ...changedFacts(describe(before), describe(saved)) })
  })
}

/** @throws {Refusal} `view.not-found` for one they do not see in this list. */
export function setDefaultTicketView(
  deps: Deps,
  actor: Actor,
  { list, viewId }: RouteBody<typeof routes.setDefaultTicketView>,
): Promise<void> {
  requireList(actor, list)
  return withTransaction(deps.db, async (tx) => {
    if (viewId === null) return repo.clearDefault(tx, actor.userId, list)
    await repo.shareLockView(tx, viewId)
    if (!(await repo.isSeen(tx, viewId, list, actor))) throw refuse('view.not-found')
    return repo.setDefault(tx, actor.userId, list, viewId)
  })
}

async function requireOwn(tx: Transaction, actor: Actor, id: string): Promise<repo.ViewRecord> {
  const view = await repo.lockOwnView(tx, actor.userId, id)
  if (view === null) throw refuse('view.not-found')
  requireList(actor, view.list)
  return view
}

/** @throws {Refusal} `role.not-found` where none of the roles it is to be shared with is there. */
async function withRoles(tx: Transaction, id: string, { sharedWith, roleIds }: ViewName): Promise<repo.ViewRecord> {
  const put = await repo.replaceViewRoles(tx, id, sharedWith === 'roles' ? roleIds : [])
  if (sharedWith === 'roles' && put === 0) throw refuseAt(['roleIds'], 'role.not-found')
  return repo.findView(tx, id)
}

const nameOf = ({ name, sharedWith }: ViewName) => ({ name, sharedWith })

const contentOf = ({ filters, columns }: Pick<NewView, 'filters' | 'columns'>) => ({ filters, columns: columns ?? null })

const describe = ({ list, name, filters, columns, sharedWith, roles }: repo.ViewRecord): AuditFacts => ({
  list,
  name,
  filters,
  columns,
  sharedWith,
  roles: roles.map((role) => role.name),
})

const toWire = (view: repo.ViewRecord, reader: Actor): TicketView => ({
  id: view.id,
  name: view.name,
  filters: view.filters,
  ...(view.columns === null ? {} : { columns: view.columns }),
  sharedWith: view.sharedWith,
  roleIds: view.owner.id === reader.userId ? view.roles.map(({ id }) => id) : [],
  owner: view.owner,
  revision: view.revision,
  ...(view.assigneeRemoved ? { assigneeRemoved: true as const } : {}),
})

async function refuseTakenName<Result>(write: Promise<Result>): Promise<Result> {
  return write.catch((error: unknown) => {
    throw breaksUnique(error, repo.NAME_INDEX) ? refuseAt(['name'], 'view.name-taken') : error
  })
}
