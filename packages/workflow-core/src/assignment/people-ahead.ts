/** Whom the next task may ask, for every place at which a ticket waits: known when a process is published, so that a move reads only these. */
import type { ProcessDefinition } from '../definition'
import { nodesReachedFrom } from '../reachability'
import { type AssigneeNeeds, needsOf } from './needs'

/**
 * By the id of a start or userTask: what the tasks ask of the directory that a ticket can come to from there before another person acts. A node
 * from which no task can be reached has no entry.
 *
 * @example peopleAhead(definition).leader // { userIds: ['…'], roleIds: [], departmentLeader: false }
 */
export function peopleAhead(definition: ProcessDefinition): Readonly<Record<string, AssigneeNeeds>> {
  const { nodes, edges } = definition
  const tasks = nodes.filter(({ kind }) => kind === 'userTask')
  const waitsAt = new Set(tasks.map(({ id }) => id))
  // A ticket stops at a task: only what follows the other nodes is passed.
  const passed = { ...definition, edges: edges.filter(({ source }) => !waitsAt.has(source)) }
  const entries = nodes.flatMap(({ id, kind }) => {
    if (kind !== 'start' && kind !== 'userTask') return []
    const next = edges.filter(({ source }) => source === id).map(({ target }) => target)
    const reached = nodesReachedFrom(passed, next)
    const ahead = tasks.filter((task) => reached.has(task.id))
    return ahead.length === 0 ? [] : [[id, needsOf(definition, ahead)] as const]
  })
  return Object.fromEntries(entries)
}
