/** The state under way through one step, with the effects so far. Every function answers a new one; the input state is never touched. */
import type { Effect, EffectBody, HistoryRecord } from './effects'
import type { AssignmentState, ProcessState, ProcessStatus, TaskState, Token } from './state'

export interface Progress {
  readonly state: ProcessState
  readonly effects: readonly Effect[]
}

export function emit(progress: Progress, body: EffectBody): Progress {
  const sequence = progress.state.sequence + 1
  return { state: { ...progress.state, sequence }, effects: [...progress.effects, { id: `e${sequence}`, ...body }] }
}

export function record(progress: Progress, entry: Partial<HistoryRecord> & Pick<HistoryRecord, 'kind'>): Progress {
  const blank = { nodeId: null, nodeName: '', taskId: null, actor: null, remark: '', assignees: [], replaced: [], fallback: false }
  return emit(progress, { type: 'history.append', record: { ...blank, ...entry } })
}

export function addToken(progress: Progress, nodeId: string): { progress: Progress; token: Token } {
  const sequence = progress.state.sequence + 1
  const token = { id: `k${sequence}`, nodeId }
  return { progress: { ...progress, state: { ...progress.state, sequence, tokens: [...progress.state.tokens, token] } }, token }
}

export function moveToken(progress: Progress, tokenId: string, nodeId: string): Progress {
  const tokens = progress.state.tokens.map((token) => (token.id === tokenId ? { ...token, nodeId } : token))
  return { ...progress, state: { ...progress.state, tokens } }
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

/** Asks one more person; somebody whose share was given away before gets it back, at their old place. */
export function openAssignment(progress: Progress, taskId: string, userId: string): Progress {
  const assignments = progress.state.tasks.find((task) => task.id === taskId)?.assignments ?? []
  const known = assignments.findIndex((assignment) => assignment.userId === userId)
  const opened = { userId, status: 'open' as const }
  const next = known < 0 ? [...assignments, opened] : assignments.with(known, opened)
  const changed = replaceTask(progress, taskId, (task) => ({ ...task, assignments: next }))
  return emit(changed, { type: 'assignment.open', taskId, userId, position: known < 0 ? assignments.length : known })
}

/** Closes a task and everybody on it who has not answered. */
export function closeTask(progress: Progress, taskId: string, outcome: 'agreed' | 'refused' | 'cancelled', by: string | null): Progress {
  const unanswered = progress.state.tasks
    .filter((task) => task.id === taskId)
    .flatMap((task) => task.assignments)
    .filter((assignment) => assignment.status === 'open')
  const silenced = unanswered.reduce((sofar, { userId }) => setAssignment(sofar, taskId, userId, 'closed'), progress)
  const status = outcome === 'cancelled' ? 'cancelled' : 'done'
  const closed = replaceTask(silenced, taskId, (task) => ({ ...task, status, decidedBy: by }))
  return emit(closed, { type: 'task.close', taskId, outcome, by })
}

/** Ends the process: nothing open is left behind. */
export function complete(progress: Progress, status: Exclude<ProcessStatus, 'running'>): Progress {
  const open = progress.state.tasks.filter((task) => task.status === 'open')
  const closed = open.reduce((sofar, task) => closeTask(sofar, task.id, 'cancelled', null), progress)
  return emit({ ...closed, state: { ...closed.state, status, tokens: [] } }, { type: 'process.complete', status })
}

function replaceTask(progress: Progress, taskId: string, change: (task: TaskState) => TaskState): Progress {
  const tasks = progress.state.tasks.map((task) => (task.id === taskId ? change(task) : task))
  return { ...progress, state: { ...progress.state, tasks } }
}
