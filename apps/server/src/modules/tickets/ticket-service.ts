/** Use-cases around tickets: catalogue, starting, the ticket page. Moves are carried out by `workflow/`. */
import type { CatalogueDetail, ChoosingStep, MoveAnswer, StartAnswer, TicketDetail } from '@formwork/api-contract'
import { choosingAtStart, currentDefinition, rightsAtStart } from '@formwork/workflow-core'
import type { Rights } from '../../access/rights'
import { maySee } from '../../access/ticket-rights'
import { isMentioned } from '../../access/visible-tickets'
import type { Queryable } from '../../db/client'
import type { OnceCall } from '../../db/once-key'
import type { Deps } from '../../deps'
import type { Actor, Caller } from '../../domain/actor'
import type { Locale } from '../../domain/locale'
import { refuse } from '../../domain/refusal'
import { furtherForm, isOfStart } from '../../workflow/forms/process-forms'
import { type CommandInput, runCommand } from '../../workflow/run-command'
import { startTicket as startOnDay, type StartInput } from '../../workflow/start-ticket'
import { lastAnswer, type TicketFacts } from '../../workflow/ticket-facts'
import { findCatalogue, findCatalogueEntry, findProcess } from '../processes/process-repo'
import { siteToday } from '../settings/site-time-zone'
import { findAutomaticSteps, findParent } from './automatic-steps-repo'
import { ticketPage } from './ticket-page'

export async function listCatalogue({ db }: Deps, actor: Actor) {
  return { list: await findCatalogue(db, actor) }
}

/** All published processes: somebody else starts them. */
export async function listPlannable({ db }: Pick<Deps, 'db'>) {
  return { list: await findCatalogue(db, null) }
}

export async function getCatalogueEntry({ db }: Deps, actor: Actor, processId: string): Promise<CatalogueDetail> {
  const found = await requireEntry(db, actor, processId)
  if (!found.isForThem) throw refuse('process.not-for-you')
  return catalogueDetail(found)
}

/** For people who may start it. */
export async function getPlannedEntry({ db }: Pick<Deps, 'db'>, actor: Actor, processId: string): Promise<CatalogueDetail> {
  return catalogueDetail(await requireEntry(db, actor, processId))
}

async function requireEntry(db: Queryable, actor: Actor, processId: string) {
  const found = await findCatalogueEntry(db, processId, actor)
  if (found !== null) return found
  throw refuse((await findProcess(db, processId)) === null ? 'process.not-found' : 'process.not-published')
}

function catalogueDetail(found: NonNullable<Awaited<ReturnType<typeof findCatalogueEntry>>>): CatalogueDetail {
  const { isForThem: _, definition: stored, furtherForms, ...entry } = found
  const definition = currentDefinition(stored)
  const forms = (furtherForms ?? []).filter(isOfStart).map((form) => furtherForm(form, definition))
  const chooses = choosingAtStart(definition).map(({ nodeId, isRequired, pool }): ChoosingStep => {
    const name = definition.nodes.find(({ id }) => id === nodeId)?.name ?? ''
    return { nodeId, name, isRequired, isLimited: pool !== null }
  })
  const { named } = rightsAtStart(definition)
  return {
    ...entry,
    ...(forms.length === 0 ? {} : { forms }),
    ...(chooses.length === 0 ? {} : { chooses }),
    ...(Object.keys(named).length === 0 ? {} : { rights: named }),
  }
}

/** Starts a ticket today, as the site's calendar has it. @throws {Refusal} `ticket.values-refused` with an issue per field. */
export async function startTicket(
  deps: Deps,
  actor: Actor,
  { input, locale }: { readonly input: Omit<StartInput, 'day'>; readonly locale: Locale },
  call: OnceCall,
): Promise<StartAnswer> {
  const { answer, ticket, rights } = await startOnDay(deps, actor, { input: { ...input, day: await siteToday(deps) }, locale }, call)
  return { ...answer, ticket: await pageOf(deps, actor, { ticket, rights }) }
}

/** @throws {Refusal} `ticket.not-found` also when the ticket exists but is not this person's business. */
export async function getTicket(deps: Deps, actor: Actor, id: string): Promise<TicketDetail> {
  const { db, ticketBatches } = deps
  const { ticket, rights } = await ticketBatches.readPage(actor, id)
  if (ticket === null || !(maySee(actor, rights, ticket) || (await isMentioned(db, actor.userId, id)))) throw refuse('ticket.not-found')
  return pageOf(deps, actor, { ticket, rights })
}

async function pageOf(
  { db, now, undoSeconds }: Pick<Deps, 'db' | 'now' | 'undoSeconds'>,
  actor: Actor,
  { ticket, rights }: { readonly ticket: TicketFacts; readonly rights: Rights },
): Promise<TicketDetail> {
  const [automaticSteps, parent] = [await findAutomaticSteps(db, actor, ticket), await findParent(db, actor, ticket)]
  return {
    ...ticketPage(ticket, actor, rights, noticesLeave(ticket, actor, now(), undoSeconds)),
    ...(automaticSteps.length === 0 ? {} : { automaticSteps }),
    ...(parent === null ? {} : { parent }),
  }
}

/** Those of a ticket that was sent back, or submitted again, are never held back. */
const AT_ONCE: ReadonlySet<string> = new Set(['returned', 'resubmitted'])

function noticesLeave(ticket: TicketFacts, { userId }: Actor, now: Date, undoSeconds: number): Date | null {
  const answer = lastAnswer(ticket, userId)
  if (answer === undefined || AT_ONCE.has(answer.kind)) return null
  const at = new Date(answer.at.getTime() + undoSeconds * 1000)
  return at > now ? at : null
}

/** Any call that makes a move. */
export interface MovingCall extends OnceCall {
  readonly actor: Caller
  readonly params: { readonly id: string }
  readonly locale: Locale
}

/** Carries a move out. @returns what it did, with the ticket after it. */
export async function moveTicket(deps: Deps, call: OnceCall & { readonly actor: Caller }, input: CommandInput): Promise<MoveAnswer> {
  const { answer, ticket, rights } = await runCommand(deps, call.actor, input, call)
  deps.ticketNews.notify(ticket.id)
  return { ...answer, ticket: await pageOf(deps, call.actor, { ticket, rights }) }
}
