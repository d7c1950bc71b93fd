/** Applies the fix of a finding. A fix for something that no longer exists changes nothing. */
import type { ProcessDefinition, ProcessEdge } from '../definition'
import { edgeBetween } from '../edge-between'
import type { ProcessFix } from '../fixes'

export function applyFix(definition: ProcessDefinition, fix: ProcessFix): ProcessDefinition {
  switch (fix.kind) {
    case 'setDefault':
      return changeEdge(definition, fix.edgeId, (edge) => ({ ...edge, isDefault: true, condition: null }))
    case 'clearDefault':
      return changeEdge(definition, fix.edgeId, (edge) => ({ ...edge, isDefault: false }))
    case 'clearCondition':
      return changeEdge(definition, fix.edgeId, (edge) => ({ ...edge, condition: null }))
    case 'clearOutcome':
      return changeEdge(definition, fix.edgeId, (edge) => ({ ...edge, outcome: null }))
    case 'removeEdge':
      return { ...definition, edges: definition.edges.filter(({ id }) => id !== fix.edgeId) }
    case 'removeNode':
      return {
        ...definition,
        nodes: definition.nodes.filter(({ id }) => id !== fix.nodeId),
        edges: definition.edges.filter(({ source, target }) => source !== fix.nodeId && target !== fix.nodeId),
      }
    case 'connectToEnd':
      return connectToEnd(definition, fix.nodeId)
    case 'removeFieldRight':
      return removeFieldRight(definition, fix.nodeId, fix.model)
    case 'askRequesterLeader':
      return {
        ...definition,
        nodes: definition.nodes.map((node) =>
          node.id === fix.nodeId && 'assignees' in node ? { ...node, assignees: [{ kind: 'departmentLeader' }] } : node,
        ),
      }
  }
}

function changeEdge(definition: ProcessDefinition, edgeId: string, change: (edge: ProcessEdge) => ProcessEdge): ProcessDefinition {
  return { ...definition, edges: definition.edges.map((edge) => (edge.id === edgeId ? change(edge) : edge)) }
}

function connectToEnd(definition: ProcessDefinition, nodeId: string): ProcessDefinition {
  const { nodes, edges } = definition
  if (!nodes.some(({ id }) => id === nodeId)) return definition
  const end = nodes.find(({ kind }) => kind === 'end')
  const endId = end?.id ?? freeId('end', new Set(nodes.map(({ id }) => id)))
  const order = Math.max(-1, ...edges.filter(({ source }) => source === nodeId).map((edge) => edge.order)) + 1
  const id = freeId(`${nodeId}-${endId}`.slice(0, 60), new Set(edges.map((edge) => edge.id)))
  return {
    ...definition,
    nodes: end === undefined ? [...nodes, { id: endId, kind: 'end', name: '' }] : nodes,
    edges: [...edges, edgeBetween(nodeId, endId, { id, order })],
  }
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(id)) return id
  }
}

function removeFieldRight(definition: ProcessDefinition, nodeId: string, model: string): ProcessDefinition {
  return {
    ...definition,
    nodes: definition.nodes.map((node) => {
      if (node.id !== nodeId || !('fieldRights' in node) || node.fieldRights === undefined) return node
      return { ...node, fieldRights: Object.fromEntries(Object.entries(node.fieldRights).filter(([name]) => name !== model)) }
    }),
  }
}
