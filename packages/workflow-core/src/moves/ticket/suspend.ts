/** An administrator holds a process: until it is resumed it can only be ended. Results of jobs wait. */
import { limitOf } from '../../assignment/barred'
import { emit, type Progress, replaceTask, withState } from '../../progress'
import type { ProcessState, TaskState } from '../../state'
import { type Taken, taken } from '../../step-result'
import { dueTimesOf, postpone, workingTimeLeft } from '../../tasks/due'
import { without } from '../../without'
import { postponeTicket, ticketTimeLeft } from './ticket-limit'
import { recordAct } from '../act-record'
import { applyFinishedJobs } from './job-results'
import type { MoveRow } from '../row'
import { type ActScene, begin } from '../view'

export const suspend: MoveRow<'suspend'> = {
  right: 'suspend',
  offers: () => [{ type: 'suspend', taskId: null }],
  take(scene, command) {
    const { by, at = 0 } = command
    const suspended = { by, at, ...leftOf(scene, at), ...ticketTimeLeft(scene, at) }
    const held = withState(recordAct(begin(scene), command, { kind: 'suspended' }), { suspended })
    return notifyRequester(scene, emit(held, { type: 'process.suspend', by }), 'ticket-suspended')
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
    const notified = notifyRequester(scene, postponeTicket(scene, postponeDueTimes(scene, resumed)), 'ticket-resumed')
    return notified.ok ? applyFinishedJobs(scene, notified.progress) : notified
  },
}

/** Measured now: the site's working hours may be different when it is resumed. */
function leftOf({ definition, state, context }: ActScene, at: number): Pick<NonNullable<ProcessState['suspended']>, 'left'> {
  const left = openTasks(state).flatMap((task): [string, number][] => {
    const length = workingTimeLeft(task, at, limitOf(definition, task), context.calendar)
    return length === undefined ? [] : [[task.id, length]]
  })
  return left.length === 0 ? {} : { left: Object.fromEntries(left) }
}

const openTasks = ({ tasks }: ProcessState) => tasks.filter(({ status }) => status === 'open')

function postponeDueTimes({ definition, state: { suspended }, at, context: { calendar } }: ActScene, progress: Progress): Progress {
  if (suspended === undefined || at === undefined) return progress
  return openTasks(progress.state).reduce((sofar, task) => {
    const limit = limitOf(definition, task)
    const promised = postpone(task, limit, { from: suspended.at, to: at, left: suspended.left?.[task.id] }, calendar)
    if (promised === null) return sofar
    const later: TaskState = { ...without(task, 'nextAt'), ...promised }
    return emit(
      replaceTask(sofar, task.id, () => later),
      { type: 'task.due', taskId: task.id, ...dueTimesOf(later, limit, calendar, at) },
    )
  }, progress)
}

const notifyRequester = ({ requester }: ActScene, progress: Progress, kind: 'ticket-suspended' | 'ticket-resumed'): Taken =>
  taken(emit(progress, { type: 'notify', kind, to: [requester], nodeName: '', taskId: null }))
