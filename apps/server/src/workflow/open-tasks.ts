/** The open tasks of a ticket, as its own row keeps them for the lists. Pure. */
import type { ProcessDefinition, ProcessState } from '@formwork/workflow-core'
import type { OpenTask } from '../domain/open-task'

/** In the order in which they were opened. */
export function openTasks(state: ProcessState, definition: ProcessDefinition): OpenTask[] {
  return state.tasks
    .filter(({ status }) => status === 'open')
    .map(({ id, nodeId, completion, assignments }) => ({
      taskId: id,
      nodeId,
      nodeName: definition.nodes.find((node) => node.id === nodeId)?.name ?? '',
      completion,
      asked: assignments.flatMap(({ userId, status }, place) => (status === 'open' ? [{ id: userId, place }] : [])),
    }))
}
