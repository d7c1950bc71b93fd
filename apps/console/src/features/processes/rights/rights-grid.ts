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
  readonly field: RightsModel
}

export const hasRights = (node: ProcessNode): node is RightsNode => node.kind === 'start' || isPersonNode(node)

/** Of a field as the grid lists it. */
export interface RightsModel {
  readonly model: string
  /** Where its form is first filled in; null: at the start. */
  readonly firstNodeId: string | null
  /** Its value is the form's to write: people see it or do not. */
  readonly isComputed: boolean
}

/** The default of a node: written where its form is first filled in, read elsewhere. */
export function usualRight(node: RightsNode, { firstNodeId }: RightsModel): FieldRight {
  return (firstNodeId === null ? node.kind === 'start' : node.id === firstNodeId) ? 'write' : 'read'
}

export function rightOf(node: RightsNode, field: RightsModel): FieldRight {
  const right = node.fieldRights?.[field.model] ?? usualRight(node, field)
  return field.isComputed && right !== 'hidden' ? 'read' : right
}

export function setRights(definition: ProcessDefinition, cells: readonly RightsCell[], right: FieldRight): EditResult {
  const wanted = new Map<string, Set<RightsModel>>()
  for (const { nodeId, field } of cells) wanted.set(nodeId, (wanted.get(nodeId) ?? new Set()).add(field))
  return edited(
    'change-rights',
    withNodes(definition, (node) =>
      withRights(
        node,
        [...(wanted.get(node.id) ?? [])].map((field) => [field, right]),
      ),
    ),
    null,
  )
}

/** Gives a node the rights of another, for the named fields. */
export function copyRights(definition: ProcessDefinition, from: string, to: string, fields: readonly RightsModel[]): EditResult {
  const source = definition.nodes.find((node) => node.id === from)
  if (source === undefined || !hasRights(source)) return refuse('not-found')
  return edited(
    'change-rights',
    withNodes(definition, (node) =>
      node.id === to
        ? withRights(
            node,
            fields.map((field) => [field, rightOf(source, field)]),
          )
        : node,
    ),
    null,
  )
}

function withNodes(definition: ProcessDefinition, change: (node: RightsNode) => RightsNode): ProcessDefinition {
  return { ...definition, nodes: definition.nodes.map((node) => (hasRights(node) ? change(node) : node)) }
}

/** Defaults are not stored, so that a definition only contains decisions. */
function withRights(node: RightsNode, changes: readonly (readonly [RightsModel, FieldRight])[]): RightsNode {
  if (changes.length === 0) return node
  const isUsual = (field: RightsModel, right: FieldRight) => (field.isComputed ? right !== 'hidden' : right === usualRight(node, field))
  const usual = new Set(changes.filter(([field, right]) => isUsual(field, right)).map(([{ model }]) => model))
  const changed = Object.fromEntries(changes.map(([{ model }, right]) => [model, right]))
  const rights = Object.entries({ ...node.fieldRights, ...changed }).filter(([model]) => !usual.has(model))
  const { fieldRights: _, ...rest } = node
  return rights.length === 0 ? rest : { ...rest, fieldRights: Object.fromEntries(rights) }
}
