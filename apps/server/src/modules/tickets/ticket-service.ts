/** Use-cases around tickets: catalogue, lists, the ticket page. Moves are carried out by `workflow/`. */
import type { MoveAnswer, PageQuery, StartAnswer, TicketDetail, TicketRow } from '@formwork/api-contract'
import { maySee } from '../../access/ticket-rights'
import { visibleTickets } from '../../access/visible-tickets'
import type { OnceCall } from '../../db/once-key'
import type { Deps } from '../../deps'
import type { Actor } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { readTicket } from '../../workflow/read-ticket'
import { type CommandInput, runCommand } from '../../workflow/run-command'
import { startTicket as startOnDay, type StartInput } from '../../workflow/start-ticket'
import { findCatalogue, findCatalogueEntry, findProcess } from '../processes/process-repo'
import { siteToday } from '../settings/site-time-zone'
import { pageAnswer, pageOf } from '../list-window'
import { ticketPage } from './ticket-page'
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
  actor: Actor,
  { input, locale }: { readonly input: Omit<StartInput, 'day'>; readonly locale: Locale },
  call: OnceCall,
): Promise<StartAnswer> {
  const { answer, ticket, rights } = await startOnDay(deps, actor, { input: { ...input, day: await siteToday(deps) }, locale }, call)
  return { ...answer, ticket: ticketPage(ticket, actor, rights) }
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
  const { ticket, rights } = await readTicket(db, actor, id, null)
  if (ticket === null || !maySee(actor, rights, ticket)) throw refuse('ticket.not-found')
  return ticketPage(ticket, actor, rights)
}

/** Carries a move out. @returns what it did, with the ticket as it stands then. */
export async function moveTicket(deps: Deps, call: OnceCall & { readonly actor: Actor }, input: CommandInput): Promise<MoveAnswer> {
  const { answer, ticket, rights } = await runCommand(deps, call.actor, input, call)
  return { ...answer, ticket: ticketPage(ticket, call.actor, rights) }
}
