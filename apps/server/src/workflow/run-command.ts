/** One command on one ticket: lock, check against the state as it is now, step, save everything, in one transaction. */
import type { TicketStatus } from '@formwork/api-contract'
import { type SeenValues, seenValues } from '@formwork/form-schema'
import { type ManagingRight, type ProcessCommand, movesFor, type Refusal as StepRefusal, step } from '@formwork/workflow-core'
import { managingRights, PERMISSION_TO } from '../access/managing-rights'
import { peopleIn, reachFor } from '../access/rights'
import { isTicketAmong, visibleTicket } from '../access/visible-tickets'
import type { Transaction } from '../db/client'
import { type OnceCall, runOnce } from '../db/run-once'
import type { Deps } from '../deps'
import type { Actor } from '../domain/actor'
import { type Refusal, refuse } from '../domain/refusal'
import { applyEffects } from './apply-effects'
import { type AskablePeople, findAskablePeople, findAssignable, findNames } from './directory'
import { findDecision, findFormDefinition, lockTicket, storeTicket, type TicketRecord } from './ticket-record'

type TicketCommand = Exclude<ProcessCommand, { type: 'start' }>
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

export interface CommandInput {
  readonly ticketId: string
  readonly act: TicketAct
}

/** @throws {Refusal} when the ticket is not this person's business, or the move is not (or no longer) theirs. */
export function runCommand(deps: Deps, actor: Actor, { ticketId, act }: CommandInput, call: OnceCall): Promise<CommandAnswer> {
  return runOnce(deps, call, (tx) => carryOut(deps, tx, actor, ticketId, act))
}

async function carryOut(deps: Deps, tx: Transaction, actor: Actor, ticketId: string, act: TicketAct): Promise<CommandAnswer> {
  const ticket = await lockTicket(tx, ticketId)
  if (ticket === null || !(await concerns(tx, actor, ticket))) throw refuse('ticket.not-found')
  const { granted, known } = await readyToManage(tx, actor, ticket, act)
  const command: TicketCommand = { ...act, by: actor.userId }
  const { result, names } = await stepWithPeople(deps, tx, ticket, command, granted)
  if (!result.ok) throw await refusalOf(tx, ticketId, command, result.reason, known)

  const at = deps.now()
  const everybody = new Map([...known, ...names]).set(actor.userId, actor.name)
  const end = await applyEffects(tx, result.effects, { ...ticket, ticketId, at, names: everybody })
  const revision = ticket.revision + 1
  await storeTicket(tx, ticketId, { ...end, state: result.state, revision }, at)
  return { status: result.state.status, revision }
}

interface Managing {
  readonly granted: readonly ManagingRight[]
  readonly known: ReadonlyMap<string, string>
}

/** What only an administrator's act needs: their rights on this ticket, and that the new assignee may be asked. */
async function readyToManage(tx: Transaction, actor: Actor, ticket: TicketRecord, act: TicketAct): Promise<Managing> {
  if (act.type !== 'reassign' && act.type !== 'terminate') return { granted: [], known: new Map() }
  const granted = await managingRights(tx, actor, ticket.id)
  if (!granted.includes(act.type)) throw refuse('permission.denied')
  if (act.revision !== undefined && act.revision !== ticket.revision) throw refuse('ticket.changed')
  if (act.type === 'terminate') return { granted, known: new Map() }
  const reach = await reachFor(tx, actor, [PERMISSION_TO.reassign])
  const to = await findAssignable(tx, act.to, peopleIn(reach, actor.userId))
  if (to === null) throw refuse('task.assignee-unavailable', {}, [{ path: ['to'], code: 'unavailable', message: 'not an active account' }])
  const open = ticket.state.tasks.find(({ id }) => id === act.taskId)?.assignments ?? []
  const names = await findNames(
    tx,
    open.map(({ userId }) => userId),
  )
  return { granted, known: new Map(names).set(to.id, to.name) }
}

const NOBODY: AskablePeople = { assignees: {}, fallbackAssignees: [], names: new Map() }

/** People only matter where a new task is opened: the look-up is made when a first try without anybody stops there. */
async function stepWithPeople(
  deps: Deps,
  tx: Transaction,
  ticket: TicketRecord,
  command: TicketCommand,
  granted: readonly ManagingRight[],
) {
  const { definition, state, requesterId } = ticket
  const seen = await valuesSeen(deps, tx, ticket)
  const tryWith = ({ assignees, fallbackAssignees }: AskablePeople) =>
    step(definition, state, command, { assignees, fallbackAssignees, seen, requester: requesterId, granted })
  const first = tryWith(NOBODY)
  if (first.ok || first.reason.code !== 'assignees.none') return { result: first, names: NOBODY.names }
  const people = await findAskablePeople(tx, definition, requesterId)
  return { result: tryWith(people), names: people.names }
}

/** The values as the flow's conditions see them; a flow that asks nothing needs no form. */
async function valuesSeen(deps: Deps, tx: Transaction, { definition, versionId, values }: TicketRecord): Promise<SeenValues> {
  if (definition.edges.every(({ condition }) => condition === null)) return { values: {}, empty: [] }
  return seenValues(await deps.publishedForms.formOf(versionId, () => findFormDefinition(tx, versionId)), values)
}

/** Whose move it is decides the step; this only keeps from others that the ticket exists. Whoever has a move need not be looked up. */
async function concerns(tx: Transaction, actor: Actor, ticket: TicketRecord): Promise<boolean> {
  const viewer = { userId: actor.userId, requester: ticket.requesterId, granted: [] }
  const isInvolved = ticket.requesterId === actor.userId || movesFor(ticket.state, viewer).length > 0
  return isInvolved || isTicketAmong(tx, ticket.id, await visibleTicket(tx, actor))
}

async function refusalOf(
  tx: Transaction,
  ticketId: string,
  command: TicketCommand,
  reason: StepRefusal,
  names: ReadonlyMap<string, string>,
): Promise<Refusal> {
  switch (reason.code) {
    case 'task.unknown':
      return refuse('task.not-found')
    case 'task.not-assigned':
      return refuse('task.not-yours')
    case 'assignee.not-asked':
      return refuse('task.assignee-changed')
    case 'assignee.already-asked':
      return refuse('task.assignee-present', { name: (command.type === 'reassign' && names.get(command.to)) || '' })
    case 'managers.only':
    case 'requester.only':
      return refuse('permission.denied')
    case 'process.finished':
      return refuse('ticket.finished', { status: reason.status })
    case 'task.already-voted':
      return refuse('task.already-decided', await decisionOn(tx, ticketId, reason.taskId, command.by))
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
