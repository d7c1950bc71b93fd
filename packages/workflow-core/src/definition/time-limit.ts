/** By when something is to be done, and the ladder of what happens around that moment. Nothing is ever decided by it. */
import { z } from '../zod'
import { poolSchema } from './assignee-rule'
import { PROCESS_LIMITS } from './fields'

const seconds = z.number().int().min(60).max(PROCESS_LIMITS.delaySeconds)
/** Only working time counts, also between the rungs; without it time runs day and night. */
const clock = z.literal('working').optional()

/** Seconds after the time limit; before it when negative. */
const at = z.number().int().min(-PROCESS_LIMITS.delaySeconds).max(PROCESS_LIMITS.delaySeconds)
/** Without it the leaders of those who have not answered. */
const to = poolSchema.optional()

/** Those who have not answered get a notice. */
const remind = z.strictObject({ at, act: z.literal('remind') })
/** These get a notice too, and may look at the ticket from then on. */
const tell = z.strictObject({ at, act: z.literal('tell'), to })
/** These are asked in the place of those who have not answered. */
const giveTo = z.strictObject({ at, act: z.literal('giveTo'), to })
/** The ticket becomes more urgent by one. */
const raisePriority = z.strictObject({ at, act: z.literal('raisePriority') })

const rungSchema = z.discriminatedUnion('act', [remind, tell, giveTo, raisePriority])
export type Rung = z.output<typeof rungSchema>

/** How urgent a ticket can be, from normal on. */
export const PRIORITIES = [1, 2, 3] as const
export type PriorityLevel = (typeof PRIORITIES)[number]

const own = z.union([seconds, z.null()]).optional()
/** By the priority of the ticket its own length; null: no limit; absent: that of all others. */
const byPriority = z.strictObject({ 1: own, 2: own, 3: own }).optional()

/** As limits were before they had ladders: one reminder before, and one thing that happens once the time is up. */
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
  /** From the first to the last, each not before the one it stands behind. */
  ladder: z.array(rungSchema).max(PROCESS_LIMITS.rungs),
  clock,
})
export type LadderLimit = z.output<typeof ladderLimitSchema>

/** Time that runs from when people are asked. */
export const timeLimitSchema = z.union([ladderLimitSchema, plainLimitSchema])
export type TimeLimit = z.output<typeof timeLimitSchema>

/** Of a whole ticket, from its start to its end. The leader whom a rung means is the requester's. */
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
