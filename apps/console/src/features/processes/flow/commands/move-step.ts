/** Moves a step to another place of the list, into or out of a branch. Its settings stay; returns that would point forwards go. */
import type { ProcessDefinition } from '@formwork/workflow-core'
import { findItem, flowOutline, type FlowPlace } from '../flow-outline'
import { isReturn, isSideEdge } from '../main-graph'
import { type EditResult, edited, refuse } from './edit-result'
import { redirect } from './redirect'
import { returnTargets } from './update-step'

export function moveStep(definition: ProcessDefinition, nodeId: string, place: FlowPlace): EditResult {
  const way = definition.edges.find((edge) => edge.source === nodeId && !isSideEdge(edge))
  if (way === undefined) return refuse('not-found')
  const leadingIn = definition.edges.filter((edge) => edge.target === nodeId && !isSideEdge(edge)).map((edge) => edge.id)
  if (isSameSet(place.edgeIds, leadingIn) || isSameSet(place.edgeIds, [way.id])) return refuse('same')
  const detached = definition.edges.map((edge) => (leadingIn.includes(edge.id) ? { ...edge, target: way.target } : edge))
  // Without the step, its incoming edges lead to its successor.
  const there: FlowPlace = {
    edgeIds: place.edgeIds.flatMap((id) => (id === way.id ? leadingIn : [id])),
    target: place.target === nodeId ? way.target : place.target,
  }
  const edges = redirect(detached, there, nodeId)
  if (edges === null) return refuse('no-place')
  const moved = { ...definition, edges: edges.map((edge) => (edge.id === way.id ? { ...edge, target: there.target } : edge)) }
  return edited('move-step', dropForwardReturns(moved, nodeId), { kind: 'node', id: nodeId })
}

/** One place up or down in its own sequence; past a block, not into it. */
export function nudgeStep(definition: ProcessDefinition, nodeId: string, by: -1 | 1): EditResult {
  const outline = flowOutline(definition)
  if (!outline.ok) return refuse('not-a-list')
  const found = findItem(outline.outline.sequence, nodeId)
  if (found === null) return refuse('not-found')
  const place = found.sequence.places[by < 0 ? found.index - 1 : found.index + 2]
  return place === undefined ? refuse('no-place') : moveStep(definition, nodeId, place)
}

function dropForwardReturns(definition: ProcessDefinition, nodeId: string): ProcessDefinition {
  const isStray = (edge: ProcessDefinition['edges'][number]) =>
    isReturn(edge) && (edge.source === nodeId || edge.target === nodeId) && !returnTargets(definition, edge.source).includes(edge.target)
  return definition.edges.some(isStray) ? { ...definition, edges: definition.edges.filter((edge) => !isStray(edge)) } : definition
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}
