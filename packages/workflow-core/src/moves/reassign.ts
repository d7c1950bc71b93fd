/** An administrator gives an open task, or one person's share in it, to somebody else. Answers already given stay. */
import type { ProcessDefinition } from '../definition'
import { isBarred, userTaskOf } from '../assignment/barred'
import { emit, openAssignment, record, setAssignment } from '../progress'
import type { CommandOf } from '../commands'
import type { ProcessState } from '../state'
import type { StepContext } from '../context'
import { accept, refuse, type StepResult } from '../step-result'
import { movesFor } from './moves-for'
import { decisionOf } from './task-decision'

export function reassign(
  definition: ProcessDefinition,
  state: ProcessState,
  command: CommandOf<'reassign'>,
  context: StepContext,
): StepResult {
  const { by, taskId, from, to } = command
  const { requester, granted } = context
  if (state.status !== 'running') return refuse({ code: 'process.finished', status: state.status })
  // Asked first: whoever may not move tasks at all is told nothing about them.
  if (!granted.includes('reassign')) return refuse({ code: 'managers.only' })
  const task = state.tasks.find((candidate) => candidate.id === taskId)
  if (task === undefined) return refuse({ code: 'task.unknown', taskId })
  const allowed = movesFor(definition, state, { userId: by, requester, granted }).some(
    (move) => move.type === 'reassign' && move.taskId === taskId,
  )
  if (!allowed) return refuse(decisionOf(task))

  const leaving = task.assignments.filter(({ userId, status }) => status === 'open' && (from === null || userId === from))
  if (leaving.length === 0) return refuse({ code: 'assignee.not-asked', taskId })
  const isOnIt = task.assignments.some(({ userId, status }) => userId === to && status !== 'closed')
  if (isOnIt) return refuse({ code: 'assignee.already-asked', taskId })

  const replaced = leaving.map(({ userId }) => userId)
  const node = userTaskOf(definition, task.nodeId)
  if (node !== undefined && isBarred(node, to, { definition, state, context })) return refuse({ code: 'assignee.barred', taskId })
  const nodeName = node?.name ?? ''
  const told = { kind: 'reassigned', nodeId: task.nodeId, nodeName, taskId, actor: by, remark: command.remark } as const
  const recorded = record({ state, effects: [] }, { ...told, assignees: [to], replaced })
  const released = replaced.reduce((sofar, userId) => setAssignment(sofar, taskId, userId, 'closed'), recorded)
  return accept(emit(openAssignment(released, taskId, to), { type: 'notify', kind: 'task-assigned', to: [to], nodeName, taskId }))
}
