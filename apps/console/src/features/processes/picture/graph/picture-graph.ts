/** The parts of a definition that the picture shows: all of it but the content of collapsed gateways. */
import type { ProcessDefinition, ProcessEdge, ProcessNode } from '@formwork/workflow-core'
import { type Regions, regionsOf } from '../../flow/graph/region'

export interface DrawnNode {
  readonly node: ProcessNode
  /** Nodes that a collapsed gateway hides; 0 when it is open. */
  readonly hidden: number
  /** Whether it holds something that can be collapsed. */
  readonly holds: boolean
}
export interface DrawnEdge {
  readonly edge: ProcessEdge
  readonly source: string
  readonly target: string
}
export interface DrawnGraph {
  readonly nodes: readonly DrawnNode[]
  readonly edges: readonly DrawnEdge[]
}

export function drawnGraph(definition: ProcessDefinition, collapsed: ReadonlySet<string>): DrawnGraph {
  const regions = regionsOf(definition)
  const standsFor = new Map<string, string>()
  const counts = new Map<string, number>()
  for (const id of collapsed) {
    // An outer gateway already hides this one.
    if (standsFor.has(id)) continue
    const region = regions.of(id)
    if (region === null) continue
    let count = 0
    for (const inner of region.nodeIds) {
      if (inner === id) continue
      standsFor.set(inner, id)
      count += 1
    }
    counts.set(id, count)
  }
  const shown = (id: string): string => {
    let at = id
    for (let next = standsFor.get(at); next !== undefined; next = standsFor.get(at)) at = next
    return at
  }
  const nodes = definition.nodes
    .filter((node) => !standsFor.has(node.id))
    .map((node) => ({ node, hidden: counts.get(node.id) ?? 0, holds: holdsSteps(regions, node.id) }))
  return { nodes, edges: drawnEdges(definition, shown) }
}

/** Of the edges that a collapse lays on one another the first stays. */
function drawnEdges({ nodes, edges }: ProcessDefinition, shown: (id: string) => string): DrawnEdge[] {
  const ids = new Set(nodes.map((node) => node.id))
  const seen = new Set<string>()
  return edges.flatMap((edge) => {
    if (!ids.has(edge.source) || !ids.has(edge.target)) return []
    const drawn = { edge, source: shown(edge.source), target: shown(edge.target) }
    const isMoved = drawn.source !== edge.source || drawn.target !== edge.target
    const key = `${drawn.source} ${drawn.target}`
    if (isMoved && (drawn.source === drawn.target || seen.has(key))) return []
    seen.add(key)
    return [drawn]
  })
}

function holdsSteps(regions: Regions, nodeId: string): boolean {
  return (regions.graph.out.get(nodeId)?.length ?? 0) > 1 && (regions.of(nodeId)?.nodeIds.size ?? 0) > 1
}
