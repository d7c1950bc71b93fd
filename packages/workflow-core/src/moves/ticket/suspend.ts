/** An administrator holds a process: until it is resumed it can only be ended. What jobs bring meanwhile waits. */
import { emit, type Progress, withState } from '../../progress'
import { type Taken, taken } from '../../step-result'
import { recordAct } from '../act-record'
import { passDoneJobs } from './job-results'
import type { MoveRow } from '../row'
import { type ActScene, begin } from '../view'

export const suspend: MoveRow<'suspend'> = {
  right: 'suspend',
  offers: () => [{ type: 'suspend', taskId: null }],
  take(scene, command) {
    const { by, at = 0 } = command
    const held = withState(recordAct(begin(scene), command, { kind: 'suspended' }), { suspended: { by, at } })
    return tell(scene, emit(held, { type: 'process.suspend', by }), 'ticket-suspended')
  },
}

export const resume: MoveRow<'resume'> = {
  phases: ['suspended'],
  right: 'suspend',
  offers: () => [{ type: 'resume', taskId: null }],
  take(scene, command) {
    const { suspended: _, ...state } = scene.state
    const recorded = recordAct({ ...begin(scene), state }, command, { kind: 'resumed' })
    const told = tell(scene, emit(recorded, { type: 'process.resume', by: command.by }), 'ticket-resumed')
    return told.ok ? passDoneJobs(scene, told.progress) : told
  },
}

const tell = ({ requester }: ActScene, progress: Progress, kind: 'ticket-suspended' | 'ticket-resumed'): Taken =>
  taken(emit(progress, { type: 'notify', kind, to: [requester], nodeName: '', taskId: null }))
