/**
 * A ticket as a whole is late and has reached a rung of the ladder of its process: those whose turn it is are reminded, and where the rung says so others are
 * notified as well, or the priority is raised. Each rung once. The shell gives this command, no person does; it decides nothing.
 */
import type { CommandOf } from '../../commands'
import { type Rung, settingsOf } from '../../definition'
import { emit, type Progress, record, withState } from '../../progress'
import type { PromisedTime } from '../../state'
import { refused, type Taken, taken } from '../../step-result'
import { dueTimesOf, nextAtOf, nextRung } from '../../tasks/due'
import { without } from '../../without'
import { type ActScene, begin, isClaimedByOther } from '../view'

type TicketTimeIsUp = CommandOf<'ticketTimeIsUp'>

export function ticketTimeIsUp(scene: ActScene, command: TicketTimeIsUp): Taken {
  const { definition, state } = scene
  const { at, rung: meant = 0 } = command
  if (state.status !== 'running') return refused({ code: 'process.finished', status: state.status })
  if (state.suspended !== undefined) return refused({ code: 'process.suspended', by: state.suspended.by })
  const promised = state.timeLimit ?? {}
  const next = nextRung(promised, settingsOf(definition).timeLimit)
  if (next === null || next.index !== meant || next.at > at) return refused({ code: 'move.not-allowed' })
  const up = whoseTurn(scene)
  const lateness = next.rung.at === 0 ? {} : { late: next.rung.at }
  const recorded = record(begin(scene), { kind: 'ticketOverdue', assignees: up, ...lateness })
  return taken(takeRung(scene, reach(scene, recorded, promised, meant + 1), up, { ...command, rung: next.rung }))
}

const whoseTurn = ({ state }: ActScene): string[] => {
  const turns = state.tasks.flatMap((task) =>
    task.status === 'open' ? task.assignments.filter((share) => share.status === 'open' && !isClaimedByOther(task, share)) : [],
  )
  return [...new Set(turns.map(({ userId }) => userId))]
}

/** It waits for the next rung. Taking an act back does not undo this: the rung belongs to the ticket, not to an act. */
function reach({ definition, at, context: { calendar } }: ActScene, progress: Progress, promised: PromisedTime, rung: number): Progress {
  const { timeLimit } = settingsOf(definition)
  const reached: PromisedTime = {
    ...without(promised, 'nextAt'),
    isOver: true,
    rung,
    ...nextAtOf({ ...promised, rung }, timeLimit, calendar),
  }
  const { actAt } = dueTimesOf(reached, timeLimit, calendar, at)
  const kept = withState(progress, { timeLimit: reached })
  return actAt === undefined ? kept : emit(kept, { type: 'ticket.due', actAt })
}

interface RungNow extends Omit<TicketTimeIsUp, 'rung'> {
  readonly rung: Rung
}

function takeRung(
  { requester }: ActScene,
  progress: Progress,
  up: readonly string[],
  { rung, leaders, people = [], higher }: RungNow,
): Progress {
  if (rung.act === 'raisePriority') {
    if (higher === undefined) return progress
    return emit(record(progress, { kind: 'priorityRaised', priority: higher }), { type: 'priority.raise', to: higher })
  }
  const reminded = notify(progress, up)
  if (rung.act !== 'tell') return reminded
  const found = rung.to === undefined ? [leaders[requester] ?? []].flat() : people
  const to = [...new Set(found)].filter((userId) => !up.includes(userId))
  if (to.length === 0) return reminded
  const recorded = record(reminded, { kind: 'copied', assignees: to })
  return notify(emit(recorded, { type: 'copy', to, nodeId: null, by: null }), to)
}

const notify = (progress: Progress, to: readonly string[]): Progress =>
  to.length === 0 ? progress : emit(progress, { type: 'notify', kind: 'ticket-overdue', to, nodeName: '', taskId: null })
