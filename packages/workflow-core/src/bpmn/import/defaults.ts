/** Which edge of a gateway is taken when no condition is true. */
import type { ProcessEdge } from '../../definition'
import type { ReadNode } from './read-node'
import type { ReadFlow } from './read-flow'

/** Our own files' defaults, unless the file has another one by now; of others the one the gateway names, else the only one without a condition. */
export function withDefaults(flows: readonly ReadFlow[], nodes: readonly ReadNode[]): ProcessEdge[] {
  const byId = new Map(nodes.map((read) => [read.node.id, read]))
  const bySource = new Map<string, ReadFlow[]>()
  for (const flow of flows) bySource.set(flow.edge.source, [...(bySource.get(flow.edge.source) ?? []), flow])
  const defaults = new Set([...bySource].flatMap(([source, siblings]) => defaultsOf(byId.get(source), siblings)))
  return flows.map((flow) => ({ ...flow.edge, isDefault: defaults.has(flow) }))
}

function defaultsOf(from: ReadNode | undefined, siblings: readonly ReadFlow[]): readonly ReadFlow[] {
  const named = from?.element.default?.id
  const exact = siblings.filter(({ edge }) => edge.isDefault)
  const asks = from !== undefined && asksConditions(from)
  // A node without conditions has no default in files.
  if (!asks || exact[0]?.element.id === named) return named === undefined && exact.length === 0 && asks ? onlyOpen(siblings) : exact
  return siblings.filter(({ element }) => element.id === named)
}

function onlyOpen(siblings: readonly ReadFlow[]): readonly ReadFlow[] {
  const open = siblings.filter(({ edge }) => edge.condition === null)
  // What we wrote ourselves has a default where it should have one.
  return open.length === 1 && open.every(({ isExact }) => !isExact) ? open : []
}

const asksConditions = ({ node }: ReadNode): boolean =>
  node.kind === 'exclusiveGateway' || (node.kind === 'inclusiveGateway' && node.direction === 'fork')
