/** The requester, or an administrator, asks those whose turn it is to hurry; once in ten minutes. */
import { emit, withState } from '../../progress'
import { taken } from '../../step-result'
import { recordAct } from '../act-record'
import type { MoveRow } from '../row'
import { begin, type View } from '../view'

export const URGE_EVERY_MS = 600_000

export const urge: MoveRow<'urge'> = {
  lastAct: 'stays',
  offers: (view) => (mayUrge(view) && (view.at === undefined || view.at >= nextUrge(view)) ? [{ type: 'urge', taskId: null }] : []),
  whyNot: (view) => {
    if (!isOwnOrManaged(view)) return { code: 'requester.only' }
    return waiting(view).length === 0 ? { code: 'move.not-allowed' } : { code: 'urge.too-soon', until: nextUrge(view) }
  },
  take(scene, command) {
    const to = waiting(scene)
    const recorded = recordAct(begin(scene), command, { kind: 'urged', assignees: to })
    const urged = withState(recorded, { urgedAt: command.at ?? 0 })
    return taken(emit(urged, { type: 'notify', kind: 'task-urged', to, nodeName: '', taskId: null }))
  },
}

const isOwnOrManaged = ({ userId, requester, granted }: View) => userId === requester || granted.includes('reassign')
const mayUrge = (view: View) => isOwnOrManaged(view) && waiting(view).length > 0
const nextUrge = ({ state }: View) => (state.urgedAt === undefined ? Number.NEGATIVE_INFINITY : state.urgedAt + URGE_EVERY_MS)

/** Whose turn it is, besides the person's own. */
function waiting({ state, userId }: View): string[] {
  const open = state.tasks.filter(({ status }) => status === 'open').flatMap(({ assignments }) => assignments)
  return [...new Set(open.filter((share) => share.status === 'open' && share.userId !== userId).map((share) => share.userId))]
}
