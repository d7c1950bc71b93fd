/** The requester takes a running process back. */
import { settingsOf } from '../../definition'
import { complete } from '../../progress'
import { taken } from '../../step-result'
import { recordAct } from '../act-record'
import type { MoveRow } from '../row'
import { begin } from '../view'

export const withdraw: MoveRow<'withdraw'> = {
  offers: ({ definition, userId, requester }) =>
    userId === requester && settingsOf(definition).allowWithdraw ? [{ type: 'withdraw', taskId: null }] : [],
  whyNot: ({ userId, requester }) => ({ code: userId === requester ? 'move.not-allowed' : 'requester.only' }),
  take: (scene, command) => taken(complete(recordAct(begin(scene), command, { kind: 'withdrawn' }), 'withdrawn')),
}
