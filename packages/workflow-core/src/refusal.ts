/** Why a command was not carried out; the state is then unchanged. */
import type { ProcessStatus } from './state'

export type Refusal =
  | { readonly code: 'process.already-started' }
  | { readonly code: 'process.not-started' }
  | { readonly code: 'process.finished'; readonly status: Exclude<ProcessStatus, 'running'> }
  | { readonly code: 'process.not-finished' }
  | { readonly code: 'process.suspended'; readonly by: string }
  | { readonly code: 'process.not-suspended' }
  | { readonly code: 'task.unknown'; readonly taskId: string }
  | {
      readonly code: 'task.already-decided'
      readonly taskId: string
      readonly outcome: 'agreed' | 'refused' | 'cancelled'
      /** Null for a cancelled one, and when it is too old to be kept. */
      readonly by: string | null
    }
  | { readonly code: 'task.not-assigned'; readonly taskId: string }
  | { readonly code: 'task.already-voted'; readonly taskId: string }
  /** Their share is waiting: their turn comes later, or they asked others first. */
  | { readonly code: 'task.not-your-turn'; readonly taskId: string }
  | { readonly code: 'task.claimed'; readonly taskId: string; readonly by: string }
  | { readonly code: 'task.claim-first'; readonly taskId: string }
  /** The task, or the share, is of a kind without this move. */
  | { readonly code: 'task.no-such-move'; readonly taskId: string }
  | { readonly code: 'requester.only' }
  | { readonly code: 'managers.only' }
  /** It would lead their own request past its approvals. */
  | { readonly code: 'requester.barred' }
  /** Neither started nor asked. */
  | { readonly code: 'concerned.only' }
  /** The settings of the process do not allow it. */
  | { readonly code: 'move.not-allowed' }
  | { readonly code: 'remark.required' }
  /** The share to be given away does not exist, or is not that person's any more. */
  | { readonly code: 'assignee.not-asked'; readonly taskId: string }
  /** The new person is on the task already, asked or with an answer given. */
  | { readonly code: 'assignee.already-asked'; readonly taskId: string }
  /** The rules of the process keep them from this task: it is their own request, or they agreed at another step. */
  | { readonly code: 'assignee.barred'; readonly taskId: string }
  /** A chosen person may not act, or none was named. */
  | { readonly code: 'assignee.unavailable'; readonly userIds: readonly string[] }
  | { readonly code: 'assignees.none'; readonly nodeId: string }
  /** The step has no people for this person to choose from. */
  | { readonly code: 'choice.not-asked'; readonly nodeId: string }
  /** The signer to be removed was not added by this person, or has answered. */
  | { readonly code: 'signer.unknown'; readonly taskId: string }
  /** Not passed yet, not in the process, or within a fork that this step is outside of. */
  | { readonly code: 'target.not-allowed'; readonly nodeId: string }
  | { readonly code: 'edge.unknown'; readonly edgeId: string }
  /** Somebody has acted since, or the last act was somebody else's. */
  | { readonly code: 'take-back.too-late' }
  | { readonly code: 'urge.too-soon'; readonly until: number }
  | { readonly code: 'job.unknown'; readonly jobId: string }
  | { readonly code: 'job.not-failed'; readonly jobId: string }
  | { readonly code: 'flow.no-way-out'; readonly nodeId: string }
  | { readonly code: 'flow.endless'; readonly nodeId: string }
export type RefusalCode = Refusal['code']
