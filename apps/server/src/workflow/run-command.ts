/** One command on one ticket: one read, the pure step, one write that only counts when the ticket has not moved on in between. */
import { commandOfMove, type TicketStatus } from '@formwork/api-contract'
import { movesFor, settingsOf } from '@formwork/workflow-core'
import { type Rights, reachIn } from '../access/rights'
import { isWithin, managingRights, maySee, PERMISSION_TO } from '../access/ticket-rights'
import { auditCall } from '../db/append-audit'
import { type OnceCall, type OnceKey, onceKeyOf, requireSameCall } from '../db/once-key'
import { isRetryable } from '../db/transaction'
import type { Deps } from '../deps'
import type { Actor, Caller } from '../domain/actor'
import type { Locale } from '../domain/locale'
import { refuse, refuseAt } from '../domain/refusal'
import { auditNotes } from './acting/audit-notes'
import { namedIn, RIGHT_TO, type TicketAct } from './acting/move-traits'
import { changesSince, moveRefusal } from './acting/move-refusal'
import { needsOf } from './acting/move-needs'
import { takeStep } from './acting/take-step'
import { writeValues } from './acting/write-values'
import { requireChoosable } from './choosing/check-choices'
import { openSteps } from './open-tasks'
import type { MovedTickets } from './batches/ticket-batches'
import type { Candidate, ReadTicket } from './read-ticket'
import { calendarFor } from './settings/calendar-for'
import { stepRows } from './step-rows'
import { changed, lastAnswer, namesFor, type TicketFacts } from './ticket-facts'

export type { TicketAct } from './acting/move-traits'

export interface CommandAnswer {
  readonly status: TicketStatus
  readonly revision: number
}

export interface CommandOutcome {
  /** What the command did; a repetition is given the same. */
  readonly answer: CommandAnswer
  /** The ticket after it. */
  readonly ticket: TicketFacts
  readonly rights: Rights
}

export interface CommandInput {
  readonly ticketId: string
  readonly act: TicketAct
  /** Of the sentences about values that are refused. */
  readonly locale: Locale
}

/** A late write comes next once the ticket is locked for it; more tries are only needed when people are disabled at the same instant. */
const MAX_ATTEMPTS = 3

/** @throws {Refusal} when the ticket is not this person's business, or the move is not (or no longer) theirs. */
export async function runCommand(deps: Deps, actor: Caller, input: CommandInput, call: OnceCall): Promise<CommandOutcome> {
  const once = onceKeyOf(call)
  const first = await carryOut(deps, deps.ticketBatches, actor, input, once).catch((error: unknown) => {
    if (isRetryable(error)) return null
    throw error
  })
  if (first !== null) return first
  for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const outcome = await deps.ticketBatches.hold(input.ticketId, (held) => carryOut(deps, held, actor, input, once))
    if (outcome !== null) return outcome
  }
  throw refuse('server.busy')
}

/** @returns null when the ticket moved on between the two statements: nothing was written. */
async function carryOut(
  deps: Deps,
  tickets: MovedTickets,
  actor: Caller,
  { ticketId, act, locale }: CommandInput,
  once: OnceKey,
): Promise<CommandOutcome | null> {
  const at = deps.now()
  const read = await tickets.read(actor, ticketId, { ...needsOf(act), once, now: at })
  const { ticket, rights, candidates } = read
  if (read.stored !== null) requireSameCall(read.stored, once)
  if (ticket === null || !isConcerned(actor, rights, ticket)) throw refuse('ticket.not-found')
  // Stored below from a `CommandAnswer` of this very route and body.
  if (read.stored !== null) return { answer: read.stored.answer as CommandAnswer, ticket, rights }

  const granted = requireAllowed(actor, read, ticket, { act, locale })
  const written = writeValues(deps, { actor, act, ticket, ownFiles: read.ownFiles, locale })
  const values = written.values ?? ticket.values
  const surroundings = { granted, ...(await calendarFor(deps, ticket.definition, ticket.state)) }
  const { result, names } = takeStep(deps, read, { ...ticket, values }, commandOfMove(act, actor.userId, at.getTime()), surroundings)
  if (!result.ok) throw moveRefusal(result.reason, ticket, { by: actor.userId, candidates, at, locale })

  const { state } = result
  const found = { names, candidates: [...candidates, { id: actor.userId, name: actor.name }] }
  const { rows, end } = stepRows(result.effects, {
    ...ticket,
    ticketId,
    at,
    names: namesFor(ticket, found),
    files: written.files,
    changes: written.changes,
  })
  const answer: CommandAnswer = { status: state.status, revision: ticket.revision + 1 }
  const notes = auditNotes(ticket, act, rows)
  const isWritten = await tickets.write({
    ticketId,
    from: ticket.revision,
    state,
    openTasks: openSteps(state, ticket.definition),
    end,
    rows,
    at,
    once,
    answer,
    mustBeActive: namedIn(act),
    values: written.values,
    fileIds: written.fileIds,
    noticesWait: canBeTakenBack(act, ticket) ? deps.undoSeconds : 0,
    dropsNoticesOf: act.type === 'takeBack' ? (lastAnswer(ticket, actor.userId)?.at ?? null) : null,
    audit: notes.length === 0 ? null : auditCall(deps, actor, notes),
  })
  if (!isWritten) return null
  return { answer, ticket: changed({ ...ticket, values }, { ...end, state, at, history: rows.history, found }), rights }
}

const canBeTakenBack = ({ type }: TicketAct, { definition }: TicketFacts): boolean =>
  (type === 'approve' || type === 'refuse' || type === 'choose' || type === 'complete') && settingsOf(definition).allowTakeBack

/** The step decides whose move it is; this only hides from others that the ticket exists. */
function isConcerned(actor: Actor, rights: Rights, ticket: TicketFacts): boolean {
  const viewer = { userId: actor.userId, requester: ticket.requester.id, granted: [] }
  return maySee(actor, rights, ticket) || movesFor(ticket.definition, ticket.state, viewer).length > 0
}

/** What only an administrator's act needs, that people who are named may be asked, and that the ticket is the one that was looked at. */
function requireAllowed(
  actor: Actor,
  { rights, candidates }: ReadTicket,
  ticket: TicketFacts,
  { act, locale }: Pick<CommandInput, 'act' | 'locale'>,
) {
  const granted = managingRights(actor, rights, ticket)
  const right = RIGHT_TO[act.type]
  if (right !== undefined && !granted.includes(right)) throw refuse('permission.denied')
  if (act.revision !== undefined && act.revision !== ticket.revision) throw refuse('ticket.changed', changesSince(ticket, act.revision))
  const reach = act.type === 'reassign' ? reachIn(rights, PERMISSION_TO.reassign) : null
  const mayBeAsked = (candidate: Candidate | undefined) =>
    candidate !== undefined && candidate.active && (reach === null || isWithin(reach, actor, candidate))
  if ('chosen' in act && act.chosen !== undefined) requireChoosable(ticket.definition, act.chosen, chosenAmong(candidates), locale)
  const missing = namedIn(act).find((id) => !mayBeAsked(candidates.find((candidate) => candidate.id === id)))
  if (missing !== undefined) throw refuseAt(['to'], 'task.assignee-unavailable')
  // The engine checks each move for the right it needs: the right to end a ticket gives none to others' tasks.
  return granted
}

/** Those of the named people who may act, with what decides whether they may be chosen. */
const chosenAmong = (candidates: readonly Candidate[]) =>
  candidates.flatMap(({ id, name, active, roleIds = [], postIds = [], departmentIds = [] }) =>
    active ? [{ id, name, roleIds, postIds, departmentIds }] : [],
  )
