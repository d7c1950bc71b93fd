/** The state of a running process. Everything here is JSON; ids are derived from `sequence`. Optional fields are absent in states of older versions. */
import type { Completion } from './definition'

export type ProcessStatus = 'running' | 'approved' | 'refused' | 'withdrawn' | 'terminated'

export interface Token {
  readonly id: string
  readonly nodeId: string
  /** The innermost fork it is within; absent: none. */
  readonly scopeId?: string
  /** It has arrived at its join. */
  readonly waits?: true
  /** The step of persons it came from last. */
  readonly previous?: string
  /** It was sent back with a direct return: where it goes when the present step is answered. */
  readonly jumpBackTo?: string
}

/** An active fork: its tokens are those that name it. */
export interface Scope {
  readonly id: string
  /** The fork. */
  readonly nodeId: string
  /** The fork around it; null: none. */
  readonly parent: string | null
}

/**
 * `closed`: this person was asked but the task was decided, ended, or given to somebody else, without them.
 * `waiting`: not yet their turn, or their share is with somebody they asked.
 */
export type AssignmentStatus = 'open' | 'agreed' | 'refused' | 'closed' | 'waiting'

export interface AssignmentState {
  readonly userId: string
  readonly status: AssignmentStatus
  /** Does the work of this person, who gets it back. */
  readonly delegatedBy?: string
  /** The people for whom they answer while those are away, and their own id where they are asked themselves too. Absent: only their own. */
  readonly answersFor?: readonly string[]
  /** An additional signer, added by this person, before or after them. */
  readonly addedBy?: string
  readonly sign?: 'before' | 'after'
  /** The edge of a named answer (with outcome `other`). */
  readonly edgeId?: string
  /** Took over a waiting share: this person has not been notified of it yet. */
  readonly isInherited?: true
}

export type TaskKind = 'approve' | 'handle' | 'resubmit'

/** A time limit that runs. */
export interface PromisedTime {
  /** When its time is up, in milliseconds; absent: never. */
  readonly dueAt?: number
  /** Its deadline has passed once: that is handled once. */
  readonly isOver?: true
  /** How many rungs of its ladder were reached since its deadline; absent: the first, where it has passed. */
  readonly rung?: number
  /** When the next of them is due, in milliseconds; absent: with the deadline. */
  readonly nextAt?: number
}

export interface TaskState extends PromisedTime {
  readonly id: string
  readonly nodeId: string
  /** The token that waits for this task. */
  readonly tokenId: string
  readonly status: 'open' | 'done' | 'cancelled'
  /** Absent: approve. */
  readonly kind?: TaskKind
  readonly completion: Completion
  /** Whose act closed it; null while open and for a cancelled task. */
  readonly decidedBy: string | null
  readonly assignments: readonly AssignmentState[]
  /** Who works on it alone; others of a claimed task have to wait until it is released. */
  readonly claimedBy?: string
}

export type JobKind = 'timer' | 'httpRequest' | 'subProcess' | 'script'

/** Something the shell does, and a token waits for. */
export interface JobState {
  readonly id: string
  readonly kind: JobKind
  readonly nodeId: string
  readonly tokenId: string
  /** `failed`: for good; an administrator has it done again or skips it. `done`: while the process is suspended. */
  readonly status: 'waiting' | 'failed' | 'done'
  readonly reason?: string
}

/** What taking the last act back restores. */
export interface LastAct {
  readonly by: string
  /** The task that was answered. */
  readonly taskId: string
  readonly tokens: readonly Token[]
  readonly scopes: readonly Scope[]
  /** Those that were open, as they were. */
  readonly tasks: readonly TaskState[]
  readonly jobs: readonly JobState[]
  /** Absent in states of older versions, which keep what the act has set. */
  readonly passed?: readonly string[]
  readonly chosen?: Readonly<Record<string, readonly string[]>>
}

export interface ProcessState {
  readonly status: ProcessStatus
  readonly tokens: readonly Token[]
  /** The open tasks and for every node the one that was closed last, oldest first: a late click must be told that its task is decided. */
  readonly tasks: readonly TaskState[]
  /** Counts every id handed out (tokens, tasks, scopes, jobs, effects). */
  readonly sequence: number
  readonly scopes?: readonly Scope[]
  readonly jobs?: readonly JobState[]
  /** Everybody who has answered at some time, each once: also of tasks that are not kept. */
  readonly handlers?: readonly string[]
  /** Everybody who was asked at some time, on tasks that are not kept. */
  readonly formerlyAsked?: readonly string[]
  /** The steps of persons that were answered, the last one last, each once. */
  readonly passed?: readonly string[]
  /** By node: whom the requester, or the person before, has chosen. */
  readonly chosen?: Readonly<Record<string, readonly string[]>>
  readonly lastAct?: LastAct
  /** Nothing moves until it is resumed. */
  readonly suspended?: {
    readonly by: string
    readonly at: number
    /** Of the tasks with a limit in working time, how much of it is left, in milliseconds; absent: none has. */
    readonly left?: Readonly<Record<string, number>>
    /** The same of the ticket as a whole. */
    readonly ticketLeft?: number
  }
  /** The deadline of the ticket; absent: its process had no limit when it started. */
  readonly timeLimit?: PromisedTime
  /** When people were last urged, in milliseconds. */
  readonly urgedAt?: number
  /** The named end it reached. */
  readonly outcome?: { readonly name: string; readonly kind: 'agreed' | 'refused' | 'cancelled' }
}
