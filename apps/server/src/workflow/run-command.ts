/** One command on one ticket: one read, the pure step, one write that only counts when the ticket has not moved on in between. */
import type { TicketStatus } from '@formwork/api-contract'
import { type SeenValues, seenValues } from '@formwork/form-schema'
import { type ManagingRight, type ProcessCommand, movesFor, step } from '@formwork/workflow-core'
import { type Rights, reachIn } from '../access/rights'
import { isWithin, managingRights, maySee, PERMISSION_TO } from '../access/ticket-rights'
import { type AuditNote, auditCall } from '../db/append-audit'
import type { Queryable } from '../db/client'
import { type OnceCall, type OnceKey, onceKeyOf, requireSameCall } from '../db/once-key'
import { isLostRace, withTransaction } from '../db/transaction'
import type { Deps } from '../deps'
import type { Actor, Caller } from '../domain/actor'
import { refuse, refuseAt } from '../domain/refusal'
import { toAskable } from './directory'
import { moveRefusal } from './move-refusal'
import { openTasks } from './open-tasks'
import { type Candidate, type ReadTicket, readTicket } from './read-ticket'
import { type StepRows, stepRows } from './step-rows'
import { changed, type TicketFacts } from './ticket-facts'
import { holdTicket, writeMove } from './write-move'

type TicketCommand = Exclude<ProcessCommand, { type: 'start' | 'replaceAssignee' }>
/** A command before it is known who gives it. */
export type TicketAct =
  | { readonly type: 'approve' | 'refuse'; readonly taskId: string; readonly remark: string }
  | { readonly type: 'withdraw'; readonly remark: string }
  | ManagingAct

type ManagingAct = (
  | { readonly type: 'reassign'; readonly taskId: string; readonly from: string | null; readonly to: string; readonly remark: string }
  | { readonly type: 'terminate'; readonly remark: string }
) & {
  /** The state of the ticket it was decided on; refused with `ticket.changed` when there is a newer one. */
  readonly revision?: number | undefined
}

export interface CommandAnswer {
  readonly status: TicketStatus
  readonly revision: number
}

export interface CommandOutcome {
  /** What the command did; a repetition is given the same. */
  readonly answer: CommandAnswer
  /** The ticket as it stands after it. */
  readonly ticket: TicketFacts
  readonly rights: Rights
}

export interface CommandInput {
  readonly ticketId: string
  readonly act: TicketAct
}

/** Of those who are too late to write, each comes next once the ticket is held for them; more only when people are disabled at the same instant. */
const MAX_ATTEMPTS = 3

/** @throws {Refusal} when the ticket is not this person's business, or the move is not (or no longer) theirs. */
export async function runCommand(deps: Deps, actor: Caller, input: CommandInput, call: OnceCall): Promise<CommandOutcome> {
  const once = onceKeyOf(call)
  const first = await carryOut(deps, deps.db, actor, input, once).catch((error: unknown) => {
    if (isLostRace(error)) return null
    throw error
  })
  if (first !== null) return first
  for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const outcome = await withTransaction(deps.db, async (tx) => {
      await holdTicket(tx, input.ticketId)
      return carryOut(deps, tx, actor, input, once)
    })
    if (outcome !== null) return outcome
  }
  throw refuse('server.busy')
}

