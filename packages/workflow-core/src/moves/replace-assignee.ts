/**
 * Somebody cannot act any more: what waits for them goes to their leader, else to the administrators, marked as an alarm. Nobody gives this
 * command; the shell does when an account is disabled or removed. Answers already given stay, and nothing is ever decided by it.
 */
import { isBarred, userTaskOf } from '../assignment/barred'
import { administratorsFor } from '../assignment/settle'
import type { ProcessDefinition } from '../definition'
import { emit, openAssignment, type Progress, record, setAssignment } from '../progress'
import type { CommandOf } from '../commands'
import type { ProcessState, TaskState } from '../state'
import type { StepContext } from '../context'
import { accept, refuse, type StepResult } from '../step-result'

export function replaceAssignee(
  definition: ProcessDefinition,
  state: ProcessState,
  { from, leader }: CommandOf<'replaceAssignee'>,
  context: StepContext,
): StepResult {
  if (state.status !== 'running') return refuse({ code: 'process.finished', status: state.status })
  const waiting = state.tasks.filter((task) => task.status === 'open' && isAsked(task, from))
  const [first] = waiting
  if (first === undefined) return refuse({ code: 'assignee.not-asked', taskId: '' })
  let progress: Progress = { state, effects: [] }
  for (const task of waiting) {
    const node = userTaskOf(definition, task.nodeId)
    const isAllowed = (person: string) => node === undefined || !isBarred(node, person, { definition, state, context })
    const successors = successorsOn(task, { from, leader, administrators: context.fallbackAssignees, isAllowed })
    if (successors === null) return refuse({ code: 'assignees.none', nodeId: task.nodeId })
    progress = passOn(progress, task, { from, nodeName: node?.name ?? '', ...successors })
  }
  return accept(progress)
}

const isAsked = ({ assignments }: TaskState, person: string) =>
  assignments.some(({ userId, status }) => userId === person && status === 'open')

interface Successors {
  readonly userIds: readonly string[]
  readonly fallback: boolean
}

interface Candidates {
  readonly from: string
  readonly leader: string | null
  readonly administrators: readonly string[]
  readonly isAllowed: (person: string) => boolean
}

/** Whoever has answered on a task already cannot answer for somebody else as well; where everybody must agree, one administrator stands in. */
function successorsOn(task: TaskState, { from, leader, administrators, isAllowed }: Candidates): Successors | null {
  const hasAnswered = (person: string) =>
    task.assignments.some(({ userId, status }) => userId === person && (status === 'agreed' || status === 'refused'))
  const may = (person: string) => person !== from && !hasAnswered(person)
  if (leader !== null && may(leader) && isAllowed(leader)) return { userIds: [leader], fallback: false }
  const able = administratorsFor(administrators.filter(may), isAllowed)
  if (able.length === 0) return null
  return { userIds: task.completion === 'all' ? able.slice(0, 1) : able, fallback: true }
}

function passOn(
  progress: Progress,
  task: TaskState,
  { from, nodeName, userIds, fallback }: Successors & { from: string; nodeName: string },
): Progress {
  const taskId = task.id
  const place = { nodeId: task.nodeId, nodeName, taskId }
  const recorded = record(progress, { kind: 'reassigned', ...place, assignees: userIds, replaced: [from], fallback })
  const released = setAssignment(recorded, taskId, from, 'closed')
  // Whoever is asked on it already need not be asked twice.
  const added = userIds.filter((userId) => !isAsked(task, userId))
  const asked = added.reduce((sofar, userId) => openAssignment(sofar, taskId, userId), released)
  return added.length === 0 ? asked : emit(asked, { type: 'notify', kind: 'task-assigned', to: added, nodeName, taskId })
}
