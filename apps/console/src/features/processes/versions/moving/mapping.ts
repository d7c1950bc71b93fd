/** The steps of an older version that need a counterpart in a newer one. Pure. */
import type { ProcessDefinition, ProcessNode } from '@formwork/workflow-core'

export interface UnplacedNode {
  readonly node: ProcessNode
  /** Possible replacements: nodes of its kind. */
  readonly counterparts: readonly ProcessNode[]
}

/** Tickets wait at these; never at a start or an end. */
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

/** One of the same name is preselected. */
export function firstMapping(unplaced: readonly UnplacedNode[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    unplaced.flatMap(({ node, counterparts }) => {
      const same = counterparts.filter(({ name }) => name !== '' && name === node.name)
      return same.length === 1 && same[0] !== undefined ? [[node.id, same[0].id]] : []
    }),
  )
}
