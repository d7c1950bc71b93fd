/** Sends a token to a step of persons: back, ahead, or to the requester to correct the request. */
import { without } from '../without'
import type { ReturnTarget, SendBack } from '../commands'
import { advance } from '../flow/advance'
import { enter } from '../flow/enter'
import { changeToken, type Progress } from '../progress'
import type { Refusal } from '../refusal'
import type { TaskState, Token } from '../state'
import { refused, type Taken, taken } from '../step-result'
import { type NewTask, openTask } from '../tasks/open-task'
import { administratorsFor } from '../assignment/settle'
import type { Targets } from './move'
import { startOf, targetsFrom } from './targets'
import type { ActScene } from './view'

/** Where a step is sent back to. */
export interface WayBack {
  readonly nodeId: string
  /** Whether it returns directly when that step is answered. */
  readonly jumpsBack: boolean
}

export type ResolvedTarget = ({ readonly ok: true } & WayBack) | { readonly ok: false; readonly reason: Refusal }

/** The node of a way back, and whether it may be taken. */
export function resolveBack(
  scene: Pick<ActScene, 'definition' | 'state'>,
  token: Token | undefined,
  { target, again }: SendBack,
): ResolvedTarget {
  const targets = targetsFrom(scene, token)
  const nodeId = nodeOf(target, targets, startOf(scene.definition))
  const jumpsBack = again === 'jumpBack'
  if (nodeId === null || (jumpsBack && !targets.jumpBack.includes(nodeId))) {
    return { ok: false, reason: { code: 'target.not-allowed', nodeId: target.kind === 'node' ? target.nodeId : '' } }
  }
  return { ok: true, nodeId, jumpsBack }
}

function nodeOf(target: ReturnTarget, { previous, nodeIds }: Targets, start: string | undefined): string | null {
  if (target.kind === 'requester') return start ?? null
  if (target.kind === 'previous') return previous
  return nodeIds.includes(target.nodeId) ? target.nodeId : null
}

export function sendBack(scene: ActScene, progress: Progress, { tokenId, nodeId: from }: TaskState, { nodeId, jumpsBack }: WayBack): Taken {
  const marked = changeToken(progress, tokenId, (token) => {
    const plain = without(without(token, 'previous'), 'jumpBackTo')
    return jumpsBack ? { ...plain, jumpBackTo: from } : plain
  })
  return sendTo(scene, marked, tokenId, nodeId)
}

export function sendTo(scene: ActScene, progress: Progress, tokenId: string, nodeId: string): Taken {
  const { definition, context } = scene
  const entered = enter(definition, progress, tokenId, nodeId)
  if (nodeId !== startOf(definition)) return advance(definition, entered, { tokenId, lastOutcome: 'agree' }, context)
  const token = entered.state.tokens.find(({ id }) => id === tokenId)
  if (token === undefined) return refused({ code: 'flow.no-way-out', nodeId })
  const nodeName = definition.nodes.find(({ id }) => id === nodeId)?.name ?? ''
  const asked = correctors(scene)
  if (asked.shares.length === 0) return refused({ code: 'assignees.none', nodeId })
  return taken(openTask(entered, token, { nodeId, nodeName, kind: 'resubmit', completion: 'any', ...asked }))
}

function correctors({ requester, context }: ActScene): Pick<NewTask, 'shares' | 'fallback'> {
  if (context.requesterEnabled !== false) return { shares: [{ userId: requester }], fallback: false }
  if (context.requesterLeader !== null) return { shares: [{ userId: context.requesterLeader }], fallback: false }
  return { shares: administratorsFor(context.fallbackAssignees, () => true).map((userId) => ({ userId })), fallback: true }
}
