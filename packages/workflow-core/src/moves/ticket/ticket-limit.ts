/** The time limit of a ticket as a whole: it runs from the start, stops while the process is held, and continues when a finished one is reopened. */
import { type ProcessDefinition, settingsOf } from '../../definition'
import { emit, type Progress, withState } from '../../progress'
import type { ProcessState } from '../../state'
import { dueOf, dueTimesOf, postpone, workingTimeLeft } from '../../tasks/due'
import type { ActScene } from '../view'

export function beginTicketLimit(definition: ProcessDefinition, progress: Progress): Progress {
  const { at, calendar } = progress
  const { timeLimit } = settingsOf(definition)
  const promised = dueOf(timeLimit, progress)
  if (promised.dueAt === undefined) return progress
  return emit(withState(progress, { timeLimit: promised }), { type: 'ticket.due', ...dueTimesOf(promised, timeLimit, calendar, at) })
}

/** The remaining working time; undefined where other time is counted. */
export function ticketTimeLeft(
  { definition, state, context }: ActScene,
  at: number,
): Pick<NonNullable<ProcessState['suspended']>, 'ticketLeft'> {
  const ticketLeft = workingTimeLeft(state.timeLimit ?? {}, at, settingsOf(definition).timeLimit, context.calendar)
  return ticketLeft === undefined ? {} : { ticketLeft }
}

export function postponeTicket({ definition, state: { suspended }, at, context: { calendar } }: ActScene, progress: Progress): Progress {
  const { timeLimit } = settingsOf(definition)
  if (suspended === undefined || at === undefined) return progress
  const promised = postpone(progress.state.timeLimit ?? {}, timeLimit, { from: suspended.at, to: at, left: suspended.ticketLeft }, calendar)
  if (promised === null) return progress
  return emit(withState(progress, { timeLimit: promised }), { type: 'ticket.due', ...dueTimesOf(promised, timeLimit, calendar, at) })
}

/** It is open again. Its time has run meanwhile: the limit is from the start to the end. */
export function dueAgain({ definition, at, context: { calendar } }: ActScene, progress: Progress): Progress {
  const times = dueTimesOf(progress.state.timeLimit ?? {}, settingsOf(definition).timeLimit, calendar, at)
  return times.dueAt === undefined ? progress : emit(progress, { type: 'ticket.due', ...times })
}
