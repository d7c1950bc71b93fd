/** Gateways that other programs leave implicit: several edges out of a task, and nodes where edges join and split. */
import type { ProcessEdge, ProcessNode } from '../../definition'
import { edgeBetween } from '../../edge-between'
import { titleOf } from './file-shape'
import type { ReadNode } from './read-node'
import type { ReadFlow } from './read-flow'
import type { TakeNote } from './report'

export interface WrittenOut {
  /** Each new gateway after the node that it stands behind. */
  readonly nodes: readonly ReadNode[]
  readonly flows: readonly ReadFlow[]
  /** Into the new gateways. */
  readonly edges: readonly ProcessEdge[]
}

export interface GatewayIds {
  readonly nodeId: (wanted: string) => string
  readonly edgeId: (wanted: string) => string
}

export function withGateways(nodes: readonly ReadNode[], flows: readonly ReadFlow[], ids: GatewayIds, note: TakeNote): WrittenOut {
  const leavesFrom = new Map<string, string>()
  const edges: ProcessEdge[] = []
  const all = nodes.flatMap((read) => {
    const leaving = flows.filter(({ edge }) => edge.source === read.node.id)
    const arriving = flows.filter(({ edge }) => edge.target === read.node.id).length
    const kind = read.isExact || leaving.length < 2 ? null : gatewayBehind(read, leaving, arriving)
    if (kind === null) return [read]
    note('gateway-added', titleOf(read.element))
    const gateway = gatewayOf(kind, ids.nodeId(`${read.node.id}_ways`))
    leavesFrom.set(read.node.id, gateway.id)
    edges.push(edgeBetween(read.node.id, gateway.id, { id: ids.edgeId(`${read.node.id}-${gateway.id}`) }))
    return [
      { ...read, node: asJoin(read.node) },
      { ...read, node: gateway },
    ]
  })
  const moved = flows.map((flow) => ({ ...flow, edge: { ...flow.edge, source: leavesFrom.get(flow.edge.source) ?? flow.edge.source } }))
  return { nodes: all, flows: moved, edges }
}

type GatewayKind = 'exclusiveGateway' | 'parallelGateway' | 'inclusiveGateway'

/** @returns null where it needs none */
function gatewayBehind({ node, element }: ReadNode, leaving: readonly ReadFlow[], arriving: number): GatewayKind | null {
  switch (node.kind) {
    case 'exclusiveGateway':
    case 'unknown':
    case 'end':
      return null
    case 'parallelGateway':
    case 'inclusiveGateway':
      // One that joins and splits becomes two.
      return arriving > 1 ? node.kind : null
    default: {
      const asks = element.default !== undefined || leaving.some(({ edge }) => edge.condition !== null)
      return asks ? 'exclusiveGateway' : 'parallelGateway'
    }
  }
}

function gatewayOf(kind: GatewayKind, id: string): ProcessNode {
  return kind === 'exclusiveGateway' ? { id, name: '', kind } : { id, name: '', kind, direction: 'fork' }
}

const asJoin = (node: ProcessNode): ProcessNode => ('direction' in node ? { ...node, direction: 'join' } : node)
