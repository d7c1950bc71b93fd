/** An administrator continues a finished process at one of its steps. */
import { addToken, emit, type Progress } from '../../progress'
import type { ProcessState } from '../../state'
import { refused } from '../../step-result'
import { recordAct } from '../act-record'
import { targetNamed } from '../answers/refuse'
import type { MoveRow } from '../row'
import { sendTo } from '../send-to'
import { reachableBy, startOf } from '../targets'
import { begin, type View } from '../view'
import { dueAgain } from './ticket-limit'

export const reopen: MoveRow<'reopen'> = {
  phases: ['finished'],
  right: 'reopen',
  passesApprovals: true,
  offers: (view) => [{ type: 'reopen', taskId: null, nodeIds: reachableBy(view, undefined) }],
  take(scene, command) {
    const { by, nodeId } = command
    const target = nodeId ?? lastStep(scene)
    if (target === undefined || !reachableBy(scene, undefined).includes(target))
      return refused({ code: 'target.not-allowed', nodeId: nodeId ?? '' })
    const recorded = recordAct(running(begin(scene)), command, { kind: 'reopened', ...targetNamed(scene, { nodeId: target }) })
    const told = dueAgain(scene, emit(recorded, { type: 'process.reopen', by }))
    const noticed = emit(told, { type: 'notify', kind: 'ticket-reopened', to: [scene.requester], nodeName: '', taskId: null })
    const { progress, token } = addToken(noticed, target)
    return sendTo(scene, progress, token.id, target)
  },
}

/** The step that was answered last outside of all forks, else the request itself. */
function lastStep(view: View): string | undefined {
  const allowed = reachableBy(view, undefined)
  return view.state.passed?.findLast((id) => allowed.includes(id)) ?? startOf(view.definition)
}

/** The process has not ended after all. */
export function running(progress: Progress): Progress {
  const { outcome: _, ...state } = progress.state
  const open: ProcessState = { ...state, status: 'running' }
  return { ...progress, state: open }
}
