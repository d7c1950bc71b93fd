/** Until when a task is to be answered: time runs from when it is opened, day and night, and stands still while the process is held. */
import type { TimeLimit } from '../definition'
import type { DueTimes } from '../effects'
import type { TaskState } from '../state'

/** @param at - when it is opened; undefined: nobody has said, so no time runs */
export const dueOf = (at: number | undefined, limit: TimeLimit | undefined): Pick<TaskState, 'dueAt'> =>
  at === undefined || limit === undefined ? {} : { dueAt: at + limit.seconds * 1000 }

/** What is still to come of it. */
export function dueTimesOf({ dueAt, isOver }: TaskState, limit: TimeLimit | undefined): DueTimes {
  if (dueAt === undefined || isOver === true) return {}
  const { remindBefore } = limit ?? {}
  return { dueAt, ...(remindBefore === undefined ? {} : { remindAt: dueAt - remindBefore * 1000 }) }
}
