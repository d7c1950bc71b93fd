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

export const rungSchema = z.discriminatedUnion('act', [
  /** Those who have not answered get a notice. */
  z.strictObject({ at, act: z.literal('remind') }),
  /** These get a notice too, and may look at the ticket from then on. */
  z.strictObject({ at, act: z.literal('tell'), to }),
  /** These are asked in the place of those who have not answered. */
  z.strictObject({ at, act: z.literal('giveTo'), to }),
  /** The ticket becomes more urgent by one. */
  z.strictObject({ at, act: z.literal('raisePriority') }),
])
export type Rung = z.output<typeof rungSchema>

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
  /** From the first to the last, each not before the one it stands behind. */
  ladder: z.array(rungSchema).max(PROCESS_LIMITS.rungs),
  clock,
})
export type LadderLimit = z.output<typeof ladderLimitSchema>

/** Time that runs from when people are asked. */
export const timeLimitSchema = z.union([ladderLimitSchema, plainLimitSchema])
export type TimeLimit = z.output<typeof timeLimitSchema>

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