/** @returns null when the ticket moved on between the two statements: nothing was written. */
async function carryOut(
  deps: Deps,
  db: Queryable,
  actor: Caller,
  { ticketId, act }: CommandInput,
  once: OnceKey,
): Promise<CommandOutcome | null> {
  const at = deps.now()
  const asksPeople = act.type === 'approve' || act.type === 'refuse'
  const candidateId = act.type === 'reassign' ? act.to : null
  const read = await readTicket(db, actor, ticketId, { once, now: at, asksPeople, candidateId })
  const { ticket, rights } = read
  if (read.stored !== null) requireSameCall(read.stored, once)
  if (ticket === null || !isConcerned(actor, rights, ticket)) throw refuse('ticket.not-found')
  // Stored below from a `CommandAnswer` of this very route and body.
  if (read.stored !== null) return { answer: read.stored.answer as CommandAnswer, ticket, rights }

  const granted = requireManaging(actor, read, ticket, act)
  const { result, names } = await takeStep(deps, read, ticket, { ...act, by: actor.userId }, granted)
  if (!result.ok) throw moveRefusal(result.reason, ticket, { by: actor.userId, candidate: read.candidate })

  const { state } = result
  const known = namesOf(actor, ticket, read.candidate, names)
  const { rows, end } = stepRows(result.effects, { ...ticket, ticketId, at, names: known })
  const answer: CommandAnswer = { status: state.status, revision: ticket.revision + 1 }
  const notes = auditNotes(ticket, act, rows)
  const audit = notes.length === 0 ? null : auditCall(deps, actor, notes)
  const written = await writeMove(db, {
    ticketId,
    from: ticket.revision,
    state,
    openTasks: openTasks(state, ticket.definition),
    end,
    rows,
    at,
    once,
    answer,
    mustBeActive: candidateId,
    audit,
  })
  if (!written) return null
  const asked = read.candidate === null ? names : new Map(names).set(read.candidate.id, read.candidate.name)
  return { answer, ticket: changed(ticket, { ...end, state, at, history: rows.history, names: asked }), rights }
}

/** Only what somebody does as an administrator; the moves of those who are asked stand in the ticket's own history. */
function auditNotes({ id, number, title }: TicketFacts, act: TicketAct, { history }: StepRows): AuditNote[] {
  const subject = { id, name: `${number} ${title}` }
  const { remark } = act
  if (act.type === 'terminate')
    return [{ kind: 'ticket.terminated', subject, before: { status: 'running' }, after: { status: 'terminated', remark } }]
  if (act.type !== 'reassign') return []
  const told = history.filter(({ kind }) => kind === 'reassigned')
  return told.map(({ nodeName, replaced, assignees }) => ({
    kind: 'ticket.reassigned',
    subject,
    before: { assignees: replaced },
    after: { assignees, node: nodeName, remark },
  }))
}

/** Whose move it is decides the step; this only keeps from others that the ticket exists. */
function isConcerned(actor: Actor, rights: Rights, ticket: TicketFacts): boolean {
  const viewer = { userId: actor.userId, requester: ticket.requester.id, granted: [] }
  return maySee(actor, rights, ticket) || movesFor(ticket.definition, ticket.state, viewer).length > 0
}

/** What only an administrator's act needs: their rights on this ticket, and that the new assignee may be asked. */
function requireManaging(actor: Actor, { rights, candidate }: ReadTicket, ticket: TicketFacts, act: TicketAct): readonly ManagingRight[] {
  if (act.type !== 'reassign' && act.type !== 'terminate') return []
  const granted = managingRights(actor, rights, ticket)
  if (!granted.includes(act.type)) throw refuse('permission.denied')
  if (act.revision !== undefined && act.revision !== ticket.revision) throw refuse('ticket.changed')
  if (act.type === 'reassign' && !mayBeAsked(actor, rights, candidate)) throw refuseAt(['to'], 'task.assignee-unavailable')
  return granted
}

function mayBeAsked(actor: Actor, rights: Rights, candidate: Candidate | null): boolean {
  return candidate !== null && candidate.active && isWithin(reachIn(rights, PERMISSION_TO.reassign), actor, candidate)
}

async function takeStep(
  { publishedForms }: Deps,
  { askable }: ReadTicket,
  { definition, versionId, form, values, state, requester }: TicketFacts,
  command: TicketCommand,
  granted: readonly ManagingRight[],
) {
  // A flow that asks nothing of the values needs no form.
  const isAsked = definition.edges.some(({ condition }) => condition !== null)
  const seen: SeenValues = isAsked
    ? seenValues(await publishedForms.formOf(versionId, async () => form), values)
    : { values: {}, empty: [] }
  const { names, ...asked } = toAskable(askable, definition, requester.id)
  return { result: step(definition, state, command, { ...asked, seen, requester: requester.id, granted }), names }
}

/** Of everybody a step can name. */
function namesOf(actor: Actor, ticket: TicketFacts, candidate: Candidate | null, names: ReadonlyMap<string, string>) {
  const asked = [...ticket.people].map(([id, { name }]): [string, string] => [id, name])
  const chosen: [string, string][] = candidate === null ? [] : [[candidate.id, candidate.name]]
  return new Map([...asked, ...names, ...chosen, [actor.userId, actor.name]])
}
