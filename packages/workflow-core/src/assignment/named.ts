/** People the ticket itself names: chosen on the way, or handlers of an earlier step. */
import type { ProcessCommand } from '../commands'
import type { AssigneeRule, ProcessDefinition } from '../definition'
import type { ProcessState } from '../state'
import { answeredBy } from '../tasks/keep-last'

export interface NamedPerson {
  readonly userId: string
  readonly rule: AssigneeRule['kind']
}

/** In the order of the rules. */
export function namedByTicket(
  { id, assignees }: { readonly id: string; readonly assignees: readonly AssigneeRule[] },
  state: ProcessState,
): NamedPerson[] {
  return assignees.flatMap((rule): NamedPerson[] => {
    if (rule.kind === 'handlerOf') return handlersOfNode(state, rule.nodeId).map((userId) => ({ userId, rule: rule.kind }))
    if (rule.kind !== 'chosenByRequester' && rule.kind !== 'chosenByPrevious') return []
    const chosen = state.chosen !== undefined && Object.hasOwn(state.chosen, id) ? (state.chosen[id] ?? []) : []
    return chosen.map((userId) => ({ userId, rule: rule.kind }))
  })
}

/**
 * Everybody whom the next step may ask by id: the shell says in `StepContext.enabled` which of them may act.
 *
 * @param command absent: only those that are stored in the ticket already
 */
export function peopleNamedBy(definition: ProcessDefinition, state: ProcessState | null, command?: ProcessCommand): string[] {
  const named = new Set<string>()
  const chosen = [state?.chosen ?? {}, command !== undefined && 'chosen' in command ? (command.chosen ?? {}) : {}]
  for (const people of chosen) for (const ids of Object.values(people)) for (const id of ids) named.add(id)
  if (command !== undefined && 'to' in command) for (const id of typeof command.to === 'string' ? [command.to] : command.to) named.add(id)
  if (state === null) return [...named]
  for (const node of definition.nodes) {
    if (!('assignees' in node)) continue
    for (const rule of node.assignees) {
      if (rule.kind === 'handlerOf') for (const id of handlersOfNode(state, rule.nodeId)) named.add(id)
    }
  }
  return [...named]
}

function handlersOfNode({ tasks }: ProcessState, nodeId: string): string[] {
  return [...new Set(tasks.filter((task) => task.nodeId === nodeId && task.status === 'done').flatMap(answeredBy))]
}
