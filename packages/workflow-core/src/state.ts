/** Where a running process stands, and what may be asked of it. Everything here is JSON; ids are derived from `sequence`. */
import type { Completion } from './definition'

export type ProcessStatus = 'running' | 'approved' | 'refused' | 'withdrawn'

export interface Token {
  readonly id: string
  readonly nodeId: string
}

/** `closed`: this person was asked but the task was decided, or ended, without them. */
export type AssignmentStatus = 'open' | 'agreed' | 'refused' | 'closed'

export interface AssignmentState {
  readonly userId: string
  readonly status: AssignmentStatus
}

export interface TaskState {
  readonly id: string
  readonly nodeId: string
  /** The token that waits for this task. */
  readonly tokenId: string
  readonly status: 'open' | 'done' | 'cancelled'
  readonly completion: Completion
  /** Whose act closed it; null while open and for a cancelled task. */
  readonly decidedBy: string | null
  readonly assignments: readonly AssignmentState[]
}

export interface ProcessState {
  readonly status: ProcessStatus
  readonly tokens: readonly Token[]
  /** All tasks there ever were, oldest first: a late click must learn that its task is decided. */
  readonly tasks: readonly TaskState[]
  /** Counts every id handed out (tokens, tasks, effects). */
  readonly sequence: number
}

export type ProcessCommand =
  | { readonly type: 'start'; readonly by: string }
  | { readonly type: 'approve'; readonly taskId: string; readonly by: string; readonly remark: string }
  | { readonly type: 'refuse'; readonly taskId: string; readonly by: string; readonly remark: string }
  | { readonly type: 'withdraw'; readonly by: string; readonly remark: string }

/** What the shell knows and the core may not look up. */
export interface StepContext {
  readonly values: Readonly<Record<string, unknown>>
  /** Per userTask the people its rules lead to, already reduced to those who may act. */
  readonly assignees: Readonly<Record<string, readonly string[]>>
  /** Administrators, asked when the rules lead to nobody. */
  readonly fallbackAssignees: readonly string[]
  readonly requester: string
}

/** Why a command was not carried out; the state is then unchanged. */
export type Refusal =
  | { readonly code: 'process.already-started' }
  | { readonly code: 'process.not-started' }
  | { readonly code: 'process.finished'; readonly status: Exclude<ProcessStatus, 'running'> }
  | { readonly code: 'task.unknown'; readonly taskId: string }
  | {
      readonly code: 'task.already-decided'
      readonly taskId: string
      readonly outcome: 'agreed' | 'refused' | 'cancelled'
      readonly by: string | null
    }
  | { readonly code: 'task.not-assigned'; readonly taskId: string }
  | { readonly code: 'task.already-voted'; readonly taskId: string }
  | { readonly code: 'requester.only' }
  | { readonly code: 'assignees.none'; readonly nodeId: string }
  | { readonly code: 'flow.no-way-out'; readonly nodeId: string }
  | { readonly code: 'flow.endless'; readonly nodeId: string }
