/** Which entry of a ticket's history is which event, and what is sent of it; a comment, which is no entry, is treated as one. */
import type { JsonObject, TicketStatus, WebhookEvent } from '@formwork/api-contract'
import type { HistoryKind } from '@formwork/workflow-core'

interface Named {
  readonly id: string
  readonly name: string
}

export interface EventEntry {
  readonly sequence: number
  readonly kind: HistoryKind | 'commented'
  readonly nodeId: string | null
  readonly nodeName: string
  readonly taskId: string | null
  readonly actorId: string | null
  readonly actorName: string | null
  readonly remark: string
  readonly assignees: readonly Named[]
  /** Who no longer has the task. */
  readonly replaced: readonly Named[]
  readonly details: Readonly<Record<string, unknown>>
  readonly at: string
}

export interface EventTicket {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly process: { readonly id: string; readonly name: string; readonly version: number }
  readonly starter: Named
  readonly values: JsonObject
}

const EVENTS: Partial<Record<EventEntry['kind'], WebhookEvent>> = {
  started: 'ticket.started',
  assigned: 'task.opened',
  // The answered task is open again.
  takenBack: 'task.opened',
  approved: 'task.answered',
  refused: 'task.answered',
  completed: 'task.answered',
  chosen: 'task.answered',
  returned: 'task.answered',
  resubmitted: 'task.answered',
  transferred: 'task.transferred',
  delegated: 'task.transferred',
  handedBack: 'task.transferred',
  reassigned: 'task.transferred',
  overdue: 'task.late',
  ticketOverdue: 'ticket.late',
  commented: 'ticket.commented',
  finished: 'ticket.ended',
  withdrawn: 'ticket.ended',
  terminated: 'ticket.ended',
}

/** Undefined for an entry of which nobody is notified. */
export const eventOf = ({ kind }: Pick<EventEntry, 'kind'>): WebhookEvent | undefined => EVENTS[kind]

export interface DeliveredEvent {
  readonly event: WebhookEvent
  readonly entry: EventEntry
  readonly ticket: EventTicket
  /** The id of the node at which a ticket that was sent back is changed; never sent. */
  readonly startNodeId: string
  /** After the move that wrote the entry. */
  readonly status: TicketStatus
}

/** As it is sent to a system: the content of the entry; what people see only by their rights is left out unless it is asked for. */
export function signedBody(
  { event, entry, ticket, status }: DeliveredEvent,
  { includeValues }: { readonly includeValues: boolean },
): string {
  const { nodeId, nodeName, taskId, actorId, actorName, remark, assignees, replaced, details, at } = entry
  const { values, ...facts } = ticket
  const by = actorId === null ? null : { id: actorId, name: actorName ?? '' }
  const named = typeof details['outcome'] === 'string' ? { name: details['outcome'] } : {}
  const step = { id: nodeId, name: nodeName }
  // Seconds past the time limit.
  const late = typeof details['late'] === 'number' ? details['late'] : 0
  const remarkFacts = includeValues && remark !== '' ? { remark } : {}
  const eventFacts = {
    'ticket.started': { by },
    'task.opened': { task: { id: taskId, step, assignees, again: entry.kind === 'takenBack' }, by },
    'task.answered': { task: { id: taskId, step, outcome: entry.kind, ...named, ...remarkFacts }, by },
    'task.transferred': { task: { id: taskId, step, outcome: entry.kind, assignees, replaced, ...remarkFacts }, by },
    'task.late': { task: { id: taskId, step, assignees }, late },
    'ticket.late': { assignees, late },
    'ticket.commented': { comment: { id: details['commentId'], ...(includeValues ? { text: remark } : {}) }, by },
    'ticket.ended': { end: { outcome: status, ...named, ...remarkFacts }, by },
  }[event]
  return JSON.stringify({
    type: event,
    timestamp: at,
    data: { ticket: { ...facts, status, ...(includeValues ? { values } : {}) }, ...eventFacts },
  })
}
