/** What a step wants done outside of it. JSON only; `id` is unique within one process, so `ticket + id` makes a delivery id. */
import type { Completion } from './definition'
import type { ProcessStatus } from './state'

export type HistoryKind = 'started' | 'assigned' | 'approved' | 'refused' | 'withdrawn' | 'reassigned' | 'terminated' | 'finished'

export interface HistoryRecord {
  readonly kind: HistoryKind
  readonly nodeId: string | null
  /** The name at that time: history stays readable whatever becomes of the process. */
  readonly nodeName: string
  readonly taskId: string | null
  readonly actor: string | null
  readonly remark: string
  readonly assignees: readonly string[]
  /** Who no longer has it (kind `reassigned`). */
  readonly replaced: readonly string[]
  /** The rules led to nobody, so the administrators were asked: an alarm. */
  readonly fallback: boolean
}

export type NoticeKind = 'task-assigned' | 'ticket-approved' | 'ticket-refused' | 'ticket-terminated'

export type Effect = { readonly id: string } & (
  | {
      readonly type: 'task.open'
      readonly taskId: string
      readonly nodeId: string
      readonly nodeName: string
      readonly completion: Completion
      readonly assignees: readonly string[]
      readonly fallback: boolean
    }
  /** One more person on an open task, or one who was on it before. */
  | { readonly type: 'assignment.open'; readonly taskId: string; readonly userId: string; readonly position: number }
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
  | { readonly type: 'history.append'; readonly record: HistoryRecord }
  | {
      readonly type: 'notify'
      readonly kind: NoticeKind
      readonly to: readonly string[]
      readonly nodeName: string
      readonly taskId: string | null
    }
  | { readonly type: 'process.complete'; readonly status: Exclude<ProcessStatus, 'running'> }
)

export type EffectType = Effect['type']
/** An effect before it has an id. */
export type EffectBody = Effect extends infer Each ? (Each extends Effect ? Omit<Each, 'id'> : never) : never
