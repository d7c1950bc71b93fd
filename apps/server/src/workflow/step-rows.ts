/** What a step decided, as rows for the tables and the job engine. Pure; `step-writes.ts` writes them. */
import { type FieldChange, type Priority, prioritySchema } from '@formwork/api-contract'
import type { Completion, DueTimes, Effect, EffectType, HistoryRecord, JobOrder, NoticeKind, ProcessState } from '@formwork/workflow-core'
import type { PersonRef } from '../db/schema/tickets'
import { continueChain, type HistoryChain, type HistoryDetails, type HistoryEnd, type HistoryFacts } from './history-chain'
import type { Names } from './ticket-facts'

export interface Scene extends HistoryEnd {
  readonly ticketId: string
  readonly at: Date
  readonly names: Names
  /** The files that were handed in with the act, by id. */
  readonly files?: ReadonlyMap<string, string>
  /** What the act changed in the forms. */
  readonly changes?: readonly FieldChange[]
  /** How its last try failed, for a step that no person does. */
  readonly error?: string
}

export interface StepRows {
  readonly closedAssignments: readonly {
    readonly taskId: string
    readonly userId: string
    readonly status: 'agreed' | 'refused' | 'closed'
  }[]
  readonly closedTasks: readonly {
    readonly taskId: string
    readonly status: ProcessState['tasks'][number]['status']
    readonly outcome: 'agreed' | 'refused' | 'cancelled'
    readonly decidedBy: string | null
  }[]
  /** Tasks that somebody has claimed, or whose claim has ended. */
  readonly claims: readonly { readonly taskId: string }[]
  /** Tasks whose decision was taken back. */
  readonly reopenedTasks: readonly { readonly taskId: string }[]
  readonly openedTasks: readonly {
    readonly taskId: string
    readonly nodeId: string
    readonly nodeName: string
    readonly completion: Completion
    readonly fallback: boolean
    /** Absent: its step has no time limit. */
    readonly dueAt?: string
  }[]
  /** When something is to be done about tasks that have a time limit, or the ticket. */
  readonly wakes: readonly {
    /** Null: the ticket as a whole. */
    readonly taskId: string | null
    /** `late`: it has reached a rung of its ladder. `soon`: its people are reminded. */
    readonly why: 'late' | 'soon'
    /** Among several reminders, from 0. */
    readonly place: number
    readonly at: string
  }[]
  /** What the ticket has become. */
  readonly priorities: readonly Priority[]
  /** Their time is up later than it was. */
  readonly postponed: readonly { readonly taskId: string; readonly dueAt: string }[]
  readonly openedAssignments: readonly { readonly taskId: string; readonly userId: string }[]
  readonly history: readonly (HistoryFacts & { readonly hash: string })[]
  readonly notices: readonly NoticeJob[]
  /** Who may look into the ticket from now on. */
  readonly copies: readonly { readonly userId: string }[]
  /** Steps that no person does, begun. */
  readonly begunJobs: readonly { readonly jobId: string; readonly nodeId: string; readonly nodeName: string; readonly order: JobOrder }[]
  readonly settledJobs: readonly { readonly jobId: string; readonly status: 'done' | 'failed' | 'cancelled'; readonly error: string }[]
  /** The ticket is resumed: what waited goes on. */
  readonly resumed: readonly true[]
  /** It is over: a ticket that waits for it is notified. */
  readonly completed: readonly true[]
}

export interface NoticeJob {
  /** Unique per ticket and effect; with the receiver it is the id of one delivery. */
  readonly deliveryId: string
  readonly ticketId: string
  readonly kind: NoticeKind
  readonly to: readonly string[]
  readonly nodeName: string
  /** The task it asks for; null when it is about the ticket. */
  readonly taskId: string | null
  /** When it happened; the delivery may come later. */
  readonly at: string
}

type EffectOf<Type extends EffectType> = Extract<Effect, { type: Type }>
/** What the entries of one step have in common. */
interface StepScene extends Scene {
  readonly chain: HistoryChain
  /** The effect that records the act itself, with what it changed. */
  readonly actId: string | undefined
}

type RowsOf<Type extends EffectType> = (effect: EffectOf<Type>, scene: StepScene) => Partial<StepRows>

/** Shared: a step has rows of three or four kinds. */
const NO_ROWS: readonly never[] = []

/** Where it is stored follows from the state, which is stored with the ticket. */
const IN_STATE = () => ({})

