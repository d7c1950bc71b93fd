/** The open tasks of a ticket, as its own row keeps them for the lists. Pure. */
import { isClaimedByOther, type ProcessDefinition, type ProcessState } from '@formwork/workflow-core'
import type { OpenTask } from '../domain/open-task'

/** In the order in which they were opened. */
export function openTasks(state: ProcessState, definition: ProcessDefinition): OpenTask[] {
  return state.tasks
    .filter(({ status }) => status === 'open')
    .map((task) => ({
      taskId: task.id,
      nodeId: task.nodeId,
      nodeName: definition.nodes.find((node) => node.id === task.nodeId)?.name ?? '',
      completion: task.completion,
      asked: task.assignments.flatMap((share, place) =>
        share.status === 'open' && !isClaimedByOther(task, share) ? [{ id: share.userId, place }] : [],
      ),
    }))
}
