/** The moves that the simulator plays: answers. Everything else does not change which way a ticket takes. */
import type { MoveBody } from '@formwork/api-contract'
import type { Move } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'

/** Null for a move that is not played. */
export function answerWords(move: Move): string | null {
  switch (move.type) {
    case 'approve':
      return t`Agree`
    case 'refuse':
      return t`Refuse`
    case 'complete':
      return t`Complete`
    case 'resubmit':
      return t`Submit again`
    case 'choose':
      return move.label
    case 'claim':
      return t`Claim`
    default:
      return null
  }
}

/** As it is sent: the requester takes the place of anybody to be chosen, and a refusal has a remark that it is a simulation. */
export function answerMove(move: Move, requester: string, remark: string): MoveBody | null {
  const common = { remark: '', reason: '', attachments: [] }
  switch (move.type) {
    case 'approve':
    case 'complete':
    case 'resubmit':
    case 'choose': {
      const chosen = Object.fromEntries((move.chooses ?? []).map((nodeId) => [nodeId, [requester]]))
      const answer = { ...common, taskId: move.taskId, ...(move.chooses === undefined ? {} : { chosen }) }
      return move.type === 'choose' ? { type: 'choose', ...answer, edgeId: move.edgeId } : { type: move.type, ...answer }
    }
    case 'refuse':
      return { type: 'refuse', ...common, remark, taskId: move.taskId }
    case 'claim':
      return { type: 'claim', ...common, taskId: move.taskId }
    default:
      return null
  }
}
