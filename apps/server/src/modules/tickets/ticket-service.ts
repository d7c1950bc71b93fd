/** Use-cases around tickets: catalogue, lists, the ticket page. Moves are carried out by `workflow/`. */
import { type HistoryEntry, type PageQuery, type TicketDetail, type TicketRow } from '@formwork/api-contract'
import { movesFor } from '@formwork/workflow-core'
import { managingRights } from '../../access/managing-rights'
import { visibleTicket, visibleTickets } from '../../access/visible-tickets'
import type { OnceCall } from '../../db/run-once'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { startTicket as startOnDay, type StartedTicket, type StartInput } from '../../workflow/start-ticket'
import { findCatalogue, findCatalogueEntry, findProcess } from '../processes/process-repo'
import { siteToday } from '../settings/site-time-zone'
import { pageAnswer, pageOf } from '../list-window'
import * as repo from './ticket-repo'

export async function listCatalogue({ db }: Deps) {
  return { list: await findCatalogue(db) }
}

export async function getCatalogueEntry({ db }: Deps, processId: string) {
  const entry = await findCatalogueEntry(db, processId)
  if (entry !== null) return entry
  throw refuse((await findProcess(db, processId)) === null ? 'process.not-found' : 'process.not-published')
}

/** Starts a ticket today, as the site's calendar has it. @throws {Refusal} `ticket.values-refused` with an issue per field. */
export async function startTicket(
  deps: Deps,
  actor: Pick<Actor, 'userId' | 'name'>,
  { input, locale }: { readonly input: Omit<StartInput, 'day'>; readonly locale: Locale },
  call: OnceCall,
): Promise<StartedTicket> {
  return startOnDay(deps, actor, { input: { ...input, day: await siteToday(deps) }, locale }, call)
}

type ListQuery = PageQuery & repo.TicketFilter

export const listTodo = (deps: Deps, actor: Actor, query: ListQuery) => list(deps, repo.waitingForPerson(deps.db, actor.userId), query)
export const listCreatedByMe = (deps: Deps, actor: Actor, query: ListQuery) => list(deps, repo.startedBy(actor.userId), query)
export const listRelated = (deps: Deps, actor: Actor, query: ListQuery) => list(deps, repo.handledBy(deps.db, actor.userId), query)

export async function listAll(deps: Deps, actor: Actor, query: ListQuery) {
  return list(deps, repo.newestOf(await visibleTickets(deps.db, actor)), query)
}

async function list({ db }: Deps, scope: repo.TicketScope, query: ListQuery) {
  const window = pageOf(query)
  const { rows, count } = await repo.findTickets(db, scope, query, window)
  const standings = await repo.findStandings(
    db,
    rows.map(({ id }) => id),
  )
  return pageAnswer(window, { rows: rows.map((row) => toRow(row, standings.get(row.id))), count })
}

type ListedTicket = Awaited<ReturnType<typeof repo.findTickets>>['rows'][number]

function toRow(ticket: ListedTicket, standing: repo.Standing | undefined): TicketRow {
  const { id, number, title, priority, status, processName } = ticket
  return {
    id,
    number,
    title,
    priority,
    status,
    processName,
    requester: { id: ticket.requesterId, name: ticket.requesterName },
    currentNodes: standing?.nodeNames ?? [],
    waitingFor: standing?.waitingFor ?? [],
    waitingCount: standing?.waitingCount ?? 0,
    stuck: ticket.stuck,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
  }
}

/** @throws {Refusal} `ticket.not-found` also when the ticket exists but is not this person's business. */
export async function getTicket({ db }: Deps, actor: Actor, id: string): Promise<TicketDetail> {
  const ticket = await repo.findTicket(db, id, await visibleTicket(db, actor))
  if (ticket === null) throw refuse('ticket.not-found')
  const standings = await repo.findStandings(db, [id])
  const history = await repo.findHistory(db, id)
  const granted = await managingRights(db, actor, id)
  const { processId, version, revision, finishedAt, process, form, values } = ticket
  return {
    ...toRow(ticket, standings.get(id)),
    processId,
    version,
    revision,
    process,
    form,
    values,
    finishedAt: finishedAt?.toISOString() ?? null,
    history: history.map(toHistoryEntry),
    moves: movesFor(ticket.state, { userId: actor.userId, requester: ticket.requesterId, granted }),
    currentNodeIds: standings.get(id)?.nodeIds ?? [],
    openTasks: await repo.findOpenTasks(db, id),
  }
}

function toHistoryEntry(row: Awaited<ReturnType<typeof repo.findHistory>>[number]): HistoryEntry {
  const { sequence, kind, nodeId, nodeName, actorId, actorName, remark, assignees, replaced, fallback, at } = row
  const actor = actorId === null ? null : { id: actorId, name: actorName ?? '' }
  return { sequence, kind, nodeId, nodeName, actor, remark, assignees, replaced, fallback, at: at.toISOString() }
}
