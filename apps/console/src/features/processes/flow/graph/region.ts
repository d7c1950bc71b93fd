/** A node with its region: for a gateway everything between its branches and the node where they join again. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { isJoinOf } from '../flow-outline'
import { forwardOrder, joinPoints, type MainGraph, mainGraph } from '../main-graph'

export interface Region {
  readonly entry: string
  /** The entry, and what lies between it and the exit. */
  readonly nodeIds: ReadonlySet<string>
  /** The node all ways of the region lead to. */
  readonly exit: string
}

/** The regions of a definition's nodes, computed once: looking one up per node is then cheap. */
export interface Regions {
  readonly graph: MainGraph
  readonly of: (nodeId: string) => Region | null
}

export function regionsOf(definition: ProcessDefinition): Regions {
  const graph = mainGraph(definition)
  const order = forwardOrder(graph)
  const joins = order === null ? new Map<string, string>() : joinPoints(graph, order)
  return { graph, of: (nodeId) => regionFrom(graph, joins, nodeId) }
}

function regionFrom(graph: MainGraph, joins: ReadonlyMap<string, string>, nodeId: string): Region | null {
  const ways = graph.out.get(nodeId) ?? []
  const join = ways.length === 1 ? ways[0]?.target : joins.get(nodeId)
  if (join === undefined) return null
  const nodeIds = new Set([nodeId])
  const waiting = ways.map((edge) => edge.target)
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === join || nodeIds.has(id)) continue
    nodeIds.add(id)
    waiting.push(...(graph.out.get(id) ?? []).map((edge) => edge.target))
  }
  // An edge into the middle from outside: no region.
  const isEnteredElsewhere = [...nodeIds].some(
    (id) => id !== nodeId && (graph.into.get(id) ?? []).some((edge) => !nodeIds.has(edge.source)),
  )
  if (isEnteredElsewhere) return null
  const [node, joinNode] = [graph.nodes.get(nodeId), graph.nodes.get(join)]
  if (node === undefined || !isJoinOf(node, joinNode)) return { entry: nodeId, nodeIds, exit: join }
  // The join of a fork is part of it.
  const [way, ...more] = graph.out.get(join) ?? []
  if (way === undefined || more.length > 0 || (graph.into.get(join) ?? []).some((edge) => !nodeIds.has(edge.source))) return null
  return { entry: nodeId, nodeIds: nodeIds.add(join), exit: way.target }
}
