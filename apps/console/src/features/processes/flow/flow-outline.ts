/**
 * A process read as a list: steps and branch blocks between the start and the end. Derived from the definition, never stored.
 * A graph that is no list (crossing edges, loops other than returns, several ends) is refused with the node where that is found.
 */
import { isGatewayPair, type NodeOf, type ProcessDefinition, type ProcessEdge, type ProcessNode } from '@formwork/workflow-core'
import { forwardOrder, joinPoints, type MainGraph, mainGraph } from './main-graph'

export type GatewayNode = NodeOf<'exclusiveGateway' | 'parallelGateway' | 'inclusiveGateway'>
/** The items of a list: everything but gateways and the start and end of the whole. */
export type StepNode = Exclude<ProcessNode, GatewayNode | NodeOf<'start' | 'end'>>

/** A place between two things: the edges that enter `target` here. Inserting redirects exactly these. */
export interface FlowPlace {
  readonly edgeIds: readonly string[]
  readonly target: string
}

export interface OutlineStep {
  readonly kind: 'step'
  readonly node: StepNode
  /** Where a refusal returns to; null ends the ticket. */
  readonly returnEdge: ProcessEdge | null
}
export interface OutlineBranch {
  readonly edge: ProcessEdge
  readonly sequence: OutlineSequence
}
export interface OutlineBlock {
  readonly kind: 'branches'
  readonly gateway: GatewayNode
  /** In the order they are tried; the default one last. */
  readonly branches: readonly OutlineBranch[]
  /** Where the branches meet. */
  readonly join: string
  /** The join of a fork belongs to its block; the branches of a condition meet at the next item. */
  readonly joinNode: GatewayNode | null
}
export type OutlineItem = OutlineStep | OutlineBlock

export interface OutlineSequence {
  readonly items: readonly OutlineItem[]
  /** One more than items: `places[i]` lies before `items[i]`, the last one after all of them. */
  readonly places: readonly FlowPlace[]
}
export interface FlowOutline {
  readonly start: ProcessNode
  readonly end: ProcessNode
  readonly sequence: OutlineSequence
}

export type OutlineRefusal =
  | 'start-count'
  | 'end-count'
  | 'loop'
  | 'dangling-edge'
  | 'several-ways-out'
  | 'no-way-out'
  | 'crossing'
  | 'unreachable'
export type OutlineResult =
  | { readonly ok: true; readonly outline: FlowOutline }
  | { readonly ok: false; readonly reason: OutlineRefusal; readonly nodeId: string | null }

class NotAList extends Error {
  constructor(
    readonly reason: OutlineRefusal,
    readonly nodeId: string | null,
  ) {
    super(reason)
  }
}

export function flowOutline(definition: ProcessDefinition): OutlineResult {
  try {
    return { ok: true, outline: readOutline(definition) }
  } catch (error) {
    if (error instanceof NotAList) return { ok: false, reason: error.reason, nodeId: error.nodeId }
    throw error
  }
}

function readOutline(definition: ProcessDefinition): FlowOutline {
  const graph = mainGraph(definition)
  for (const edge of definition.edges) {
    if (!graph.nodes.has(edge.source)) throw new NotAList('dangling-edge', edge.target)
    if (!graph.nodes.has(edge.target)) throw new NotAList('dangling-edge', edge.source)
  }
  const start = only(definition, 'start', 'start-count')
  const end = only(definition, 'end', 'end-count')
  const order = forwardOrder(graph)
  if (order === null) throw new NotAList('loop', null)
  const reader = { graph, joins: joinPoints(graph, order), seen: new Set([start.id, end.id]) }
  const { sequence } = readSequence(reader, placeAfter(reader, start.id), end.id)
  const missed = definition.nodes.find((node) => !reader.seen.has(node.id))
  if (missed) throw new NotAList('unreachable', missed.id)
  return { start, end, sequence }
}

interface Reader {
  readonly graph: MainGraph
  readonly joins: ReadonlyMap<string, string>
  readonly seen: Set<string>
}

function readSequence(reader: Reader, from: FlowPlace, until: string): { sequence: OutlineSequence; last: FlowPlace } {
  const items: OutlineItem[] = []
  const places: FlowPlace[] = [from]
  let place = from
  while (place.target !== until) {
    const node = reader.graph.nodes.get(place.target)
    if (node === undefined) throw new NotAList('dangling-edge', place.target)
    if (reader.graph.into.get(node.id)?.length !== place.edgeIds.length) throw new NotAList('crossing', node.id)
    reader.seen.add(node.id)
    if (isGateway(node)) {
      const block = readBlock(reader, node)
      items.push(block)
      place = placeBehind(reader, block)
    } else if (node.kind === 'start' || node.kind === 'end') {
      throw new NotAList('crossing', node.id)
    } else {
      items.push({ kind: 'step', node, returnEdge: reader.graph.returns.get(node.id) ?? null })
      place = placeAfter(reader, node.id)
    }
    places.push(place)
  }
  return { sequence: { items, places }, last: place }
}

