/** An administrator sends a token to another step; what is in forks that it leaves ends. */
import { without } from '../../without'
import { endWaitsOf } from '../../flow/scopes'
import { changeToken } from '../../progress'
import { refused } from '../../step-result'
import { recordAct } from '../act-record'
import { targetNamed } from '../answers/refuse'
import type { MoveRow } from '../row'
import { sendTo } from '../send-to'
import { reachableBy } from '../targets'
import { begin } from '../view'

export const jump: MoveRow<'jump'> = {
  right: 'jump',
  passesApprovals: true,
  offers: (view) =>
    view.state.tokens
      .map((token) => ({ type: 'jump' as const, taskId: null, tokenId: token.id, nodeIds: reachableBy(view, token) }))
      .filter(({ nodeIds }) => nodeIds.length > 0),
  whyNot: (_view, { nodeId }) => ({ code: 'target.not-allowed', nodeId }),
  take(scene, command) {
    const { tokenId, nodeId } = command
    const [only, ...others] = scene.state.tokens
    const token = tokenId === null && others.length === 0 ? only : scene.state.tokens.find(({ id }) => id === tokenId)
    if (token === undefined || !reachableBy(scene, token).includes(nodeId)) return refused({ code: 'target.not-allowed', nodeId })
    const from = scene.definition.nodes.find(({ id }) => id === token.nodeId)
    const place = { nodeId: token.nodeId, nodeName: from?.name ?? '' }
    const recorded = recordAct(begin(scene), command, { kind: 'jumped', ...place, ...targetNamed(scene, { nodeId }) })
    const idle = changeToken(endWaitsOf(recorded, token.id), token.id, (each) => without(without(each, 'jumpBackTo'), 'waits'))
    return sendTo(scene, idle, token.id, nodeId)
  },
}
