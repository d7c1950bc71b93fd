/** The people whom the next task may ask, for every place at which a ticket waits: computed when a process is published, so that a move reads only these. */
import { isPersonNode, type ProcessDefinition } from '../definition'
import { nodesReachedFrom } from '../reachability'
import { type AssigneeNeeds, needsOf } from './needs'

/** At these a ticket waits for a job, and goes on without a person. */
const JOBS: ReadonlySet<string> = new Set(['timer', 'httpRequest', 'subProcess', 'script'])

/**
 * By the id of a start, of a step of persons and of a step that waits for a job: the directory needs of the tasks that a ticket can reach from there before another person acts. A node
 * from which no task can be reached has no entry.
 *
 * @example peopleAhead(definition).leader // { userIds: ['…'], roleIds: [], departmentLeader: false }
 */
export function peopleAhead(definition: ProcessDefinition): Readonly<Record<string, AssigneeNeeds>> {
  const { nodes, edges } = definition
  const tasks = nodes.filter(isPersonNode)
  const asking = nodes.filter((node) => isPersonNode(node) || node.kind === 'copyTo')
  const waits = new Set([
    ...tasks.map(({ id }) => id),
    ...nodes.filter(({ kind }) => kind === 'start' || JOBS.has(kind)).map(({ id }) => id),
  ])
  const waitsAt = new Set(tasks.map(({ id }) => id))
  // A ticket stops at a task: only what follows the other nodes is passed.
  const passed = { ...definition, edges: edges.filter(({ source }) => !waitsAt.has(source)) }
  const entries = nodes.flatMap(({ id }) => {
    if (!waits.has(id)) return []
    const next = edges.filter(({ source }) => source === id).map(({ target }) => target)
    const reached = nodesReachedFrom(passed, next)
    const ahead = asking.filter((task) => reached.has(task.id))
    return ahead.length === 0 ? [] : [[id, needsOf(definition, ahead)] as const]
  })
  return Object.fromEntries(entries)
}