function readBlock(reader: Reader, gateway: GatewayNode): OutlineBlock {
  const join = reader.joins.get(gateway.id)
  if (join === undefined) throw new NotAList('no-way-out', gateway.id)
  const joinNode = reader.graph.nodes.get(join)
  const isFork = isGatewayPair(gateway)
  if (isFork && (gateway.direction === 'join' || !isJoinOf(gateway, joinNode))) throw new NotAList('crossing', gateway.id)
  const branches = (reader.graph.out.get(gateway.id) ?? []).map((edge) => ({
    edge,
    sequence: readSequence(reader, { edgeIds: [edge.id], target: edge.target }, join).sequence,
  }))
  return { kind: 'branches', gateway, branches, join, joinNode: isFork && isJoinOf(gateway, joinNode) ? joinNode : null }
}

/** The ways out of a block. */
function placeBehind(reader: Reader, { branches, join, joinNode }: OutlineBlock): FlowPlace {
  const edgeIds = branches.flatMap((branch) => branch.sequence.places.at(-1)?.edgeIds ?? [])
  if (joinNode === null) return { target: join, edgeIds }
  if (reader.graph.into.get(join)?.length !== edgeIds.length) throw new NotAList('crossing', join)
  reader.seen.add(join)
  return placeAfter(reader, join)
}

export const isGateway = (node: ProcessNode | undefined): node is GatewayNode =>
  node?.kind === 'exclusiveGateway' || node?.kind === 'parallelGateway' || node?.kind === 'inclusiveGateway'

/** Whether a node is the join of a fork. */
export function isJoinOf(fork: ProcessNode, node: ProcessNode | undefined): node is GatewayNode {
  return isGatewayPair(fork) && isGatewayPair(node) && node.kind === fork.kind && fork.direction === 'fork' && node.direction === 'join'
}

function placeAfter(reader: Reader, nodeId: string): FlowPlace {
  const [edge, ...others] = reader.graph.out.get(nodeId) ?? []
  if (edge === undefined) throw new NotAList('no-way-out', nodeId)
  if (others.length > 0) throw new NotAList('several-ways-out', nodeId)
  return { edgeIds: [edge.id], target: edge.target }
}

function only(definition: ProcessDefinition, kind: 'start' | 'end', reason: OutlineRefusal): ProcessNode {
  const [node, ...others] = definition.nodes.filter((candidate) => candidate.kind === kind)
  if (node === undefined || others.length > 0) throw new NotAList(reason, others[0]?.id ?? null)
  return node
}

/** Every item of the outline, blocks before their content. */
export function* outlineItems(sequence: OutlineSequence): Generator<{ item: OutlineItem; sequence: OutlineSequence; index: number }> {
  for (const [index, item] of sequence.items.entries()) {
    yield { item, sequence, index }
    if (item.kind === 'branches') for (const branch of item.branches) yield* outlineItems(branch.sequence)
  }
}

/** The position of a step or a block: its sequence and its index in it. A join has the position of its block. */
export function findItem(
  sequence: OutlineSequence,
  nodeId: string,
): { item: OutlineItem; sequence: OutlineSequence; index: number } | null {
  for (const found of outlineItems(sequence)) {
    if (itemId(found.item) === nodeId || (found.item.kind === 'branches' && found.item.joinNode?.id === nodeId)) return found
  }
  return null
}

/** The node that opens an item. */
export const itemId = (item: OutlineItem): string => (item.kind === 'step' ? item.node.id : item.gateway.id)

/** The branch an edge opens, with its block. */
export function findBranch(sequence: OutlineSequence, edgeId: string): { block: OutlineBlock; branch: OutlineBranch } | null {
  for (const { item } of outlineItems(sequence)) {
    if (item.kind !== 'branches') continue
    const branch = item.branches.find((candidate) => candidate.edge.id === edgeId)
    if (branch) return { block: item, branch }
  }
  return null
}

/** The steps inside a sequence, at any depth, in reading order. */
export function stepsOf(sequence: OutlineSequence): StepNode[] {
  return [...outlineItems(sequence)].flatMap(({ item }) => (item.kind === 'step' ? [item.node] : []))
}
