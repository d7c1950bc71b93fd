/** An administrator holds a process: until it is resumed it can only be ended. What jobs bring meanwhile waits. */
import { limitOf } from '../../assignment/barred'
import { emit, type Progress, replaceTask, withState } from '../../progress'
import type { TaskState } from '../../state'
import { type Taken, taken } from '../../step-result'
import { dueTimesOf } from '../../tasks/due'
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
    const resumed = emit(recorded, { type: 'process.resume', by: command.by })
    const told = tell(scene, goOnCounting(scene, resumed), 'ticket-resumed')
    return told.ok ? passDoneJobs(scene, told.progress) : told
  },
}

/** While nothing could be done the time of a task did not run. */
function goOnCounting({ definition, state: { suspended }, at }: ActScene, progress: Progress): Progress {
  const pause = suspended === undefined || at === undefined ? 0 : Math.max(0, at - suspended.at)
  return progress.state.tasks.reduce((sofar, task) => {
    if (task.status !== 'open' || task.dueAt === undefined || task.isOver === true) return sofar
    const later: TaskState = { ...task, dueAt: task.dueAt + pause }
    return emit(
      replaceTask(sofar, task.id, () => later),
      { type: 'task.due', taskId: task.id, ...dueTimesOf(later, limitOf(definition, task)) },
    )
  }, progress)
}

const tell = ({ requester }: ActScene, progress: Progress, kind: 'ticket-suspended' | 'ticket-resumed'): Taken =>
  taken(emit(progress, { type: 'notify', kind, to: [requester], nodeName: '', taskId: null }))
