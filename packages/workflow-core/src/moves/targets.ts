/** Where a step may be sent back to. */
import { isPersonNode } from '../definition'
import { forkStructure, isSamePath, isWithin, pathOf } from '../flow/fork-structure'
import type { Token } from '../state'
import type { Targets } from './move'
import type { View } from './view'

export const NO_TARGETS: Targets = { requester: false, previous: null, nodeIds: [], jumpBack: [] }

export function targetsFrom({ definition, state }: Pick<View, 'definition' | 'state'>, token: Token | undefined): Targets {
  if (token === undefined) return NO_TARGETS
  const start = startOf(definition)
  const path = pathOf(definition, token.nodeId)
  const { paths } = forkStructure(definition)
  const known = new Set(definition.nodes.filter(isPersonNode).map(({ id }) => id))
  const passed = state.passed ?? []
  const nodeIds = passed.filter((id) => id !== token.nodeId && known.has(id) && isWithin(paths.get(id) ?? [], path))
  const before = token.previous ?? passed[passed.indexOf(token.nodeId) - 1]
  const previous = before !== undefined && nodeIds.includes(before) ? before : null
  const all = start === undefined ? nodeIds : [start, ...nodeIds]
  return { requester: start !== undefined, previous, nodeIds, jumpBack: all.filter((id) => isSamePath(pathOf(definition, id), path)) }
}

export const startOf = ({ nodes }: View['definition']) => nodes.find(({ kind }) => kind === 'start')?.id

/** Steps of persons that a token may be sent to; the start represents the requester. Undefined: a token outside of all forks. */
export function reachableBy({ definition }: Pick<View, 'definition'>, token: Token | undefined): string[] {
  const path = token === undefined ? [] : pathOf(definition, token.nodeId)
  const { paths } = forkStructure(definition)
  return definition.nodes
    .filter((node) => (isPersonNode(node) || node.kind === 'start') && node.id !== token?.nodeId)
    .filter(({ id }) => {
      const target = paths.get(id)
      return target !== undefined && isWithin(target, path)
    })
    .map(({ id }) => id)
}
