/** Where a ticket stands, its open tasks and the steps that no person does, as its own row keeps them for the lists. Pure. */
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
      asked: task.assignments.flatMap((share, place) =>
        share.status === 'open' && !isClaimedByOther(task, share) ? [{ id: share.userId, place }] : [],
      ),
      ...(task.dueAt === undefined || standsStill(state, task.dueAt) ? {} : { dueAt: task.dueAt }),
    }))
}

/** While nothing can be done no time runs; what was up before that is up all the same. */
const standsStill = ({ suspended }: ProcessState, dueAt: number): boolean => suspended !== undefined && dueAt > suspended.at

/** By when the ticket as a whole is to be finished; undefined: never, it is, or no time runs. */
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
