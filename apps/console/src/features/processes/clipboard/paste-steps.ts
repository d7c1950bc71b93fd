/** Puts copied steps at a place, under new ids. */
import { PROCESS_LIMITS, type ProcessDefinition, type ProcessNode } from '@formwork/workflow-core'
import { type EditResult, edited, refuse } from '../flow/commands/edit-result'
import { redirect } from '../flow/commands/redirect'
import type { FlowPlace } from '../flow/flow-outline'
import type { Fragment } from './fragment'

export function pasteSteps(
  definition: ProcessDefinition,
  { place, fragment, newId }: { readonly place: FlowPlace; readonly fragment: Fragment; readonly newId: () => string },
): EditResult {
  if (definition.nodes.length + fragment.nodes.length > PROCESS_LIMITS.nodes) return refuse('too-many')
  if (definition.edges.length + fragment.edges.length > PROCESS_LIMITS.edges) return refuse('too-many')
  const ids = new Map(fragment.nodes.map((node) => [node.id, newId()]))
  const entry = ids.get(fragment.entry)
  if (entry === undefined) return refuse('nothing-to-paste')
  const edges = redirect(definition.edges, place, entry)
  if (edges === null) return refuse('no-place')
  const pasted = fragment.edges.map((edge) => ({
    ...edge,
    id: newId(),
    source: ids.get(edge.source) ?? entry,
    target: ids.get(edge.target) ?? place.target,
  }))
  return edited(
    'paste',
    {
      ...definition,
      nodes: [...definition.nodes, ...fragment.nodes.map((node) => ({ ...askingCopies(node, ids), id: ids.get(node.id) ?? newId() }))],
      edges: [...edges, ...pasted],
    },
    { kind: 'node', id: entry },
  )
}

/** "Handler of" a copied step becomes "handler of" its copy. */
function askingCopies(node: ProcessNode, ids: ReadonlyMap<string, string>): ProcessNode {
  if (!('assignees' in node)) return node
  const assignees = node.assignees.map((rule) =>
    rule.kind === 'handlerOf' ? { ...rule, nodeId: ids.get(rule.nodeId) ?? rule.nodeId } : rule,
  )
  return { ...node, assignees }
}
