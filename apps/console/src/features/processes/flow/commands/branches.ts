/** Edits of a branch block: one more branch, one less, another order, another condition. */
import type { Condition } from '@formwork/form-schema'
import type { ProcessDefinition, ProcessEdge } from '@formwork/workflow-core'
import { findBranch, findItem, flowOutline, type OutlineBlock, type OutlineSequence, outlineItems } from '../flow-outline'
import { plainEdge } from './edge'
import { type EditResult, edited, refuse } from './edit-result'

export interface AddBranch {
  readonly gatewayId: string
  readonly edgeId: string
  readonly label: string
}

/** The new branch is tried after the others and before the default one. */
export function addBranch(definition: ProcessDefinition, { gatewayId, edgeId, label }: AddBranch): EditResult {
  const block = blockOf(definition, gatewayId)
  if (block === null) return refuse('not-found')
  const edge = { ...plainEdge(edgeId, gatewayId, block.join), label }
  const order = [...block.branches.filter((branch) => !branch.edge.isDefault).map((branch) => branch.edge.id), edgeId]
  const last = block.branches.filter((branch) => branch.edge.isDefault).map((branch) => branch.edge.id)
  return edited(
    'add-branch',
    { ...definition, edges: renumber([...definition.edges, edge], [...order, ...last]) },
    { kind: 'branch', id: edgeId },
  )
}

/** Removes a branch with its steps. With one branch left the block is removed too, and the steps of that branch stay in the list. */
export function removeBranch(definition: ProcessDefinition, edgeId: string): EditResult {
  const outline = flowOutline(definition)
  if (!outline.ok) return refuse('not-a-list')
  const found = findBranch(outline.outline.sequence, edgeId)
  if (found === null) return refuse('not-found')
  if (found.branch.edge.isDefault) return refuse('default-branch')
  const gone = new Set(nodeIdsOf(found.branch.sequence))
  const rest = found.block.branches.filter((branch) => branch.edge.id !== edgeId)
  const without: ProcessDefinition = {
    ...definition,
    nodes: definition.nodes.filter((node) => !gone.has(node.id)),
    edges: definition.edges.filter((edge) => edge.id !== edgeId && !gone.has(edge.source) && !gone.has(edge.target)),
  }
  const [last, ...more] = rest
  if (last === undefined || more.length > 0) return edited('remove-branch', without, { kind: 'node', id: found.block.gateway.id })
  return edited('remove-branch', withoutBlock(without, found.block, last.edge), null)
}

/** Removes the gateway, and the join of a fork with it; the steps of the last branch stay. */
function withoutBlock(definition: ProcessDefinition, { gateway, joinNode }: OutlineBlock, last: ProcessEdge): ProcessDefinition {
  const behind = joinNode === null ? undefined : definition.edges.find((edge) => edge.source === joinNode.id)
  const settled = (target: string) => (target === joinNode?.id && behind !== undefined ? behind.target : target)
  return {
    ...definition,
    nodes: definition.nodes.filter((node) => node.id !== gateway.id && node.id !== joinNode?.id),
    edges: definition.edges
      .filter((edge) => edge.id !== last.id && edge !== behind)
      .map((edge) => ({ ...edge, target: settled(edge.target === gateway.id ? last.target : edge.target) })),
  }
}

/** Moves a branch among those with a condition: they are tried in order. */
export function moveBranch(definition: ProcessDefinition, edgeId: string, by: -1 | 1): EditResult {
  const outline = flowOutline(definition)
  if (!outline.ok) return refuse('not-a-list')
  const found = findBranch(outline.outline.sequence, edgeId)
  if (found === null) return refuse('not-found')
  if (found.branch.edge.isDefault) return refuse('default-branch')
  const order = found.block.branches.map((branch) => branch.edge)
  const from = order.findIndex((edge) => edge.id === edgeId)
  const neighbour = order[from + by]
  if (neighbour === undefined || neighbour.isDefault) return refuse('no-place')
  const ids = order.map((edge) => edge.id)
  ids[from] = neighbour.id
  ids[from + by] = edgeId
  return edited('move-branch', { ...definition, edges: renumber(definition.edges, ids) }, { kind: 'branch', id: edgeId })
}

export interface UpdateBranch {
  readonly edgeId: string
  readonly label?: string
  readonly condition?: Condition | null
}
export function updateBranch(definition: ProcessDefinition, { edgeId, ...changes }: UpdateBranch): EditResult {
  if (!definition.edges.some((edge) => edge.id === edgeId)) return refuse('not-found')
  return edited(
    'change-branch',
    { ...definition, edges: definition.edges.map((edge) => (edge.id === edgeId ? { ...edge, ...changes } : edge)) },
    { kind: 'branch', id: edgeId },
  )
}

function blockOf(definition: ProcessDefinition, gatewayId: string): OutlineBlock | null {
  const outline = flowOutline(definition)
  if (!outline.ok) return null
  const item = findItem(outline.outline.sequence, gatewayId)?.item
  return item?.kind === 'branches' ? item : null
}

function renumber(edges: readonly ProcessEdge[], ids: readonly string[]): ProcessEdge[] {
  return edges.map((edge) => {
    const place = ids.indexOf(edge.id)
    return place < 0 ? edge : { ...edge, order: place + 1 }
  })
}

/** Every node of a sequence, gateways included. */
export function nodeIdsOf(sequence: OutlineSequence): string[] {
  return [...outlineItems(sequence)].flatMap(({ item }) =>
    item.kind === 'step' ? [item.node.id] : [item.gateway.id, ...(item.joinNode === null ? [] : [item.joinNode.id])],
  )
}
