/** Takes back one's own last act, while nobody has acted since: the state is as before it. */
import { limitOf } from '../../assignment/barred'
import { type ProcessDefinition, settingsOf } from '../../definition'
import { isJobNode, orderOf } from '../../nodes/job-order'
import { addJob, cancelJob, closeTask, emit, openAssignment, type Progress, replaceTask, setAssignment, withState } from '../../progress'
import type { LastAct, ProcessState, TaskState } from '../../state'
import { refused, taken } from '../../step-result'
import { dueTimesOf } from '../../tasks/due'
import { recordAct } from '../act-record'
import { running } from '../ticket/reopen'
import { dueAgain } from '../ticket/ticket-limit'
import type { MoveRow } from '../row'
import { type ActScene, begin, placeOf } from '../view'

export const takeBack: MoveRow<'takeBack'> = {
  phases: ['running', 'finished'],
  offers: ({ definition, state, userId }) =>
    state.lastAct?.by === userId && settingsOf(definition).allowTakeBack ? [{ type: 'takeBack', taskId: null }] : [],
  whyNot: ({ definition }) => ({ code: settingsOf(definition).allowTakeBack ? 'take-back.too-late' : 'move.not-allowed' }),
  take(scene, command) {
    const act = scene.state.lastAct
    if (act === undefined) return refused({ code: 'take-back.too-late' })
    const task = act.tasks.find(({ id }) => id === act.taskId)
    const place = task === undefined ? {} : placeOf(scene.definition, task)
    const recorded = recordAct(begin(scene), command, { kind: 'takenBack', ...place })
    const wasFinished = scene.state.status !== 'running'
    const awake = wasFinished ? dueAgain(scene, emit(running(recorded), { type: 'process.reopen', by: command.by })) : recorded
    const undone = undoJobs(scene, undoTasks(scene, awake, act), act)
    return taken({ ...undone, state: withPlaces(undone.state, act) })
  },
}

/** What the next act may take back. */
export function lastActOf(before: ProcessState, by: string, taskId: string): LastAct {
  const { tokens, scopes = [], tasks, jobs = [], passed = [], chosen = {} } = before
  return { by, taskId, tokens, scopes, tasks: tasks.filter(({ status }) => status === 'open'), jobs, passed, chosen }
}

function withPlaces(state: ProcessState, act: LastAct): ProcessState {
  const { scopes: _, passed: passedSince, chosen: chosenSince, ...others } = state
  const { tokens, scopes, passed = passedSince ?? [], chosen = chosenSince ?? {} } = act
  return {
    ...others,
    tokens,
    ...(scopes.length === 0 ? {} : { scopes }),
    ...(passed.length === 0 ? {} : { passed }),
    ...(Object.keys(chosen).length === 0 ? {} : { chosen }),
  }
}

function undoTasks({ definition }: ActScene, progress: Progress, act: LastAct): Progress {
  const before = new Set(act.tasks.map(({ id }) => id))
  const fresh = progress.state.tasks.filter(({ id, status }) => status === 'open' && !before.has(id))
  const closed = fresh.reduce((sofar, { id }) => closeTask(sofar, id, 'cancelled', null), progress)
  return act.tasks.reduce((sofar, task) => restoreTask(definition, sofar, task), closed)
}

function restoreTask(definition: ProcessDefinition, progress: Progress, old: TaskState): Progress {
  const { tasks } = progress.state
  const now = tasks.find(({ id }) => id === old.id)
  const reopened =
    now?.status === 'open'
      ? progress
      : emit(progress, {
          type: 'task.reopen',
          taskId: old.id,
          ...dueTimesOf(old, limitOf(definition, old), progress.calendar, progress.at),
        })
  const known = now === undefined ? withState(reopened, { tasks: [...tasks, old] }) : reopened
  const openNow = now?.status === 'open' ? now.assignments.filter(({ status }) => status === 'open').map(({ userId }) => userId) : []
  const openThen = old.assignments.filter(({ status }) => status === 'open').map(({ userId }) => userId)
  const closed = openNow
    .filter((userId) => !openThen.includes(userId))
    .reduce((sofar, userId) => setAssignment(sofar, old.id, userId, 'closed'), known)
  const opened = openThen
    .filter((userId) => !openNow.includes(userId))
    .reduce((sofar, userId) => openAssignment(sofar, old.id, userId), closed)
  return replaceTask(opened, old.id, () => old)
}

/** A cancelled job starts again, under another id. */
function undoJobs({ definition }: ActScene, progress: Progress, act: LastAct): Progress {
  const before = new Set(act.jobs.map(({ id }) => id))
  const fresh = (progress.state.jobs ?? []).filter(({ id }) => !before.has(id))
  const idle = fresh.reduce((sofar, { id }) => cancelJob(sofar, id), progress)
  const kept = new Set((idle.state.jobs ?? []).map(({ id }) => id))
  return act.jobs
    .filter(({ id }) => !kept.has(id))
    .reduce((sofar, { nodeId, tokenId }) => {
      const node = definition.nodes.find(({ id }) => id === nodeId)
      return isJobNode(node) ? addJob(sofar, { nodeId, tokenId, order: orderOf(node) }, node.name) : sofar
    }, idle)
}
