/** Gives others a copy of the ticket: they may see it. Everybody involved can. */
import { emit } from '../../progress'
import { refused, taken } from '../../step-result'
import { everAsked } from '../../tasks/keep-last'
import { recordAct } from '../act-record'
import type { MoveRow } from '../row'
import { begin, type View } from '../view'

const MAX_COPIES = 100

export const copyTo: MoveRow<'copyTo'> = {
  phases: ['running', 'finished'],
  lastAct: 'stays',
  offers: (view) => (isConcerned(view) ? [{ type: 'copyTo', taskId: null }] : []),
  whyNot: () => ({ code: 'concerned.only' }),
  take(scene, command) {
    const to = [...new Set(command.to)]
    const { enabled } = scene.context
    const gone = enabled === undefined ? [] : to.filter((userId) => !enabled.includes(userId))
    if (to.length === 0 || to.length > MAX_COPIES || gone.length > 0) return refused({ code: 'assignee.unavailable', userIds: gone })
    const recorded = recordAct(begin(scene), command, { kind: 'copied', assignees: to })
    const copied = emit(recorded, { type: 'copy', to, nodeId: null, by: command.by })
    return taken(emit(copied, { type: 'notify', kind: 'ticket-copied', to, nodeName: '', taskId: null }))
  },
}

const isConcerned = ({ state, userId, requester, granted }: View) =>
  userId === requester || granted.length > 0 || everAsked(state).includes(userId)
