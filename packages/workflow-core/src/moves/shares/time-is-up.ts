/**
 * The time of a task is up: those who have not answered are told, once, and where the process says so their leaders are told as well or asked instead.
 * Nobody gives this command, the shell does; it decides nothing.
 */
import { isBarred, personNodeOf } from '../../assignment/barred'
import type { CommandOf } from '../../commands'
import { emit, type Progress, record, replaceTask } from '../../progress'
import type { TaskState } from '../../state'
import { refused, type Taken, taken } from '../../step-result'
import { without } from '../../without'
import { taskOf } from '../answers/answer'
import { type ActScene, begin, isClaimedByOther, placeOf } from '../view'
import { passOn } from './replace-assignee'

type Leaders = CommandOf<'timeIsUp'>['leaders']

export function timeIsUp(scene: ActScene, { taskId, at, leaders }: CommandOf<'timeIsUp'>): Taken {
  const { definition, state } = scene
  if (state.status !== 'running') return refused({ code: 'process.finished', status: state.status })
  if (state.suspended !== undefined) return refused({ code: 'process.suspended', by: state.suspended.by })
  const task = taskOf(scene, taskId)
  if (task?.status !== 'open') return refused({ code: 'task.unknown', taskId })
  // It was told already, or its time was moved on while the process was held.
  if (task.dueAt === undefined || task.isOver === true || task.dueAt > at) return refused({ code: 'move.not-allowed' })
  const late = lateOn(task)
  const place = placeOf(definition, task)
  const recorded = record(begin(scene), { kind: 'overdue', ...place, assignees: late })
  const over = replaceTask(recorded, taskId, (open) => ({ ...open, isOver: true }))
  const known = withoutOldAct(over, taskId)
  const { whenOver } = personNodeOf(definition, task.nodeId)?.timeLimit ?? { whenOver: 'remind' }
  if (whenOver === 'giveToLeader') return taken(giveToLeaders(scene, known, task, leaders))
  const told = remind(known, task, late, place.nodeName)
  return taken(whenOver === 'tellLeader' ? tellLeaders(told, task, leadersOf(late, leaders), place) : told)
}

/** Whose turn it is, without those whom a claim sets aside. */
const lateOn = (task: TaskState): string[] =>
  task.assignments.filter((share) => share.status === 'open' && !isClaimedByOther(task, share)).map(({ userId }) => userId)

const leadersOf = (late: readonly string[], leaders: Leaders): string[] => {
  const found = late.flatMap((userId) => leaders[userId] ?? [])
  return [...new Set(found)].filter((leader) => !late.includes(leader))
}

const remind = (progress: Progress, { id: taskId }: TaskState, to: readonly string[], nodeName: string): Progress =>
  to.length === 0 ? progress : emit(progress, { type: 'notify', kind: 'task-overdue', to, nodeName, taskId })

function tellLeaders(progress: Progress, task: TaskState, to: readonly string[], place: ReturnType<typeof placeOf>): Progress {
  if (to.length === 0) return progress
  const recorded = record(progress, { kind: 'copied', ...place, assignees: to })
  return remind(emit(recorded, { type: 'copy', to, nodeId: task.nodeId, by: null }), task, to, place.nodeName)
}

/** Who has no leader that may judge here keeps their share, and is reminded. */
function giveToLeaders({ definition, state, context }: ActScene, from: Progress, task: TaskState, leaders: Leaders): Progress {
  const node = personNodeOf(definition, task.nodeId)
  const { nodeName } = placeOf(definition, task)
  const isAnswered = (person: string) =>
    task.assignments.some(({ userId, status }) => userId === person && (status === 'agreed' || status === 'refused'))
  const isAble = (person: string) => !isAnswered(person) && (node === undefined || !isBarred(node, person, { definition, state, context }))
  const kept: string[] = []
  let progress = from
  for (const userId of lateOn(task)) {
    const leader = leaders[userId] ?? null
    const now = taskOf(progress, task.id)
    if (leader === null || leader === userId || now === undefined || !isAble(leader)) kept.push(userId)
    else progress = passOn(definition, progress, now, { from: userId, nodeName, userIds: [leader], fallback: false, reason: 'overdue' })
  }
  return remind(progress, task, kept, nodeName)
}

/** An act on the same task is not taken back any more: that would bring back a task whose time was never up. */
function withoutOldAct(progress: Progress, taskId: string): Progress {
  const { lastAct } = progress.state
  const isOfTask = lastAct?.tasks.some(({ id }) => id === taskId) === true
  return isOfTask ? { ...progress, state: without(progress.state, 'lastAct') } : progress
}
