/** Why a step was not taken, as the refusal its sender is answered. */
import type { Refusal as StepRefusal } from '@formwork/workflow-core'
import { type Refusal, refuse, refuseAt } from '../domain/refusal'
import type { Candidate } from './read-ticket'
import type { TicketFacts } from './ticket-facts'

interface Mover {
  readonly by: string
  readonly candidate: Candidate | null
}

export function moveRefusal(reason: StepRefusal, ticket: TicketFacts, { by, candidate }: Mover): Refusal {
  switch (reason.code) {
    case 'task.unknown':
      return refuse('task.not-found')
    case 'task.not-assigned':
      return refuse('task.not-yours')
    case 'assignee.not-asked':
      return refuse('task.assignee-changed')
    case 'assignee.barred':
      return refuseAt(['to'], 'task.assignee-barred', { name: candidate?.name ?? '' })
    case 'assignee.already-asked':
      return refuseAt(['to'], 'task.assignee-present', { name: candidate?.name ?? '' })
    case 'managers.only':
    case 'requester.only':
      return refuse('permission.denied')
    case 'process.finished':
      return refuse('ticket.finished', { status: reason.status })
    case 'task.already-voted':
      return refuse('task.already-decided', decisionOn(ticket, reason.taskId, by))
    case 'task.already-decided':
      return refuse('task.already-decided', decisionOn(ticket, reason.taskId, null))
    default:
      // Publishing refuses such definitions and there is always an administrator: only a bug of ours leads here.
      throw new Error(`The ticket ${ticket.id} cannot go on: ${JSON.stringify(reason)}`)
  }
}

const DECISIONS: ReadonlySet<string> = new Set(['approved', 'refused', 'withdrawn', 'terminated'])

/** The act that closed a task (the withdrawal or termination, when it was cancelled), or the vote of one person on it. */
function decisionOn({ history }: TicketFacts, taskId: string, voter: string | null) {
  const acts = history.filter(({ kind, actorId }) => DECISIONS.has(kind) && (voter === null || actorId === voter))
  const decision = acts.findLast((act) => act.taskId === taskId) ?? acts.findLast((act) => act.taskId === null)
  return { by: decision?.actorName ?? '', outcome: decision?.kind ?? '', at: decision?.at.toISOString() ?? '' }
}
