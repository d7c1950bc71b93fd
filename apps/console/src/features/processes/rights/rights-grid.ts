/** The rights of fields per node as a grid: rows are fields, columns are the start and the steps of people. */
import {
  type FieldRight,
  isPersonNode,
  type NodeOf,
  type PersonNode,
  type ProcessDefinition,
  type ProcessNode,
} from '@formwork/workflow-core'
import { type EditResult, edited, refuse } from '../flow/commands/edit-result'

export type RightsNode = PersonNode | NodeOf<'start'>

export interface RightsCell {
  readonly nodeId: string
  readonly model: string
}

export const hasRights = (node: ProcessNode): node is RightsNode => node.kind === 'start' || isPersonNode(node)

/** What a node says nothing of: written at the start, read elsewhere. */
export const usualRight = (node: RightsNode): FieldRight => (node.kind === 'start' ? 'write' : 'read')

export function rightOf(node: RightsNode, model: string): FieldRight {
  return node.fieldRights?.[model] ?? usualRight(node)
}

export function setRights(definition: ProcessDefinition, cells: readonly RightsCell[], right: FieldRight): EditResult {
  const wanted = new Map<string, Set<string>>()
  for (const { nodeId, model } of cells) wanted.set(nodeId, (wanted.get(nodeId) ?? new Set()).add(model))
  return edited(
    'change-rights',
    withNodes(definition, (node) =>
      withRights(
        node,
        [...(wanted.get(node.id) ?? [])].map((model) => [model, right]),
      ),
    ),
    null,
  )
}

/** Gives a node the rights of another, for the named fields. */
export function copyRights(definition: ProcessDefinition, from: string, to: string, models: readonly string[]): EditResult {
  const source = definition.nodes.find((node) => node.id === from)
  if (source === undefined || !hasRights(source)) return refuse('not-found')
  return edited(
    'change-rights',
    withNodes(definition, (node) =>
      node.id === to
        ? withRights(
            node,
            models.map((model) => [model, rightOf(source, model)]),
          )
        : node,
    ),
    null,
  )
}

function withNodes(definition: ProcessDefinition, change: (node: RightsNode) => RightsNode): ProcessDefinition {
  return { ...definition, nodes: definition.nodes.map((node) => (hasRights(node) ? change(node) : node)) }
}

/** What is usual is not written down, so that a definition stays as small as what was decided. */
function withRights(node: RightsNode, changes: readonly (readonly [string, FieldRight])[]): RightsNode {
  if (changes.length === 0) return node
  const rights = Object.entries({ ...node.fieldRights, ...Object.fromEntries(changes) }).filter(([, right]) => right !== usualRight(node))
  const { fieldRights: _, ...rest } = node
  return rights.length === 0 ? rest : { ...rest, fieldRights: Object.fromEntries(rights) }
}
