/** Why a step was not taken, as the refusal that its sender gets: it names who did what meanwhile. */
import type { Refusal as StepRefusal } from '@formwork/workflow-core'
import { type Refusal, type RefusalParams, refuse, refuseAt } from '../../domain/refusal'
import type { Locale } from '../../domain/locale'
import { choiceNotAsked } from '../choosing/check-choices'
import type { Candidate } from '../read-ticket'
import type { TicketFacts } from '../ticket-facts'

interface Mover {
  readonly by: string
  readonly candidates: readonly Candidate[]
  readonly at: Date
  readonly locale: Locale
}

export function moveRefusal(reason: StepRefusal, ticket: TicketFacts, { by, candidates, at, locale }: Mover): Refusal {
  const name = candidates[0]?.name ?? ''
  switch (reason.code) {
    case 'task.unknown':
      return refuse('task.not-found')
    case 'task.not-assigned':
      return refuse('task.not-yours')
    case 'task.not-your-turn':
      return refuse('task.not-your-turn')
    case 'task.claim-first':
      return refuse('task.not-claimed')
    case 'task.claimed':
      return refuse('task.claimed', { by: ticket.people.get(reason.by)?.name ?? '' })
    case 'task.no-such-move':
    case 'edge.unknown':
    case 'signer.unknown':
      return refuse('move.not-allowed', lastChange(ticket))
    case 'assignee.not-asked':
      return refuse('task.assignee-changed')
    case 'assignee.barred':
      return refuseAt(['to'], 'task.assignee-barred', { name })
    case 'assignee.already-asked':
      return refuseAt(['to'], 'task.assignee-present', { name })
    case 'assignee.unavailable':
      return refuseAt(['to'], 'task.assignee-unavailable')
    case 'choice.not-asked':
      return choiceNotAsked(ticket.definition, reason.nodeId, locale)
    case 'managers.only':
    case 'requester.only':
    case 'concerned.only':
      return refuse('permission.denied')
    case 'move.not-allowed':
      return refuse('move.off')
    case 'requester.barred':
      return refuse('move.own-request')
    case 'remark.required':
      return refuseAt(['remark'], 'move.remark-needed')
    case 'target.not-allowed':
      return refuse('move.place-unknown')
    case 'take-back.too-late':
      return refuse('move.too-late', lastChange(ticket))
    case 'urge.too-soon':
      return refuse('move.too-soon', { minutes: Math.max(1, Math.ceil((reason.until - at.getTime()) / 60_000)) })
    case 'job.unknown':
    case 'job.not-failed':
      return refuse('incident.over', lastChange(ticket))
    case 'process.finished':
      return refuse('ticket.finished', { status: reason.status, ...lastChange(ticket) })
    case 'process.not-finished':
      return refuse('ticket.not-finished')
    case 'process.suspended':
      return refuse('ticket.suspended', lastChange(ticket))
    case 'process.not-suspended':
      return refuse('ticket.not-suspended')
    case 'task.already-voted':
      return refuse('task.already-decided', decisionOn(ticket, reason.taskId, by))
    case 'task.already-decided':
      return refuse('task.already-decided', decisionOn(ticket, reason.taskId, null))
    case 'process.already-started':
    case 'process.not-started':
    case 'assignees.none':
    case 'flow.no-way-out':
    case 'flow.endless':
      // Publishing refuses such definitions and there is always an administrator: only a bug of ours leads here.
      throw new Error(`The ticket ${ticket.id} cannot go on: ${JSON.stringify(reason)}`)
  }
}

const DECISIONS: ReadonlySet<string> = new Set([
  'approved',
  'refused',
  'completed',
  'chosen',
  'returned',
  'resubmitted',
  'withdrawn',
  'terminated',
  'jumped',
  'takenBack',
])

/** The act that closed a task (the withdrawal or termination, when it was cancelled), or the vote of one person on it. */
function decisionOn({ history }: TicketFacts, taskId: string, voter: string | null) {
  const acts = history.filter(({ kind, actorId }) => DECISIONS.has(kind) && (voter === null || actorId === voter))
  const decision = acts.findLast((act) => act.taskId === taskId) ?? acts.findLast((act) => act.taskId === null) ?? acts.at(-1)
  return lastActFacts(decision)
}

const lastActFacts = (act: TicketFacts['history'][number] | undefined) => ({
  by: act?.actorName ?? '',
  outcome: act?.kind ?? '',
  at: act?.at.toISOString() ?? '',
})

/** What a person did last. */
const lastChange = ({ history }: TicketFacts): RefusalParams => lastActFacts(history.findLast(({ actorId }) => actorId !== null))

const MAX_CHANGES = 20

/**
 * What happened to a ticket since somebody read it: as many acts of people as there were revisions, at most 20, the newest first. Acts of the system
 * itself count as revisions too, so it may be fewer.
 */
export function changesSince({ history, revision }: TicketFacts, seen: number): RefusalParams {
  const acts = history.filter(({ actorId }) => actorId !== null)
  const since = acts.slice(-Math.min(MAX_CHANGES, Math.max(1, revision - seen))).toReversed()
  return { revision, changes: since.map((act) => ({ ...lastActFacts(act), nodeName: act.nodeName })), by: since[0]?.actorName ?? '' }
}
