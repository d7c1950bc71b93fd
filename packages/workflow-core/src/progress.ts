/** The state during one step, with the effects so far. Every function returns a new one; the input state is never changed. */
import { without } from './without'
import type { WorkingCalendar } from './calendar/working-time'
import type { PriorityLevel } from './definition'
import type { Effect, EffectBody, HistoryRecord, JobOrder } from './effects'
import type { AssignmentState, AssignmentStatus, JobKind, JobState, ProcessState, ProcessStatus, TaskState, Token } from './state'
import { keepLast } from './tasks/keep-last'
import type { TraceEntry } from './trace'

export interface Progress {
  readonly state: ProcessState
  readonly effects: readonly Effect[]
  /** Only recorded on request. */
  readonly trace?: readonly TraceEntry[]
  /** Steps that needed no answer in this step of the engine: none is passed over twice. */
  readonly skipped?: readonly string[]
  /** The time of this step, in milliseconds; absent: unknown, and no time limit begins. */
  readonly at?: number
  /** The site's working time; absent: unknown, and no limit in working time begins. */
  readonly calendar?: WorkingCalendar
  /** Of the ticket; absent counts as 1. */
  readonly priority?: PriorityLevel
}

/** A new progress with another state; everything else is kept. */
export const withState = (progress: Progress, changes: Partial<ProcessState>): Progress => ({
  ...progress,
  state: { ...progress.state, ...changes },
})

export const note = (progress: Progress, entry: TraceEntry): Progress =>
  progress.trace === undefined ? progress : { ...progress, trace: [...progress.trace, entry] }

export function emit(progress: Progress, body: EffectBody): Progress {
  const sequence = progress.state.sequence + 1
  return { ...progress, state: { ...progress.state, sequence }, effects: [...progress.effects, { id: `e${sequence}`, ...body }] }
}

export function record(progress: Progress, entry: Partial<HistoryRecord> & Pick<HistoryRecord, 'kind'>): Progress {
  const blank = { nodeId: null, nodeName: '', taskId: null, actor: null, remark: '', assignees: [], replaced: [], fallback: false }
  return emit(progress, { type: 'history.append', record: { ...blank, ...entry } })
}

export function addToken(
  progress: Progress,
  nodeId: string,
  more: Omit<Token, 'id' | 'nodeId'> = {},
): { progress: Progress; token: Token } {
  const sequence = progress.state.sequence + 1
  const token = { id: `k${sequence}`, nodeId, ...more }
  return { progress: { ...progress, state: { ...progress.state, sequence, tokens: [...progress.state.tokens, token] } }, token }
}

export const moveToken = (progress: Progress, tokenId: string, nodeId: string): Progress =>
  changeToken(progress, tokenId, (token) => ({ ...without(token, 'waits'), nodeId }))

export function changeToken(progress: Progress, tokenId: string, change: (token: Token) => Token): Progress {
  return withState(progress, { tokens: progress.state.tokens.map((token) => (token.id === tokenId ? change(token) : token)) })
}

export function removeToken(progress: Progress, tokenId: string): Progress {
  return { ...progress, state: { ...progress.state, tokens: progress.state.tokens.filter((token) => token.id !== tokenId) } }
}

export function addTask(progress: Progress, task: Omit<TaskState, 'id'>): { progress: Progress; task: TaskState } {
  const sequence = progress.state.sequence + 1
  const added = { id: `t${sequence}`, ...task }
  return { progress: { ...progress, state: { ...progress.state, sequence, tasks: [...progress.state.tasks, added] } }, task: added }
}

export function setAssignment(progress: Progress, taskId: string, userId: string, status: 'agreed' | 'refused' | 'closed'): Progress {
  const set = (assignment: AssignmentState) => (assignment.userId === userId ? { ...assignment, status } : assignment)
  const changed = replaceTask(progress, taskId, (task) => ({ ...task, assignments: task.assignments.map(set) }))
  return emit(changed, { type: 'assignment.close', taskId, userId, status })
}

