/** Which forks enclose a node. Derived from the definition alone, once for each definition. */
import { isGatewayPair, type ProcessDefinition, type ProcessEdge } from '../definition'
import { finding, type ProcessFinding } from '../findings'

/** A branch of a fork; `edgeId` null where the branches meet: any of them. */
export interface Branch {
  readonly forkId: string
  readonly edgeId: string | null
}
/** Outermost first. */
export type BranchPath = readonly Branch[]

export interface ForkStructure {
  /** Only of nodes that the start leads to. */
  readonly paths: ReadonlyMap<string, BranchPath>
  readonly joinOf: ReadonlyMap<string, string>
  readonly findings: readonly ProcessFinding[]
}

const known = new WeakMap<ProcessDefinition, ForkStructure>()

export function forkStructure(definition: ProcessDefinition): ForkStructure {
  const found = known.get(definition) ?? derive(definition)
  known.set(definition, found)
  return found
}

export const pathOf = (definition: ProcessDefinition, nodeId: string): BranchPath => forkStructure(definition).paths.get(nodeId) ?? []

/** Whether a token on `path` may be sent to a node on `target` without entering a branch. */
export function isWithin(target: BranchPath, path: BranchPath): boolean {
  return (
    target.length <= path.length &&
    target.every(({ forkId, edgeId }, depth) => path[depth]?.forkId === forkId && (edgeId === null || path[depth].edgeId === edgeId))
  )
}

export const isSamePath = (a: BranchPath, b: BranchPath) => a.length === b.length && isWithin(a, b)

function derive(definition: ProcessDefinition): ForkStructure {
  const { nodes, edges } = definition
  const nodesById = new Map(nodes.map((node) => [node.id, node]))
  const edgesBySource = bySource(edges)
  const paths = new Map<string, BranchPath>(nodes.filter(({ kind }) => kind === 'start').map(({ id }) => [id, []]))
  const joinOf = new Map<string, string>()
  const findings: ProcessFinding[] = []
  const pending = [...paths.keys()]
  // Ways of refusals are followed last: where they lead back to is known by then.
  const later: { readonly edge: ProcessEdge; readonly path: BranchPath }[] = []

  const follow = (edge: ProcessEdge, path: BranchPath) => {
    const target = nodesById.get(edge.target)
    if (target === undefined) return
    const place = { edgeId: edge.id }
    const leaves = edge.outcome === 'refuse' || edge.outcome === 'other'
    if (target.kind === 'end') {
      const endsAll = leaves || target.outcome?.kind === 'refused' || target.outcome?.kind === 'cancelled'
      if (path.length > 0 && !endsAll) findings.push(finding('token-escapes-fork', place))
      paths.set(target.id, [])
      return
    }
    const isJoin = isGatewayPair(target) && target.direction === 'join'
    const innermost = path.at(-1)
    if (isJoin && innermost === undefined) findings.push(finding('join-without-fork', { nodeId: target.id }))
    const inside: BranchPath = isJoin && innermost !== undefined ? [...path.slice(0, -1), { ...innermost, edgeId: null }] : path
    const seen = paths.get(target.id)
    if (seen === undefined) {
      paths.set(target.id, inside)
      if (isJoin && innermost !== undefined && !joinOf.has(innermost.forkId)) joinOf.set(innermost.forkId, target.id)
      else if (isJoin && innermost !== undefined) findings.push(finding('join-of-other-forks', { nodeId: target.id }))
      pending.push(target.id)
    } else if (!isSamePath(seen, inside) && !(leaves && isWithin(seen, path))) {
      const code = isJoin
        ? 'join-of-other-forks'
        : seen.length > path.length
          ? 'way-into-fork'
          : sameFork(seen, path)
            ? 'join-of-other-forks'
            : 'token-escapes-fork'
      findings.push(finding(code, place))
    }
  }

  for (;;) {
    const id = pending.pop()
    if (id === undefined) {
      const next = later.shift()
      if (next === undefined) break
      follow(next.edge, next.path)
      continue
    }
    const node = nodesById.get(id)
    const path = paths.get(id) ?? []
    const outgoing = edgesBySource.get(id) ?? []
    for (const edge of outgoing) {
      const onward = isGatewayPair(node)
        ? node.direction === 'fork'
          ? [...path, { forkId: id, edgeId: edge.id }]
          : path.slice(0, -1)
        : path
      if (edge.outcome === 'refuse' || edge.outcome === 'other') later.push({ edge, path: onward })
      else follow(edge, onward)
    }
  }
  for (const node of nodes) {
    if (isGatewayPair(node) && node.direction === 'fork' && paths.has(node.id) && !joinOf.has(node.id)) {
      findings.push(finding('fork-without-join', { nodeId: node.id }))
    }
  }
  return { paths, joinOf, findings }
}

function bySource(edges: readonly ProcessEdge[]): ReadonlyMap<string, readonly ProcessEdge[]> {
  const groups = new Map<string, ProcessEdge[]>()
  for (const edge of edges) groups.set(edge.source, [...(groups.get(edge.source) ?? []), edge])
  return groups
}

function sameFork(a: BranchPath, b: BranchPath): boolean {
  return a.length === b.length && a.every(({ forkId }, depth) => b[depth]?.forkId === forkId)
}
