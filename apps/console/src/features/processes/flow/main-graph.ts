/** The forward graph of a process: every edge except those that only some answers of a person take. The order of edges out of a node is kept. */
import type { ProcessDefinition, ProcessEdge, ProcessNode } from '@formwork/workflow-core'

export interface MainGraph {
  readonly nodes: ReadonlyMap<string, ProcessNode>
  readonly out: ReadonlyMap<string, readonly ProcessEdge[]>
  readonly into: ReadonlyMap<string, readonly ProcessEdge[]>
  /** Where a refused step goes, by node; a step without an entry ends the ticket when refused. */
  readonly returns: ReadonlyMap<string, ProcessEdge>
}

/** A return leaves a step when it is refused. */
export const isReturn = (edge: ProcessEdge): boolean => edge.outcome === 'refuse'
/** Returns, and ways of an answer with a name of its own: the list shows them on their step. */
export const isSideEdge = (edge: ProcessEdge): boolean => edge.outcome === 'refuse' || edge.outcome === 'other'

export function mainGraph(definition: ProcessDefinition): MainGraph {
  const nodes = new Map(definition.nodes.map((node) => [node.id, node]))
  const out = new Map<string, ProcessEdge[]>()
  const into = new Map<string, ProcessEdge[]>()
  const returns = new Map<string, ProcessEdge>()
  for (const edge of definition.edges) {
    if (isSideEdge(edge)) {
      if (isReturn(edge) && !returns.has(edge.source)) returns.set(edge.source, edge)
      continue
    }
    out.set(edge.source, [...(out.get(edge.source) ?? []), edge])
    into.set(edge.target, [...(into.get(edge.target) ?? []), edge])
  }
  for (const edges of out.values()) edges.sort(byBranchOrder)
  return { nodes, out, into, returns }
}

/** The default branch is sorted last, whatever its number. */
function byBranchOrder(a: ProcessEdge, b: ProcessEdge): number {
  if (a.isDefault !== b.isDefault) return a.isDefault ? 1 : -1
  return a.order - b.order
}

/** Nodes in an order where every edge points forwards, or null when the forward graph has a loop. */
export function forwardOrder(graph: MainGraph): string[] | null {
  const waiting = new Map([...graph.nodes.keys()].map((id) => [id, graph.into.get(id)?.length ?? 0]))
  const ready = [...waiting].filter(([, count]) => count === 0).map(([id]) => id)
  const order: string[] = []
  for (let id = ready.pop(); id !== undefined; id = ready.pop()) {
    order.push(id)
    for (const edge of graph.out.get(id) ?? []) {
      const left = (waiting.get(edge.target) ?? 0) - 1
      waiting.set(edge.target, left)
      if (left === 0) ready.push(edge.target)
    }
  }
  return order.length === graph.nodes.size ? order : null
}

/** For every node the first node that all its paths pass: where branches join again. Ends have none. */
export function joinPoints(graph: MainGraph, order: readonly string[]): ReadonlyMap<string, string> {
  const passed = new Map<string, ReadonlySet<string>>()
  const joins = new Map<string, string>()
  for (const id of order.toReversed()) {
    const ahead = (graph.out.get(id) ?? []).map((edge) => passed.get(edge.target) ?? new Set<string>())
    const common = [...(ahead[0] ?? [])].filter((node) => ahead.every((set) => set.has(node)))
    passed.set(id, new Set([id, ...common]))
    // What all ways pass lies on one line; the nearest is the one that still has the most ahead of it.
    let join: string | undefined
    for (const candidate of common) {
      if (join === undefined || (passed.get(candidate)?.size ?? 0) > (passed.get(join)?.size ?? 0)) join = candidate
    }
    if (join !== undefined) joins.set(id, join)
  }
  return joins
}