/** Asks one more person; somebody who gave their share away before gets it back, at their old place. */
export function openAssignment(progress: Progress, taskId: string, userId: string): Progress {
  const assignments = progress.state.tasks.find((task) => task.id === taskId)?.assignments ?? []
  const known = assignments.findIndex((assignment) => assignment.userId === userId)
  const share = assignments[known]
  // A waiting person keeps their role on the task; a returned share starts over.
  const opened: AssignmentState =
    share?.status === 'waiting' ? { ...without(share, 'isInherited'), status: 'open' } : { userId, status: 'open' }
  const next = known < 0 ? [...assignments, opened] : assignments.with(known, opened)
  const changed = replaceTask(progress, taskId, (task) => ({ ...task, assignments: next }))
  return emit(changed, { type: 'assignment.open', taskId, userId })
}

/** Stores a person's share without an effect: nobody has been asked yet. */
export function holdShare(progress: Progress, taskId: string, userId: string, status: AssignmentStatus): Progress {
  const set = (share: AssignmentState) => (share.userId === userId ? { ...share, status } : share)
  return replaceTask(progress, taskId, (task) => ({ ...task, assignments: task.assignments.map(set) }))
}

/** Closes a task and all its unanswered shares. */
export function closeTask(progress: Progress, taskId: string, outcome: 'agreed' | 'refused' | 'cancelled', by: string | null): Progress {
  const shares = progress.state.tasks.find((task) => task.id === taskId)?.assignments ?? []
  const silenced = shares.reduce((sofar, { userId, status }) => {
    if (status === 'open') return setAssignment(sofar, taskId, userId, 'closed')
    return status === 'waiting' ? holdShare(sofar, taskId, userId, 'closed') : sofar
  }, progress)
  const status = outcome === 'cancelled' ? 'cancelled' : 'done'
  const closed = replaceTask(silenced, taskId, (task) => ({ ...without(task, 'claimedBy'), status, decidedBy: by }))
  return emit({ ...closed, state: keepLast(closed.state, taskId) }, { type: 'task.close', taskId, outcome, by })
}

export function addJob(
  progress: Progress,
  { order, ...job }: Omit<JobState, 'id' | 'status' | 'kind'> & { readonly order: JobOrder },
  nodeName: string,
): Progress {
  const sequence = progress.state.sequence + 1
  const added: JobState = { id: `j${sequence}`, kind: order.kind, status: 'waiting', ...job }
  const jobs = [...(progress.state.jobs ?? []), added]
  return emit(withState(progress, { sequence, jobs }), { type: 'job.schedule', jobId: added.id, nodeId: job.nodeId, nodeName, order })
}

export function removeJob(progress: Progress, jobId: string): Progress {
  const { jobs = [], ...rest } = progress.state
  const left = jobs.filter(({ id }) => id !== jobId)
  return { ...progress, state: left.length === 0 ? rest : { ...rest, jobs: left } }
}

export function cancelJob(progress: Progress, jobId: string): Progress {
  const kind: JobKind | undefined = progress.state.jobs?.find(({ id }) => id === jobId)?.kind
  return kind === undefined ? progress : emit(removeJob(progress, jobId), { type: 'job.cancel', jobId, kind })
}

/** Ends the process: nothing open is left behind. */
export function complete(progress: Progress, status: Exclude<ProcessStatus, 'running'>, outcome?: ProcessState['outcome']): Progress {
  const open = progress.state.tasks.filter((task) => task.status === 'open')
  const closed = open.reduce((sofar, task) => closeTask(sofar, task.id, 'cancelled', null), progress)
  const idle = (closed.state.jobs ?? []).reduce((sofar, { id }) => cancelJob(sofar, id), closed)
  const { scopes: _, suspended: __, ...left } = idle.state
  const state: ProcessState = { ...left, status, tokens: [], ...(outcome === undefined ? {} : { outcome }) }
  const named = outcome === undefined ? {} : { outcome: outcome.name }
  return emit({ ...idle, state }, { type: 'process.complete', status, ...named })
}

export function replaceTask(progress: Progress, taskId: string, change: (task: TaskState) => TaskState): Progress {
  return withState(progress, { tasks: progress.state.tasks.map((task) => (task.id === taskId ? change(task) : task)) })
}

/** Everybody on a task may answer it again. */
export function unclaim(progress: Progress, taskId: string): Progress {
  const free = replaceTask(progress, taskId, (task) => without(task, 'claimedBy'))
  return emit(free, { type: 'task.claim', taskId, by: null })
}
