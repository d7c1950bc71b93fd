/** Time limits, and the ladder of what happens around a deadline. It never decides anything. */
import { z } from '../zod'
import { poolSchema } from './assignee-rule'
import { PROCESS_LIMITS } from './fields'

const seconds = z.number().int().min(60).max(PROCESS_LIMITS.delaySeconds)
/** Only working time counts, also between the rungs; without it time runs day and night. */
const clock = z.literal('working').optional()

/** Seconds after the deadline; before it when negative. */
const at = z.number().int().min(-PROCESS_LIMITS.delaySeconds).max(PROCESS_LIMITS.delaySeconds)
/** Without it the leaders of those who have not answered. */
const to = poolSchema.optional()

/** Those who have not answered get a notice. */
const remind = z.strictObject({ at, act: z.literal('remind') })
/** They get a notice too, and may see the ticket from then on. */
const tell = z.strictObject({ at, act: z.literal('tell'), to })
/** They are asked in place of those who have not answered. */
const giveTo = z.strictObject({ at, act: z.literal('giveTo'), to })
/** The priority of the ticket is raised by one. */
const raisePriority = z.strictObject({ at, act: z.literal('raisePriority') })

const rungSchema = z.discriminatedUnion('act', [remind, tell, giveTo, raisePriority])
export type Rung = z.output<typeof rungSchema>

/** How urgent a ticket can be, from normal on. */
export const PRIORITIES = [1, 2, 3] as const
export type PriorityLevel = (typeof PRIORITIES)[number]

const own = z.union([seconds, z.null()]).optional()
/** By the priority of the ticket its own length; null: no limit; absent: that of all others. */
const byPriority = z.strictObject({ 1: own, 2: own, 3: own }).optional()

/** Limits from before ladders: one reminder before, and one action at the deadline. */
const plainLimitSchema = z.strictObject({
  seconds,
  /** A reminder so many seconds before the time is up; without it none. */
  remindBefore: seconds.optional(),
  whenOver: z.enum(['remind', 'tellLeader', 'giveToLeader']),
  clock,
})
const ladderLimitSchema = z.strictObject({
  seconds,
  byPriority,
  /** In order, each not before the previous one. */
  ladder: z.array(rungSchema).max(PROCESS_LIMITS.rungs),
  clock,
})
export type LadderLimit = z.output<typeof ladderLimitSchema>

/** Runs from when people are asked. */
export const timeLimitSchema = z.union([ladderLimitSchema, plainLimitSchema])
export type TimeLimit = z.output<typeof timeLimitSchema>

/** For a whole ticket, from its start to its end. A rung for leaders means the requester's. */
export const ticketLimitSchema = z.strictObject({
  ...ladderLimitSchema.shape,
  ladder: z.array(z.discriminatedUnion('act', [remind, tell, raisePriority])).max(PROCESS_LIMITS.rungs),
})
export type TicketLimit = z.output<typeof ticketLimitSchema>

/** @returns null where tickets of this priority have no limit */
export function lengthOf(limit: TimeLimit, priority: PriorityLevel): number | null {
  const length = 'byPriority' in limit ? limit.byPriority?.[priority] : undefined
  return length === undefined ? limit.seconds : length
}

/** Of all priorities that have a limit, in their order. */
export const lengthsOf = (limit: TimeLimit): readonly number[] => PRIORITIES.flatMap((priority) => lengthOf(limit, priority) ?? [])

const AT_ONCE = {
  remind: { at: 0, act: 'remind' },
  tellLeader: { at: 0, act: 'tell' },
  giveToLeader: { at: 0, act: 'giveTo' },
} as const satisfies Record<string, Rung>

export function ladderOf(limit: TimeLimit): readonly Rung[] {
  if ('ladder' in limit) return limit.ladder
  const { remindBefore, whenOver } = limit
  return [...(remindBefore === undefined ? [] : [{ at: -remindBefore, act: 'remind' } as const]), AT_ONCE[whenOver]]
}
