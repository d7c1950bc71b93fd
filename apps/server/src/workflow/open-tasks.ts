/** Where a ticket is, its open tasks and automatic steps, as its own row keeps them for the lists. Pure. */
import { isClaimedByOther, type ProcessDefinition, type ProcessState } from '@formwork/workflow-core'
import type { OpenStep, OpenTask } from '../domain/open-task'

/** In the order in which they were opened. */
function openTasks(state: ProcessState, definition: ProcessDefinition): OpenTask[] {
  return state.tasks
    .filter(({ status }) => status === 'open')
    .map((task) => ({
      taskId: task.id,
      nodeId: task.nodeId,
      nodeName: nameOf(definition, task.nodeId),
      completion: task.completion,
      ...(task.kind === 'resubmit' ? { isReturned: true as const } : {}),
      asked: task.assignments.flatMap((share, place) =>
        share.status === 'open' && !isClaimedByOther(task, share) ? [{ id: share.userId, place }] : [],
      ),
      ...(task.dueAt === undefined || standsStill(state, task.dueAt) ? {} : { dueAt: task.dueAt }),
    }))
}

/** While a ticket is suspended its time stops; deadlines that passed before stay passed. */
const standsStill = ({ suspended }: ProcessState, dueAt: number): boolean => suspended !== undefined && dueAt > suspended.at

/** The deadline of the ticket as a whole; undefined: it has none, is finished, or its time is stopped. */
export function ticketDue(state: ProcessState): number | undefined {
  const { dueAt } = state.timeLimit ?? {}
  return dueAt === undefined || state.status !== 'running' || standsStill(state, dueAt) ? undefined : dueAt
}

/** Tasks first. */
export function openSteps(state: ProcessState, definition: ProcessDefinition): OpenStep[] {
  const automatic = (state.jobs ?? []).map(({ id, nodeId }) => ({ jobId: id, nodeId, nodeName: nameOf(definition, nodeId) }))
  return [...openTasks(state, definition), ...automatic]
}

const nameOf = ({ nodes }: ProcessDefinition, nodeId: string) => nodes.find(({ id }) => id === nodeId)?.name ?? ''
