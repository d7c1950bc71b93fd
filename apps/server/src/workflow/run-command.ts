/** One command on one ticket: lock, check against the state as it is now, step, save everything, in one transaction. */
import type { TicketStatus } from '@formwork/api-contract'
import { type ProcessCommand, movesFor, type Refusal as StepRefusal, step } from '@formwork/workflow-core'
import type { Transaction } from '../db/client'
import { type OnceCall, runOnce } from '../db/run-once'
import type { Deps } from '../deps'
import type { Actor } from '../http/actor'
import { type Refusal, refuse } from '../http/refusal'
import { visibleTicket } from '../modules/tickets/data-scope'
import { applyEffects } from './apply-effects'
import { type AskablePeople, findAskablePeople } from './directory'
import { findDecision, isVisible, lockTicket, storeTicket, type TicketRecord } from './ticket-record'

type TicketCommand = Exclude<ProcessCommand, { type: 'start' }>
/** A command before it is known who gives it. */
export type TicketAct =
  | { readonly type: 'approve' | 'refuse'; readonly taskId: string; readonly remark: string }
  | { readonly type: 'withdraw'; readonly remark: string }

export interface CommandAnswer {
  readonly status: TicketStatus
  readonly revision: number
}

export interface CommandInput {
  readonly ticketId: string
  readonly act: TicketAct
}

/** @throws {Refusal} when the ticket is not this person's business, or the move is not (or no longer) theirs. */
export function runCommand(deps: Deps, actor: Actor, { ticketId, act }: CommandInput, call: OnceCall): Promise<CommandAnswer> {
  return runOnce(deps, call, (tx) => carryOut(deps, tx, actor, ticketId, { ...act, by: actor.userId }))
}

async function carryOut(deps: Deps, tx: Transaction, actor: Actor, ticketId: string, command: TicketCommand): Promise<CommandAnswer> {
  const ticket = await lockTicket(tx, ticketId)
  if (ticket === null || !(await concerns(tx, actor, ticket))) throw refuse('ticket.not-found')
  const { result, names } = await stepWithPeople(tx, ticket, command)
  if (!result.ok) throw await refusalOf(tx, ticketId, command.by, result.reason)

  const at = deps.now()
  const end = await applyEffects(tx, result.effects, { ...ticket, ticketId, at, names: new Map(names).set(actor.userId, actor.name) })
  const revision = ticket.revision + 1
  await storeTicket(tx, ticketId, { ...end, state: result.state, revision }, at)
  return { status: result.state.status, revision }
}

const NOBODY: AskablePeople = { assignees: {}, fallbackAssignees: [], names: new Map() }

/** People only matter where a new task is opened: the look-up is made when a first try without anybody stops there. */
async function stepWithPeople(tx: Transaction, { definition, state, values, requesterId }: TicketRecord, command: TicketCommand) {
  const tryWith = ({ assignees, fallbackAssignees }: AskablePeople) =>
    step(definition, state, command, { assignees, fallbackAssignees, values, requester: requesterId })
  const first = tryWith(NOBODY)
  if (first.ok || first.reason.code !== 'assignees.none') return { result: first, names: NOBODY.names }
  const people = await findAskablePeople(tx, definition, requesterId)
  return { result: tryWith(people), names: people.names }
}

/** Whose move it is decides the step; this only keeps from others that the ticket exists. Whoever has a move need not be looked up. */
async function concerns(tx: Transaction, actor: Actor, ticket: TicketRecord): Promise<boolean> {
  const isInvolved = ticket.requesterId === actor.userId || movesFor(ticket.state, actor.userId, ticket.requesterId).length > 0
  return isInvolved || isVisible(tx, ticket.id, await visibleTicket(tx, actor))
}

async function refusalOf(tx: Transaction, ticketId: string, by: string, reason: StepRefusal): Promise<Refusal> {
  switch (reason.code) {
    case 'task.unknown':
      return refuse('task.not-found')
    case 'task.not-assigned':
      return refuse('task.not-yours')
    case 'requester.only':
      return refuse('permission.denied')
    case 'process.finished':
      return refuse('ticket.finished', { status: reason.status })
    case 'task.already-voted':
      return refuse('task.already-decided', await decisionOn(tx, ticketId, reason.taskId, by))
    case 'task.already-decided':
      return refuse('task.already-decided', await decisionOn(tx, ticketId, reason.taskId, null))
    case 'process.already-started':
    case 'process.not-started':
    case 'assignees.none':
    case 'flow.no-way-out':
    case 'flow.endless':
      // Publishing refuses such definitions and there is always an administrator: only a bug of ours leads here.
      throw new Error(`The ticket ${ticketId} cannot go on: ${JSON.stringify(reason)}`)
  }
}

async function decisionOn(tx: Transaction, ticketId: string, taskId: string, voter: string | null) {
  const decision = await findDecision(tx, ticketId, taskId, voter)
  return { by: decision?.actorName ?? '', outcome: decision?.kind ?? '', at: decision?.at.toISOString() ?? '' }
}
