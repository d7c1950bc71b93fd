/** Where a running process stands, and what may be asked of it. Everything here is JSON; ids are derived from `sequence`. */
import type { SeenValues } from '@formwork/form-schema/conditions'
import type { Completion } from './definition'

export type ProcessStatus = 'running' | 'approved' | 'refused' | 'withdrawn' | 'terminated'

export interface Token {
  readonly id: string
  readonly nodeId: string
}

/** `closed`: this person was asked but the task was decided, ended, or given to somebody else, without them. */
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
  | {
      readonly type: 'reassign'
      readonly taskId: string
      /** Whose share; null for everybody who has not answered. */
      readonly from: string | null
      /** Somebody who may act: the shell has looked. */
      readonly to: string
      readonly by: string
      readonly remark: string
    }
  | { readonly type: 'terminate'; readonly by: string; readonly remark: string }
  /** Of the shell, when somebody cannot act any more. */
  | {
      readonly type: 'replaceAssignee'
      readonly from: string
      /** Who leads their department and may act; null for nobody. */
      readonly leader: string | null
    }
export type CommandOf<Type extends ProcessCommand['type']> = Extract<ProcessCommand, { type: Type }>

/** What somebody may do with a ticket as its administrator, without having been asked or having started it. */
export type ManagingRight = 'reassign' | 'terminate'

/** What the shell knows and the core may not look up. */
export interface StepContext {
  /** The form's values as conditions see them (`seenValues` of form-schema): hidden fields are not there. */
  readonly seen: SeenValues
  /** Per userTask the people its rules lead to, already reduced to those who may act. */
  readonly assignees: Readonly<Record<string, readonly string[]>>
  /** Who leads the requester's department, for a leader's own request the next one above, if they may act. */
  readonly requesterLeader: string | null
  /** Administrators, asked when the rules lead to nobody. */
  readonly fallbackAssignees: readonly string[]
  readonly requester: string
  /** What the person of the command may do as an administrator of this ticket; the shell has looked at permissions and data scope. */
  readonly granted: readonly ManagingRight[]
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
  | { readonly code: 'managers.only' }
  /** The share to be given away is nobody's, or not that person's any more. */
  | { readonly code: 'assignee.not-asked'; readonly taskId: string }
  /** The new person is on the task already, asked or with an answer given. */
  | { readonly code: 'assignee.already-asked'; readonly taskId: string }
  /** The rules of the process keep them from this task: it is their own request, or they agreed at another step. */
  | { readonly code: 'assignee.barred'; readonly taskId: string }
  | { readonly code: 'assignees.none'; readonly nodeId: string }
  | { readonly code: 'flow.no-way-out'; readonly nodeId: string }
  | { readonly code: 'flow.endless'; readonly nodeId: string }
