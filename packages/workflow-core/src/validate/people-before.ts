/** Whether the steps that a step takes its persons from come before it. */
import { isPersonNode, type ProcessDefinition } from '../definition'
import { finding, type ProcessFinding } from '../findings'
import { nodesReaching } from '../reachability'

export function checkPeopleBefore(definition: ProcessDefinition): ProcessFinding[] {
  return definition.nodes.flatMap((node): ProcessFinding[] => {
    if (!('assignees' in node)) return []
    const handlers = node.assignees.flatMap((rule) => (rule.kind === 'handlerOf' ? [rule.nodeId] : []))
    if (handlers.length === 0) return []
    const before = nodesReaching(definition, [node.id])
    const known = new Set(definition.nodes.filter(isPersonNode).map(({ id }) => id))
    const wrong = handlers.filter((id) => id === node.id || !known.has(id) || !before.has(id))
    return wrong.map(() => finding('handler-unknown', { nodeId: node.id }))
  })
}
