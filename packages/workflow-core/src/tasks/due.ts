/** Until when a task is to be answered: time runs from when it is opened, day and night or while people work, and stands still while the process is held. */
import { addWorkingTime, takeWorkingTime, workingTimeBetween } from '../calendar/count'
import type { WorkingCalendar } from '../calendar/working-time'
import { isPersonNode, type ProcessDefinition, type TimeLimit } from '../definition'
import type { DueTimes } from '../effects'
import type { ProcessState, TaskState } from '../state'

type Calendar = WorkingCalendar | undefined

const isInWorkingTime = (limit: TimeLimit | undefined): boolean => limit?.clock === 'working'

/**
 * @param at - when it is opened; undefined: nobody has said, so no time runs
 * @param calendar - undefined: nobody has said, so no working time runs
 */
export function dueOf(at: number | undefined, limit: TimeLimit | undefined, calendar: Calendar): Pick<TaskState, 'dueAt'> {
  if (at === undefined || limit === undefined) return {}
  const length = limit.seconds * 1000
  if (!isInWorkingTime(limit)) return { dueAt: at + length }
  return calendar === undefined ? {} : { dueAt: addWorkingTime(at, length, calendar) }
}

/** What is still to come of it. */
export function dueTimesOf({ dueAt, isOver }: TaskState, limit: TimeLimit | undefined, calendar: Calendar): DueTimes {
  if (dueAt === undefined || isOver === true) return {}
  const { remindBefore } = limit ?? {}
  if (remindBefore === undefined) return { dueAt }
  const length = remindBefore * 1000
  if (!isInWorkingTime(limit)) return { dueAt, remindAt: dueAt - length }
  return { dueAt, ...(calendar === undefined ? {} : { remindAt: takeWorkingTime(dueAt, length, calendar) }) }
}

/** Of an open task of which working time is counted, how much of that is left; undefined for any other. */
export function workingTimeLeft({ status, dueAt, isOver }: TaskState, at: number, limit: TimeLimit | undefined, calendar: Calendar) {
  if (status !== 'open' || dueAt === undefined || isOver === true || !isInWorkingTime(limit) || calendar === undefined) return undefined
  return workingTimeBetween(at, dueAt, calendar)
}

/** Whether a step of the engine may have to count working time: only then the shell has to say when that is. */
export const countsWorkingTime = ({ nodes }: ProcessDefinition, state: ProcessState | null): boolean =>
  state?.suspended?.left !== undefined || nodes.some((node) => isPersonNode(node) && isInWorkingTime(node.timeLimit))
