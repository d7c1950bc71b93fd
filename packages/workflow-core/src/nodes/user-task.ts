/** Asks people. `any`: the first answer decides. `all`: everybody must agree, one refusal decides. */
import { settleAssignees } from '../assignment/settle'
import type { NodeOf, ProcessDefinition, ProcessEdge } from '../definition'
import { finding } from '../findings'
import { addTask, emit, record } from '../progress'
import { edgesFrom, type NodeBehaviour } from './node-behaviour'

export const userTaskNode: NodeBehaviour<'userTask'> = {
  arrive(node, token, progress, { definition, context }) {
    const { userIds, fallback } = settleAssignees(node, { definition, state: progress.state, context })
    if (userIds.length === 0) return { kind: 'stuck', reason: { code: 'assignees.none', nodeId: node.id } }
    // Administrators stand in for the missing person: one of them is enough, whatever the node asks for.
    const completion = fallback ? 'any' : node.completion
    const assignments = userIds.map((userId) => ({ userId, status: 'open' as const }))
    const added = addTask(progress, { nodeId: node.id, tokenId: token.id, status: 'open', completion, decidedBy: null, assignments })
    const taskId = added.task.id
    const place = { nodeId: node.id, nodeName: node.name }
    const opened = emit(added.progress, { type: 'task.open', taskId, ...place, completion, assignees: userIds, fallback })
    const recorded = record(opened, { kind: 'assigned', ...place, taskId, assignees: userIds, fallback })
    return { kind: 'waits', progress: emit(recorded, { type: 'notify', kind: 'task-assigned', to: userIds, nodeName: node.name, taskId }) }
  },
  wayOn: (node, definition) => edgeOfAnswer(definition, node.id, 'agree'),
  inspect(node, { outgoing }) {
    const place = { nodeId: node.id }
    const agree = outgoing.filter((edge) => edge.outcome !== 'refuse')
    const refuse = outgoing.filter((edge) => edge.outcome === 'refuse')
    return [
      ...(agree.length === 0 ? [finding('no-way-out', place)] : []),
      ...[...agree.slice(1), ...refuse.slice(1)].map((edge) => finding('several-ways-out', { ...place, edgeId: edge.id })),
      ...(asksSomebody(node) ? [] : [finding('assignee-missing', place)]),
    ]
  },
}

/** The edge an answer follows; none for a refusal means that the process ends as refused. */
export function edgeOfAnswer(definition: ProcessDefinition, nodeId: string, answer: 'agree' | 'refuse'): ProcessEdge | undefined {
  return edgesFrom(definition, nodeId).find((edge) => (edge.outcome ?? 'agree') === answer)
}

function asksSomebody(node: NodeOf<'userTask'>): boolean {
  if (node.assignees.length === 0) return false
  return node.assignees.every((rule) => {
    if (rule.kind === 'user') return rule.userIds.length > 0
    if (rule.kind === 'role') return rule.roleIds.length > 0
    return true
  })
}
