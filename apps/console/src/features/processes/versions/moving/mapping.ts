/** The steps of an older version that need a counterpart in a newer one. Pure. */
import type { ProcessDefinition, ProcessNode } from '@formwork/workflow-core'

export interface UnplacedNode {
  readonly node: ProcessNode
  /** What may stand for it: nodes of its kind. */
  readonly counterparts: readonly ProcessNode[]
}

/** Tickets stand at these; a start or an end nobody waits at. */
const WAITS: ReadonlySet<ProcessNode['kind']> = new Set([
  'userTask',
  'handleTask',
  'timer',
  'httpRequest',
  'subProcess',
  'script',
  'parallelGateway',
  'inclusiveGateway',
])

export function unplacedNodes(from: ProcessDefinition, to: ProcessDefinition): UnplacedNode[] {
  const kept = new Map(to.nodes.map((node) => [node.id, node]))
  return from.nodes
    .filter((node) => WAITS.has(node.kind) && kept.get(node.id)?.kind !== node.kind)
    .map((node) => ({ node, counterparts: to.nodes.filter((other) => canStandFor(node, other)) }))
}

const canStandFor = (old: ProcessNode, now: ProcessNode) =>
  old.kind === now.kind && (!('direction' in old) || !('direction' in now) || old.direction === now.direction)

/** One of the same name is taken for it to begin with. */
export function firstMapping(unplaced: readonly UnplacedNode[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    unplaced.flatMap(({ node, counterparts }) => {
      const same = counterparts.filter(({ name }) => name !== '' && name === node.name)
      return same.length === 1 && same[0] !== undefined ? [[node.id, same[0].id]] : []
    }),
  )
}
