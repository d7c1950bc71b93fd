/** The deadline of a task: time runs from when it is opened, around the clock or in working time, and stops while the process is held. */
import { addWorkingTime, takeWorkingTime, workingTimeBetween } from '../calendar/count'
import type { WorkingCalendar } from '../calendar/working-time'
import {
  isPersonNode,
  ladderOf,
  lengthOf,
  PRIORITIES,
  type PriorityLevel,
  type ProcessDefinition,
  type Rung,
  type TimeLimit,
} from '../definition'
import type { DueTimes } from '../effects'
import type { ProcessState, PromisedTime } from '../state'

type Calendar = WorkingCalendar | undefined
type Limit = TimeLimit | undefined

const isInWorkingTime = (limit: Limit): boolean => limit?.clock === 'working'

/** @returns undefined where working time is counted and the calendar is unknown */
function later(at: number, seconds: number, limit: Limit, calendar: Calendar): number | undefined {
  const length = Math.abs(seconds) * 1000
  if (seconds === 0) return at
  if (!isInWorkingTime(limit)) return seconds > 0 ? at + length : at - length
  if (calendar === undefined) return undefined
  return seconds > 0 ? addWorkingTime(at, length, calendar) : takeWorkingTime(at, length, calendar)
}

/** When a limit begins, and of which ticket. */
export interface Beginning {
  /** Absent: unknown, so no time runs. */
  readonly at?: number
  /** Absent: unknown, so no working time runs. */
  readonly calendar?: WorkingCalendar
  /** Absent counts as 1. A later change of priority does not change the deadline. */
  readonly priority?: PriorityLevel
}

export function dueOf(limit: Limit, { at, calendar, priority = 1 }: Beginning): Pick<PromisedTime, 'dueAt' | 'nextAt'> {
  const length = limit === undefined ? null : lengthOf(limit, priority)
  const dueAt = at === undefined || length === null ? undefined : later(at, length, limit, calendar)
  return dueAt === undefined ? {} : { dueAt, ...nextAtOf({ dueAt }, limit, calendar) }
}

/** The deadline of a limit that begins at an instant, and the time of each rung of its ladder. */
export interface LimitMoments {
  /** In milliseconds. */
  readonly dueAt: number
  readonly rungs: readonly { readonly rung: Rung; readonly at: number }[]
}

/** @returns null where tickets of this priority have no limit, and where working time is counted and the calendar is unknown */
export function limitMoments(limit: TimeLimit, { at, calendar, priority = 1 }: Beginning & { readonly at: number }): LimitMoments | null {
  const length = lengthOf(limit, priority)
  const dueAt = length === null ? undefined : later(at, length, limit, calendar)
  if (length === null || dueAt === undefined) return null
  const rungs = ladderOf(limit).filter((rung) => comesWithin(rung, length))
  return { dueAt, rungs: rungs.map((rung) => ({ rung, at: later(dueAt, rung.at, limit, calendar) ?? dueAt })) }
}

/** A reminder before the beginning is left out. */
export const comesWithin = ({ at }: Pick<Rung, 'at'>, length: number): boolean => -at < length

/** The rungs at and after the deadline. For a step that no longer exists people are reminded. */
export const lateRungs = (limit: Limit): readonly Rung[] =>
  limit === undefined ? [{ at: 0, act: 'remind' }] : ladderOf(limit).filter((rung) => rung.at >= 0)

export interface NextRung {
  readonly rung: Rung
  /** Among those at and after the deadline. */
  readonly index: number
  readonly at: number
}

/** @returns null where there is no further one, or no limit at all */
export function nextRung(promised: PromisedTime, limit: Limit): NextRung | null {
  const { dueAt, nextAt } = promised
  const index = reachedOf(promised)
  const rung = lateRungs(limit)[index]
  return dueAt === undefined || rung === undefined ? null : { rung, index, at: nextAt ?? dueAt }
}

const reachedOf = ({ rung, isOver }: PromisedTime): number => rung ?? (isOver === true ? 1 : 0)

/** When the next rung is due, if not at the deadline. Stored, so that later changes of the calendar do not move it. */
export function nextAtOf(promised: PromisedTime, limit: Limit, calendar: Calendar): Pick<PromisedTime, 'nextAt'> {
  const next = lateRungs(limit)[reachedOf(promised)]
  const nextAt =
    promised.dueAt === undefined || next === undefined || next.at === 0 ? undefined : later(promised.dueAt, next.at, limit, calendar)
  return nextAt === undefined ? {} : { nextAt }
}

/** Its times after `at`. */
export function dueTimesOf(promised: PromisedTime, limit: Limit, calendar: Calendar, at: number | undefined): DueTimes {
  const { dueAt } = promised
  if (dueAt === undefined) return {}
  const next = nextRung(promised, limit)
  const early =
    limit === undefined ? [] : ladderOf(limit).flatMap((rung) => (rung.at < 0 ? (later(dueAt, rung.at, limit, calendar) ?? []) : []))
  const remindAt = early.filter((instant) => at === undefined || instant > at)
  return { dueAt, ...(next === null ? {} : { actAt: next.at }), ...(remindAt.length === 0 ? {} : { remindAt }) }
}

/** A deadline after the process was held: no time ran meanwhile. `left`: remaining working time until the next event. */
export function postpone(promised: PromisedTime, limit: Limit, { from, to, left }: Pause, calendar: Calendar): PromisedTime | null {
  const { dueAt, isOver, rung } = promised
  const next = nextRung(promised, limit)
  if (dueAt === undefined) return null
  const shifted = (instant: number) =>
    left === undefined || calendar === undefined ? instant + Math.max(0, to - from) : addWorkingTime(to, left, calendar)
  const reached = { ...(isOver === undefined ? {} : { isOver }), ...(rung === undefined ? {} : { rung }) }
  if (isOver !== true && dueAt > from)
    return { dueAt: shifted(dueAt), ...reached, ...nextAtOf({ dueAt: shifted(dueAt), ...reached }, limit, calendar) }
  return next === null ? null : { dueAt, ...reached, nextAt: shifted(next.at) }
}

export interface Pause {
  readonly from: number
  readonly to: number
  readonly left?: number | undefined
}

/** For an open task with working time, how much of it is left until the next event; undefined for any other. */
export function workingTimeLeft(promised: PromisedTime, at: number, limit: Limit, calendar: Calendar): number | undefined {
  const { dueAt, isOver } = promised
  if (dueAt === undefined || !isInWorkingTime(limit) || calendar === undefined) return undefined
  const until = isOver !== true && dueAt > at ? dueAt : nextRung(promised, limit)?.at
  return until === undefined ? undefined : workingTimeBetween(at, until, calendar)
}

/** Whether a step of the engine may have to count working time: only then the shell has to provide the calendar. */
export const countsWorkingTime = ({ nodes, settings }: ProcessDefinition, state: ProcessState | null): boolean =>
  state?.suspended?.left !== undefined ||
  state?.suspended?.ticketLeft !== undefined ||
  isInWorkingTime(settings?.timeLimit) ||
  nodes.some((node) => isPersonNode(node) && isInWorkingTime(node.timeLimit))

/** Whether it matters how urgent a ticket is: then a simulator has to ask. */
export const differsByPriority = ({ nodes, settings }: ProcessDefinition): boolean =>
  [settings?.timeLimit, ...nodes.map((node) => (isPersonNode(node) ? node.timeLimit : undefined))].some(
    (limit) => limit !== undefined && new Set(PRIORITIES.map((priority) => lengthOf(limit, priority))).size > 1,
  )