/** One for every kind of effect there is. */
const rowsOf: { readonly [Type in EffectType]: RowsOf<Type> } = {
  'assignment.close': ({ taskId, userId, status }) => ({ closedAssignments: [{ taskId, userId, status }] }),
  'task.close': ({ taskId, outcome, by }) => ({
    closedTasks: [{ taskId, status: outcome === 'cancelled' ? 'cancelled' : 'done', outcome, decidedBy: by }],
  }),
  'task.open': ({ taskId, nodeId, nodeName, completion, fallback, assignees, ...due }) => {
    const dueAt = due.dueAt === undefined ? {} : { dueAt: instantOf(due.dueAt) }
    return {
      openedTasks: [{ taskId, nodeId, nodeName, completion, fallback, ...dueAt }],
      openedAssignments: assignees.map((userId) => ({ taskId, userId })),
      wakes: wakesOf(taskId, due),
    }
  },
  'assignment.open': ({ taskId, userId }) => ({ openedAssignments: [{ taskId, userId }] }),
  'history.append': ({ id, record }, scene) => ({ history: [historyRow(record, scene, id === scene.actId)], ...jobRowsOf(record) }),
  notify: ({ id, kind, to, nodeName, taskId }, { ticketId, at }) => ({
    notices: [{ deliveryId: `${ticketId}:${id}`, ticketId, kind, to, nodeName, taskId, at: at.toISOString() }],
  }),
  copy: ({ to }) => ({ copies: to.map((userId) => ({ userId })) }),
  alarm: ({ kind, jobId }, { error = '' }) =>
    kind === 'job-failed' && jobId !== null ? { settledJobs: [{ jobId, status: 'failed', error }] } : {},
  'job.schedule': ({ jobId, nodeId, nodeName, order }) => ({ begunJobs: [{ jobId, nodeId, nodeName, order }] }),
  'job.cancel': ({ jobId }) => ({ settledJobs: [{ jobId, status: 'cancelled', error: '' }] }),
  'task.claim': ({ taskId }) => ({ claims: [{ taskId }] }),
  'process.suspend': IN_STATE,
  'process.resume': () => ({ resumed: [true] }),
  'process.reopen': IN_STATE,
  'process.complete': () => ({ completed: [true] }),
  'task.due': ({ taskId, ...due }) => ({
    wakes: wakesOf(taskId, due),
    postponed: due.dueAt === undefined ? [] : [{ taskId, dueAt: instantOf(due.dueAt) }],
  }),
  'ticket.due': (due) => ({ wakes: wakesOf(null, due) }),
  'task.reopen': ({ taskId, ...due }) => ({ reopenedTasks: [{ taskId }], wakes: wakesOf(taskId, due) }),
  'priority.raise': ({ to }) => ({ priorities: [prioritySchema.parse(to)] }),
}

const instantOf = (at: number) => new Date(at).toISOString()

function wakesOf(taskId: string | null, { actAt, remindAt = [] }: DueTimes): StepRows['wakes'] {
  return [
    ...(actAt === undefined ? [] : [{ taskId, why: 'late' as const, place: 0, at: instantOf(actAt) }]),
    ...remindAt.map((at, place) => ({ taskId, why: 'soon' as const, place, at: instantOf(at) })),
  ]
}

/**
 * @returns the rows, and where the history ends with them.
 * @throws {TypeError} for a kind of effect that nothing here knows.
 */
export function stepRows(effects: readonly Effect[], scene: Scene): { readonly rows: StepRows; readonly end: HistoryEnd } {
  const chain = continueChain(scene)
  const actId = effects.find((effect) => effect.type === 'history.append' && effect.record.actor !== null)?.id
  const stepScene: StepScene = { ...scene, chain, actId }
  const parts = effects.map((effect) => partOf(effect, stepScene))
  const all = <Kind extends keyof StepRows>(kind: Kind): StepRows[Kind][number][] => {
    const rows: StepRows[Kind][number][] = []
    for (const part of parts) for (const row of part[kind] ?? NO_ROWS) rows.push(row)
    return rows
  }
  const rows: StepRows = {
    closedAssignments: all('closedAssignments'),
    closedTasks: all('closedTasks'),
    claims: all('claims'),
    reopenedTasks: all('reopenedTasks'),
    openedTasks: all('openedTasks'),
    wakes: all('wakes'),
    priorities: all('priorities'),
    postponed: all('postponed'),
    openedAssignments: all('openedAssignments'),
    history: all('history'),
    notices: all('notices'),
    copies: all('copies'),
    begunJobs: all('begunJobs'),
    settledJobs: all('settledJobs'),
    resumed: all('resumed'),
    completed: all('completed'),
  }
  return { rows, end: chain.end() }
}

function partOf<Type extends EffectType>(effect: EffectOf<Type>, scene: StepScene): Partial<StepRows> {
  const type: Type = effect.type
  if (!Object.hasOwn(rowsOf, type)) throw new TypeError(`nothing writes the effect ${type}`)
  const toRows: RowsOf<Type> = rowsOf[type]
  return toRows(effect, scene)
}

function jobRowsOf({ kind, jobId }: HistoryRecord): Partial<StepRows> {
  const isOver = kind === 'jobDone' || kind === 'jobSkipped'
  return isOver && jobId !== undefined ? { settledJobs: [{ jobId, status: 'done', error: '' }] } : {}
}

function historyRow(record: HistoryRecord, { ticketId, at, names, files, chain, changes = [] }: StepScene, isAct: boolean) {
  const nameOf = (id: string) => names.get(id) ?? ''
  const refOf = (id: string): PersonRef => ({ id, name: nameOf(id) })
  const { actor, assignees, replaced, kind, nodeId, nodeName, taskId, remark, fallback, ...others } = record
  return chain.append({
    kind,
    nodeId,
    nodeName,
    taskId,
    remark,
    fallback,
    ticketId,
    actorId: actor,
    actorName: actor === null ? null : nameOf(actor),
    assignees: assignees.map(refOf),
    replaced: replaced.map(refOf),
    details: { ...detailsOf(others, refOf, files), ...(isAct && changes.length > 0 ? { changes } : {}) },
    at,
  })
}

/** Empty ones are left out. */
function detailsOf(
  { attachments = [], standIns = [], reason, ...others }: Pick<HistoryRecord, Exclude<keyof HistoryDetails, 'changes' | 'versions'>>,
  refOf: (id: string) => PersonRef,
  files: ReadonlyMap<string, string> = new Map(),
): HistoryDetails {
  return {
    ...others,
    ...(reason === undefined || reason === '' ? {} : { reason }),
    ...(standIns.length === 0 ? {} : { standIns: standIns.map(({ userId, awayIds }) => ({ id: userId, away: awayIds.map(refOf) })) }),
    ...(attachments.length === 0 ? {} : { attachments: attachments.map((id) => ({ id, name: files.get(id) ?? '' })) }),
  }
}
