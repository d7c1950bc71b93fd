/** Questions about paths in a graph; iterative, so that a long chain cannot exhaust the stack. */
import { isPersonNode, type ProcessDefinition, type ProcessEdge } from './definition'

export function nodesReachedFrom({ edges }: ProcessDefinition, from: readonly string[]): ReadonlySet<string> {
  return walk(from, groupBy(edges, 'source'), 'target')
}

export function nodesReaching({ edges }: ProcessDefinition, to: readonly string[]): ReadonlySet<string> {
  return walk(to, groupBy(edges, 'target'), 'source')
}

/** Nodes on a cycle without a person: remove the steps of persons, then repeatedly every node without an edge in or out. */
export function nodesOnAutomaticLoops({ nodes, edges }: ProcessDefinition): string[] {
  let left = new Set(nodes.filter((node) => !isPersonNode(node)).map((node) => node.id))
  for (;;) {
    const inside = edges.filter((edge) => left.has(edge.source) && left.has(edge.target))
    const sources = new Set(inside.map((edge) => edge.source))
    const targets = new Set(inside.map((edge) => edge.target))
    const kept = new Set([...left].filter((id) => sources.has(id) && targets.has(id)))
    if (kept.size === left.size) return [...left]
    left = kept
  }
}

type Side = 'source' | 'target'

function groupBy(edges: readonly ProcessEdge[], side: Side): ReadonlyMap<string, readonly ProcessEdge[]> {
  const groups = new Map<string, ProcessEdge[]>()
  for (const edge of edges) {
    const group = groups.get(edge[side])
    if (group === undefined) groups.set(edge[side], [edge])
    else group.push(edge)
  }
  return groups
}

function walk(from: readonly string[], edges: ReadonlyMap<string, readonly ProcessEdge[]>, onwards: Side): ReadonlySet<string> {
  const seen = new Set(from)
  const pending = [...from]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    for (const edge of edges.get(id) ?? []) {
      if (seen.has(edge[onwards])) continue
      seen.add(edge[onwards])
      pending.push(edge[onwards])
    }
  }
  return seen
}
