/** Starts a ticket: one read, values checked by the pinned form's own rules, the first step, one write; read and write are batched with other starts of that moment. */
import type { Rights } from '../access/rights'
import { type OnceCall, type OnceKey, onceKeyOf, requireSameCall } from '../db/once-key'
import { breaksUnique } from '../db/sql-state'
import type { Deps } from '../deps'
import type { Actor } from '../domain/actor'
import { refuse } from '../domain/refusal'
import { CHAIN_START } from './history-chain'
import { openSteps } from './open-tasks'
import { readTicket } from './read-ticket'
import { numberingOf } from './settings/named-start'
import { skipTakenNumbers } from './settings/number-pattern'
import { type FirstStep, firstStep, startNeeds, type WantedStart } from './starting/first-step'
import { stepRows } from './step-rows'
import { namesFor, type TicketFacts, withFound } from './ticket-facts'
import { beginNumberedDay } from './ticket-number'

export type { StartInput, WantedStart } from './starting/first-step'

export interface StartedTicket {
  readonly id: string
  readonly number: string
}

export interface StartOutcome {
  /** A repetition gets the same. */
  readonly answer: StartedTicket
  /** The ticket as it stands now. */
  readonly ticket: TicketFacts
  readonly rights: Rights
}

/** A second try finds the answer of the call that had the key; a third is only needed when that answer has just expired. */
const MAX_ATTEMPTS = 3

/** @throws {Refusal} `ticket.values-refused` with an issue per field, and nothing is stored. */
export async function startTicket(deps: Deps, actor: Actor, wanted: WantedStart, call: OnceCall): Promise<StartOutcome> {
  const once = onceKeyOf(call)
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const outcome = await start(deps, actor, wanted, once)
    if (outcome !== null) return outcome
  }
  throw refuse('server.busy')
}

/** Whether this person could start it now: refuses what a start would. The values may hold no files: those of a start belong to its ticket. */
export async function checkStart(deps: Deps, actor: Actor, wanted: WantedStart): Promise<Pick<FirstStep, 'title' | 'values'>> {
  const at = deps.now()
  const once = { actorId: actor.userId, key: null, route: '', bodyHash: '' }
  const read = await deps.ticketBatches.readStart(actor, startNeeds(wanted, once, at))
  const { title, values } = await firstStep(deps, actor, wanted, { read: { ...read, ownFiles: [] }, at })
  return { title, values }
}

async function start(deps: Deps, actor: Actor, wanted: WantedStart, once: OnceKey): Promise<StartOutcome | null> {
  const at = deps.now()
  const { processId, day, priority } = wanted.input
  const read = await deps.ticketBatches.readStart(actor, startNeeds(wanted, once, at))
  if (read.stored !== null) {
    requireSameCall(read.stored, once)
    // Stored below from a `StartedTicket` of this very route and body.
    return startedBefore(deps, actor, read.stored.answer as StartedTicket)
  }
  const { published, title, values, fileIds, people, state, effects } = await firstStep(deps, actor, wanted, { read, at })
  const { versionId, processName, definition } = published
  const requester = actor.userId
  const id = deps.newId()
  const asker = { id: requester, name: actor.name }
  const found = { names: people.names, candidates: [...read.chosenPeople, asker] }
  const names = namesFor({ requester: asker, people: new Map() }, found)
  const { rows, end } = stepRows(effects, { historyLength: 0, historyHash: CHAIN_START, ticketId: id, at, names })
  if (!read.hasDayBegun) await beginNumberedDay(deps.db, day)
  const ticket = { id, title, priority, processId, processName, versionId, state, values, ...end }
  const numbering = numberingOf(definition, day)
  const newTicket = { ...ticket, openTasks: openSteps(state, definition), requesterId: requester }
  const number = await deps.ticketBatches
    .writeStart({ ticket: newTicket, numbering, fileIds, rows, at, once })
    .catch(async (error: unknown) => {
      if (numbering.kind === 'day' || !breaksUnique(error, 'tickets_number')) throw error
      await skipTakenNumbers(deps.db, numbering.parts)
      return null
    })
  if (number === null) return null
  const started: TicketFacts = {
    ...ticket,
    number,
    version: published.version,
    definition,
    form: published.form,
    furtherForms: published.furtherForms,
    requester: { id: requester, name: actor.name, departmentId: actor.departmentId, active: true },
    revision: 1,
    createdAt: at,
    updatedAt: at,
    finishedAt: state.status === 'running' ? null : at,
    history: rows.history,
    isCopied: false,
    // Nobody is shown this for a ticket that a step starts.
    parentId: null,
    people: withFound(new Map(), found),
  }
  return { answer: { id, number }, ticket: started, rights: read.rights }
}

async function startedBefore(deps: Deps, actor: Actor, answer: StartedTicket): Promise<StartOutcome> {
  const { ticket, rights } = await readTicket(deps.db, actor, answer.id, null)
  if (ticket === null) throw new Error(`The ticket ${answer.id} was started and is not there`)
  return { answer, ticket, rights }
}
