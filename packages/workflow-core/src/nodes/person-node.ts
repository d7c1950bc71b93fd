/** The common part of approving and handling: people are asked, and the token waits for them. */
import { settleAssignees } from '../assignment/settle'
import type { PersonNode } from '../definition'
import { finding, type ProcessFinding } from '../findings'
import { note, type Progress, record } from '../progress'
import { openTask } from '../tasks/open-task'
import type { TaskKind, Token } from '../state'
import { edgeOfAnswer } from './ways/answer-edges'
import type { Arrival, Scene, Wiring } from './node-behaviour'
import { asksSomebody } from './ways/asks-somebody'

export function arriveAtPersons(node: PersonNode, token: Token, progress: Progress, scene: Scene, kind: TaskKind): Arrival {
  const { definition, context } = scene
  const place = { nodeId: node.id, nodeName: node.name }
  const settled = settleAssignees(node, { definition, state: progress.state, context, previous: token.previous })
  const noted = settled.trace.reduce(note, progress)
  if (settled.skip && progress.skipped?.includes(node.id) !== true) {
    const edge = edgeOfAnswer(definition, node.id, 'agree')
    if (edge === undefined) return { kind: 'stuck', reason: { code: 'flow.no-way-out', nodeId: node.id } }
    const passed: Progress = { ...record(noted, { kind: 'skipped', ...place }), skipped: [...(progress.skipped ?? []), node.id] }
    return { kind: 'goes-on', edge, progress: note(passed, { kind: 'skipped', nodeId: node.id }) }
  }
  // Skipped once in this step already: an administrator has to decide where this loop ends.
  const asked = settled.skip ? { shares: context.fallbackAssignees.map((userId) => ({ userId })), fallback: true } : settled
  if (asked.shares.length === 0) return { kind: 'stuck', reason: { code: 'assignees.none', nodeId: node.id } }
  // Administrators stand in for the missing person: one of them is enough, whatever the node asks for.
  const completion = asked.fallback ? 'any' : node.completion
  return {
    kind: 'waits',
    progress: openTask(noted, token, {
      ...place,
      kind,
      completion,
      shares: asked.shares,
      fallback: asked.fallback,
      timeLimit: node.timeLimit,
    }),
  }
}

export function inspectPersons(node: PersonNode, { outgoing }: Wiring): ProcessFinding[] {
  const place = { nodeId: node.id }
  const agree = outgoing.filter(({ outcome }) => outcome === null || outcome === 'agree')
  const refuse = outgoing.filter(({ outcome }) => outcome === 'refuse')
  const unnamed = outgoing.filter(({ outcome, label }) => outcome === 'other' && label.trim() === '')
  return [
    ...(agree.length === 0 ? [finding('no-way-out', place, {}, { kind: 'connectToEnd', nodeId: node.id })] : []),
    ...[...agree.slice(1), ...refuse.slice(1)].map((edge) =>
      finding('several-ways-out', { ...place, edgeId: edge.id }, {}, { kind: 'removeEdge', edgeId: edge.id }),
    ),
    ...unnamed.map((edge) => finding('answer-without-name', { ...place, edgeId: edge.id })),
    ...(asksSomebody(node.assignees) ? [] : [finding('assignee-missing', place, {}, { kind: 'askRequesterLeader', nodeId: node.id })]),
    ...inspectWeights(node),
  ]
}

/** Weights can only be summed before anybody is asked when every person is named. */
function inspectWeights({ id, completion, assignees, weights = {}, threshold }: PersonNode): ProcessFinding[] {
  if (completion !== 'weight' || threshold === undefined || assignees.some(({ kind }) => kind !== 'user')) return []
  const people = new Set(assignees.flatMap((rule) => (rule.kind === 'user' ? rule.userIds : [])))
  const sum = [...people].reduce((total, userId) => total + (weights[userId] ?? 1), 0)
  return sum < threshold ? [finding('weights-too-low', { nodeId: id })] : []
}
