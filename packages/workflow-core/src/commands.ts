/** The commands of a process: of persons, of its administrators, of the shell. */

/** What every act of a person may carry along. */
export interface ActDetails {
  readonly by: string
  readonly remark: string
  /** When, in milliseconds; absent counts as 0. */
  readonly at?: number
  /** One of the process's reason codes. */
  readonly reason?: string
  /** Ids of files. */
  readonly attachments?: readonly string[]
}

/** One command for each of the types. */
type Each<Type extends string, Body> = Type extends string ? Body & { readonly type: Type } : never
type TicketAct<Type extends string, Body = unknown> = Each<Type, ActDetails & Body>
type TaskAct<Type extends string, Body = unknown> = Each<Type, ActDetails & { readonly taskId: string } & Body>

/** Chosen people of the next steps, by node: for the rules `chosenByRequester` and `chosenByPrevious`. */
export type ChosenPeople = Readonly<Record<string, readonly string[]>>

export type ReturnTarget =
  | { readonly kind: 'requester' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'node'; readonly nodeId: string }
/** What happens when the step that it went back to is answered. */
export type AfterReturn = 'stepByStep' | 'jumpBack'

export interface SendBack {
  readonly target: ReturnTarget
  /** Absent: step by step. */
  readonly again?: AfterReturn
}

export type PersonCommand =
  | TaskAct<'approve' | 'complete' | 'resubmit', { readonly chosen?: ChosenPeople }>
  /** Without `back`: over the refusal's edge, else the process ends as refused. */
  | TaskAct<'refuse', { readonly back?: SendBack }>
  /** A named answer. */
  | TaskAct<'choose', { readonly edgeId: string; readonly chosen?: ChosenPeople }>
  /** Sends it back without a judgement. */
  | TaskAct<'return', { readonly back: SendBack }>
  | TaskAct<'claim' | 'release' | 'handBack'>
  /** One's own share, to somebody who may act: the shell has checked. */
  | TaskAct<'transfer' | 'delegate', { readonly to: string }>
  | TaskAct<'addSign', { readonly to: readonly string[]; readonly sign: 'before' | 'after' }>
  | TaskAct<'removeSign', { readonly userId: string }>
  | TicketAct<'copyTo', { readonly to: readonly string[] }>
  | TicketAct<'takeBack' | 'withdraw' | 'urge'>

export type ManagingCommand =
  /** `from`: whose share; null for everybody who has not answered. `to`: somebody who may act, the shell has checked. */
  | TaskAct<'reassign', { readonly from: string | null; readonly to: string }>
  | TicketAct<'terminate' | 'suspend' | 'resume'>
  /** Null: the only token there is. */
  | TicketAct<'jump', { readonly tokenId: string | null; readonly nodeId: string }>
  /** Null: the step that was answered last. */
  | TicketAct<'reopen', { readonly nodeId: string | null }>
  | TicketAct<'retryJob' | 'skipJob', { readonly jobId: string }>

/** What the shell has looked up for a rung. */
export interface RungFacts {
  /** The index of the rung among those after the deadline, from 0; absent: the first. */
  readonly rung?: number
  /** By people who have not answered, their leader who may act; null for none. */
  readonly leaders: Readonly<Record<string, string | null>>
  /** The people whom the rung names and who may act; absent: nobody. */
  readonly people?: readonly string[]
  /** The priority that is one higher; absent: there is none. */
  readonly higher?: number
}

export type ShellCommand =
  | {
      readonly type: 'start'
      readonly by: string
      readonly at?: number
      readonly chosen?: ChosenPeople
      /** The name of the schedule that starts it; absent: a person does. */
      readonly schedule?: string
      /** The name of the inbound webhook that starts it. */
      readonly inbound?: string
    }
  /** Somebody cannot act any more. */
  | {
      readonly type: 'replaceAssignee'
      readonly from: string
      /** Their department's leader who may act; null for none. */
      readonly leader: string | null
    }
  /** An open task is late: it has reached the next rung of its ladder. */
  | ({ readonly type: 'timeIsUp'; readonly taskId: string; readonly at: number } & RungFacts)
  /** The ticket as a whole is late. `leaders`: who leads the requester. */
  | ({ readonly type: 'ticketTimeIsUp'; readonly at: number } & RungFacts)
  /** The values it brought are in the form already. `note`: its message. */
  | { readonly type: 'jobDone'; readonly jobId: string; readonly at?: number; readonly note?: string }
  /** For good: no tries are left. */
  | { readonly type: 'jobFailed'; readonly jobId: string; readonly reason: string; readonly at?: number }

export type ProcessCommand = PersonCommand | ManagingCommand | ShellCommand
export type CommandType = ProcessCommand['type']
export type CommandOf<Type extends CommandType> = Extract<ProcessCommand, { type: Type }>

/** The rights of a ticket's administrators, without being asked or having started it. */
export const MANAGING_RIGHTS = ['reassign', 'terminate', 'suspend', 'jump', 'reopen', 'repair'] as const
export type ManagingRight = (typeof MANAGING_RIGHTS)[number]
