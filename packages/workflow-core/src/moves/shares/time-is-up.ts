/**
 * A task is late and has reached a rung of its ladder: those who have not answered are reminded, and where the rung says so others are notified as well or asked
 * instead, or the priority is raised. Each rung once. The shell gives this command, no person does; it decides nothing.
 */
import { limitOf } from '../../assignment/barred'
import type { CommandOf } from '../../commands'
import type { Rung } from '../../definition'
import { emit, type Progress, record, replaceTask } from '../../progress'
import type { TaskState } from '../../state'
import { refused, type Taken, taken } from '../../step-result'
import { dueTimesOf, nextAtOf, nextRung } from '../../tasks/due'
import { without } from '../../without'
import { taskOf } from '../answers/answer'
import { type ActScene, begin, isClaimedByOther, placeOf } from '../view'
import { reassignOverdue, type LateTask } from './reassign-overdue'

type TimeIsUp = CommandOf<'timeIsUp'>

export function timeIsUp(scene: ActScene, command: TimeIsUp): Taken {
  const { definition, state } = scene
  const { taskId, at, rung: meant = 0 } = command
  if (state.status !== 'running') return refused({ code: 'process.finished', status: state.status })
  if (state.suspended !== undefined) return refused({ code: 'process.suspended', by: state.suspended.by })
  const task = taskOf(scene, taskId)
  if (task?.status !== 'open') return refused({ code: 'task.unknown', taskId })
  const next = nextRung(task, limitOf(definition, task))
  // Reached already, or its deadline was moved while the process was held.
  if (next === null || next.index !== meant || next.at > at) return refused({ code: 'move.not-allowed' })
  const late: LateTask = { task, place: placeOf(definition, task), people: lateOn(task) }
  const lateness = next.rung.at === 0 ? {} : { late: next.rung.at }
  const recorded = record(begin(scene), { kind: 'overdue', ...late.place, assignees: late.people, ...lateness })
  const reached = withoutOldAct(reach(scene, recorded, task, meant + 1), taskId)
  return taken(takeRung(scene, reached, late, { ...command, rung: next.rung }))
}

/** Whose turn it is, without those whom a claim sets aside. */
const lateOn = (task: TaskState): string[] =>
  task.assignments.filter((share) => share.status === 'open' && !isClaimedByOther(task, share)).map(({ userId }) => userId)

/** It is late, and waits for the next rung. */
function reach({ definition, at, context: { calendar } }: ActScene, progress: Progress, task: TaskState, rung: number): Progress {
  const limit = limitOf(definition, task)
  const reached: TaskState = { ...without(task, 'nextAt'), isOver: true, rung, ...nextAtOf({ ...task, rung }, limit, calendar) }
  const { actAt } = dueTimesOf(reached, limit, calendar, at)
  const kept = replaceTask(progress, task.id, () => reached)
  return actAt === undefined ? kept : emit(kept, { type: 'task.due', taskId: task.id, actAt })
}

interface RungNow extends Omit<TimeIsUp, 'rung'> {
  readonly rung: Rung
}

function takeRung(scene: ActScene, progress: Progress, late: LateTask, { rung, leaders, people = [], higher }: RungNow): Progress {
  const byRung = 'to' in rung && rung.to !== undefined
  switch (rung.act) {
    case 'remind':
      return remind(progress, late, late.people)
    case 'tell':
      return tell(remind(progress, late, late.people), late, byRung ? people : late.people.flatMap((userId) => leaders[userId] ?? []))
    case 'giveTo': {
      // People who are late themselves keep their shares.
      const others = people.filter((userId) => !late.people.includes(userId))
      const { progress: given, kept } = reassignOverdue(scene, progress, late, (userId) =>
        byRung ? others : [leaders[userId] ?? []].flat(),
      )
      return remind(given, late, kept)
    }
    case 'raisePriority': {
      if (higher === undefined) return progress
      const raised = record(progress, { kind: 'priorityRaised', ...late.place, priority: higher })
      return emit(raised, { type: 'priority.raise', to: higher })
    }
  }
}

const remind = (progress: Progress, { place: { nodeName, taskId } }: LateTask, to: readonly string[]): Progress =>
  to.length === 0 ? progress : emit(progress, { type: 'notify', kind: 'task-overdue', to, nodeName, taskId })

/** They may see the ticket from now on. */
function tell(progress: Progress, late: LateTask, found: readonly string[]): Progress {
  const to = [...new Set(found)].filter((userId) => !late.people.includes(userId))
  if (to.length === 0) return progress
  const recorded = record(progress, { kind: 'copied', ...late.place, assignees: to })
  return remind(emit(recorded, { type: 'copy', to, nodeId: late.task.nodeId, by: null }), late, to)
}

/** An earlier act on the same task can no longer be taken back: that would restore the task as it was before this rung. */
function withoutOldAct(progress: Progress, taskId: string): Progress {
  const { lastAct } = progress.state
  const isOfTask = lastAct?.tasks.some(({ id }) => id === taskId) === true
  return isOfTask ? { ...progress, state: without(progress.state, 'lastAct') } : progress
}
