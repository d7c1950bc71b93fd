/** Of closed tasks only the last one of each node is kept; of the others only the names of the people. So a state stays small however often a flow is sent back. */
import type { ProcessState, TaskState } from '../state'

export function keepLast(state: ProcessState, closedId: string): ProcessState {
  const nodeId = state.tasks.find(({ id }) => id === closedId)?.nodeId
  const isOlder = (task: TaskState) => task.nodeId === nodeId && task.id !== closedId && task.status !== 'open'
  return keepNames(state, isOlder)
}

/** Drops tasks, and keeps who was asked on them and who has answered: they have taken part, and may still see the ticket. */
export function keepNames(state: ProcessState, isDropped: (task: TaskState) => boolean): ProcessState {
  const dropped = state.tasks.filter(isDropped)
  if (dropped.length === 0) return state
  const asked = dropped.flatMap(({ assignments }) => assignments.map(({ userId }) => userId))
  return {
    ...state,
    tasks: state.tasks.filter((task) => !isDropped(task)),
    handlers: [...new Set([...(state.handlers ?? []), ...dropped.flatMap(answeredBy)])],
    formerlyAsked: [...new Set([...(state.formerlyAsked ?? []), ...asked])],
  }
}

/** People who answered a task, and the one who decided it without an answer, by sending it back. */
export function answeredBy({ assignments, decidedBy }: TaskState): string[] {
  const answered = assignments.filter(({ status }) => status === 'agreed' || status === 'refused').map(({ userId }) => userId)
  return decidedBy === null || answered.includes(decidedBy) ? answered : [...answered, decidedBy]
}

/** Everybody who has ever handled a process, each once. */
export function handlersOf(state: ProcessState): string[] {
  return [...new Set([...(state.handlers ?? []), ...state.tasks.flatMap(answeredBy)])]
}

/** Everybody who was ever asked, each once. */
export function everAsked(state: ProcessState): string[] {
  const asked = state.tasks.flatMap(({ assignments }) => assignments.map(({ userId }) => userId))
  return [...new Set([...(state.formerlyAsked ?? []), ...asked])]
}
