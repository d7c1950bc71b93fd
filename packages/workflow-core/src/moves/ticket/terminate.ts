/** An administrator ends a running process without a decision; the requester is notified. */
import { complete, emit } from '../../progress'
import { taken } from '../../step-result'
import { recordAct } from '../act-record'
import type { MoveRow } from '../row'
import { begin } from '../view'

export const terminate: MoveRow<'terminate'> = {
  phases: ['running', 'suspended'],
  right: 'terminate',
  offers: () => [{ type: 'terminate', taskId: null }],
  take(scene, command) {
    const ended = complete(recordAct(begin(scene), command, { kind: 'terminated' }), 'terminated')
    return taken(emit(ended, { type: 'notify', kind: 'ticket-terminated', to: [scene.requester], nodeName: '', taskId: null }))
  },
}
