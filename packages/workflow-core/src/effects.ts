/** What the shell has to do after a step. JSON only; `id` is unique within one process, so `ticket + id` makes a delivery id. */
import type { NodeOf, Completion } from './definition'
import type { JobKind, ProcessStatus, TaskKind } from './state'

export const HISTORY_KINDS = [
  'started',
  'assigned',
  'approved',
  'refused',
  'withdrawn',
  'reassigned',
  'terminated',
  'finished',
  'completed',
  'chosen',
  'returned',
  'resubmitted',
  'claimed',
  'released',
  'transferred',
  'delegated',
  'handedBack',
  'signersAdded',
  'signerRemoved',
  'takenBack',
  'jumped',
  'suspended',
  'resumed',
  'reopened',
  'urged',
  'copied',
  'skipped',
  'jobScheduled',
  'jobDone',
  'jobFailed',
  'jobRetried',
  'jobSkipped',
  'overdue',
  'priorityRaised',
  'ticketOverdue',
  // No step records it: whoever moves the ticket to another version of its process does.
  'versionChanged',
] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

/** Somebody who stands in for people who are away. */
export interface StandIn {
  readonly userId: string
  readonly awayIds: readonly string[]
}

export interface HistoryRecord {
  readonly kind: HistoryKind
  readonly nodeId: string | null
  /** The name at that time: history stays readable when the process changes. */
  readonly nodeName: string
  readonly taskId: string | null
  readonly actor: string | null
  readonly remark: string
  readonly assignees: readonly string[]
  /** Who no longer has it (kind `reassigned`, `transferred`, `delegated`). */
  readonly replaced: readonly string[]
  /** The rules found nobody, so the administrators were asked: an alarm. */
  readonly fallback: boolean
  /** The name of an answer or of an end. */
  readonly outcome?: string
  /** Where it was sent: back, ahead, or to which step it was reopened. */
  readonly targetNodeId?: string
  readonly targetNodeName?: string
  readonly sign?: 'before' | 'after'
  readonly jobId?: string
  readonly reason?: string
  readonly attachments?: readonly string[]
  /** Of a start: the name of the schedule that ordered it. */
  readonly schedule?: string
  /** The same for an inbound webhook. */
  readonly inbound?: string
  /** For overdue work: how many seconds after the deadline this reminder was. */
  readonly late?: number
  /** The new priority (kind `priorityRaised`). */
  readonly priority?: number
  /** Of those who are asked, or of the actor. */
  readonly standIns?: readonly StandIn[]
}

export type NoticeKind =
  | 'task-assigned'
  | 'ticket-approved'
  | 'ticket-refused'
  | 'ticket-terminated'
  | 'task-returned'
  | 'task-handed-back'
  | 'task-urged'
  | 'task-overdue'
  | 'task-passed-on'
  | 'ticket-overdue'
  | 'ticket-copied'
  | 'ticket-suspended'
  | 'ticket-resumed'
  | 'ticket-reopened'

export type AlarmKind = 'nobody-found' | 'job-failed'

/** What the shell is to do; it answers with `jobDone` or `jobFailed` and the job's id. */
export type JobOrder =
  | { readonly kind: 'timer'; readonly wait: NodeOf<'timer'>['wait'] }
  | { readonly kind: 'httpRequest'; readonly request: Omit<NodeOf<'httpRequest'>, 'id' | 'kind' | 'name'> }
  | { readonly kind: 'script'; readonly code: string }
  | {
      readonly kind: 'subProcess'
      readonly processId: string
      readonly input: NodeOf<'subProcess'>['input']
      readonly output: NodeOf<'subProcess'>['output']
    }

/** In milliseconds. */
export interface DueTimes {
  /** When its time is up; absent: never, or as before. */
  readonly dueAt?: number
  /** When the next rung of its ladder is due; absent: there is none left. */
  readonly actAt?: number
  /** When those who have not answered by then are reminded, each that is still to come; absent: never. */
  readonly remindAt?: readonly number[]
}

export type Effect = { readonly id: string } & (
  | ({
      readonly type: 'task.open'
      readonly taskId: string
      readonly nodeId: string
      readonly nodeName: string
      /** Absent: approve. */
      readonly kind?: TaskKind
      readonly completion: Completion
      /** Those whose turn it is now. */
      readonly assignees: readonly string[]
      readonly fallback: boolean
    } & DueTimes)
  /** Its deadline changed because the process was held meanwhile, or it has a next rung because it is late. */
  | ({ readonly type: 'task.due'; readonly taskId: string } & DueTimes)
  /** The same of the ticket as a whole. */
  | ({ readonly type: 'ticket.due' } & DueTimes)
  /** One more person on an open task, or one who was on it before. */
  | { readonly type: 'assignment.open'; readonly taskId: string; readonly userId: string }
  | {
      readonly type: 'assignment.close'
      readonly taskId: string
      readonly userId: string
      readonly status: 'agreed' | 'refused' | 'closed'
    }
  | {
      readonly type: 'task.close'
      readonly taskId: string
      readonly outcome: 'agreed' | 'refused' | 'cancelled'
      readonly by: string | null
    }
  /** A decision was taken back: open again, with the earlier answers; `assignment.open` follows for everybody who is asked. */
  | ({ readonly type: 'task.reopen'; readonly taskId: string } & DueTimes)
  /** Null: free again. */
  | { readonly type: 'task.claim'; readonly taskId: string; readonly by: string | null }
  /** The ticket is more urgent from now on. */
  | { readonly type: 'priority.raise'; readonly to: number }
  | { readonly type: 'history.append'; readonly record: HistoryRecord }
  | {
      readonly type: 'notify'
      readonly kind: NoticeKind
      readonly to: readonly string[]
      readonly nodeName: string
      readonly taskId: string | null
    }
  /** They may see the ticket from now on. */
  | { readonly type: 'copy'; readonly to: readonly string[]; readonly nodeId: string | null; readonly by: string | null }
  | {
      readonly type: 'alarm'
      readonly kind: AlarmKind
      readonly nodeId: string
      readonly taskId: string | null
      readonly jobId: string | null
    }
  | { readonly type: 'job.schedule'; readonly jobId: string; readonly nodeId: string; readonly nodeName: string; readonly order: JobOrder }
  | { readonly type: 'job.cancel'; readonly jobId: string; readonly kind: JobKind }
  | { readonly type: 'process.suspend'; readonly by: string }
  | { readonly type: 'process.resume'; readonly by: string }
  /** It was finished and runs again. */
  | { readonly type: 'process.reopen'; readonly by: string }
  | { readonly type: 'process.complete'; readonly status: Exclude<ProcessStatus, 'running'>; readonly outcome?: string }
)

export type EffectType = Effect['type']
/** An effect before it has an id. */
export type EffectBody = Effect extends infer Each ? (Each extends Effect ? Omit<Each, 'id'> : never) : never
