/** Edits of the rungs of a time limit: each returns a new list. Pure. */
import {
  comesWithin,
  type LadderLimit,
  ladderOf,
  lengthOf,
  lengthsOf,
  type Pool,
  PRIORITIES,
  type PriorityLevel,
  type Rung,
  type TimeLimit,
} from '@formwork/workflow-core'
import { UNITS } from '../duration'

/** The shortest limit, and the shortest distance of a rung from its end. */
export const LEAST = UNITS.minutes

type Ladder = LadderLimit['ladder']

export const DEFAULT_LIMIT: LadderLimit = { seconds: UNITS.days, ladder: [{ at: 0, act: 'remind' }] }

/** As limits are written since they have ladders. */
export function asLadder(limit: TimeLimit): LadderLimit {
  const { seconds, clock } = limit
  const byPriority = 'byPriority' in limit && limit.byPriority !== undefined ? { byPriority: limit.byPriority } : {}
  return { seconds, ...byPriority, ladder: [...ladderOf(limit)], ...(clock === undefined ? {} : { clock }) }
}

/** Each priority has its own length from now on: at first the one that all of them had. */
export const differing = (limit: LadderLimit): LadderLimit => ({
  ...limit,
  byPriority: { 1: lengthOf(limit, 1), 2: lengthOf(limit, 2), 3: lengthOf(limit, 3) },
})

/** One length for all of them again: the longest. */
export function withOneLength(limit: LadderLimit): LadderLimit {
  const { byPriority: _, ...one } = limit
  return one
}

/** `seconds` stays the longest of them: the choices for rungs depend on it. */
export function withLength(limit: LadderLimit, priority: PriorityLevel, length: number | null): LadderLimit {
  const changed = { ...limit, byPriority: { ...limit.byPriority, [priority]: length } }
  const lengths = lengthsOf(changed)
  return lengths.length === 0 ? changed : { ...changed, seconds: Math.max(...lengths) }
}

/** Priorities whose tickets never reach a rung, because it would be before they begin. */
export function leftOutOf(rung: Rung, limit: LadderLimit): readonly PriorityLevel[] {
  return PRIORITIES.filter((priority) => {
    const length = lengthOf(limit, priority)
    return length !== null && !comesWithin(rung, length)
  })
}

export const isEarly = ({ at }: Rung): boolean => at < 0

/** A reminder an hour before, or halfway where the limit is shorter than that; sorted into the list. */
export function addReminder({ seconds, ladder }: LadderLimit): Ladder {
  const half = Math.floor(seconds / 2 / UNITS.minutes) * UNITS.minutes
  const at = -Math.max(LEAST, Math.min(UNITS.hours, half))
  const place = ladder.findIndex((rung) => rung.at > at)
  return ladder.toSpliced(place < 0 ? ladder.length : place, 0, { at, act: 'remind' })
}

/** After all others: at the deadline, else a day after the last, which is eight hours of work. */
export function addRung({ ladder, clock }: LadderLimit): Ladder {
  const last = ladder.at(-1)
  const day = clock === 'working' ? 8 * UNITS.hours : UNITS.days
  return [...ladder, last === undefined || isEarly(last) ? { at: 0, act: 'remind' } : { at: last.at + day, act: 'tell' }]
}

/**
 * One place up or down. The times stay where they are, so that what is moved up happens sooner; where they are not in order, the rung takes its own along,
 * which brings them into it.
 */
export function moveRung(ladder: Ladder, from: number, step: -1 | 1): Ladder {
  const [first, second] = [Math.min(from, from + step), Math.max(from, from + step)]
  const [upper, lower] = [ladder[first], ladder[second]]
  if (upper === undefined || lower === undefined) return ladder
  const [above, below] =
    upper.at > lower.at
      ? [lower, upper]
      : [
          { ...lower, at: upper.at },
          { ...upper, at: lower.at },
        ]
  return ladder.with(first, above).with(second, below)
}

/** Only those after the deadline change places with each other: before it there are only reminders. */
export function mayMove(ladder: Ladder, from: number, step: -1 | 1): boolean {
  const [rung, other] = [ladder[from], ladder[from + step]]
  return rung !== undefined && other !== undefined && isEarly(rung) === isEarly(other)
}

/** Another action at the same time, with the same people where it has people. */
export function withAct(rung: Rung, act: Rung['act']): Rung {
  const { at } = rung
  const to = 'to' in rung && rung.to !== undefined ? { to: rung.to } : {}
  return act === 'tell' || act === 'giveTo' ? { at, act, ...to } : { at, act }
}

/** @param to - undefined: the leaders of those who are late */
export function withPeople(rung: Rung, to: Pool | undefined): Rung {
  if (rung.act !== 'tell' && rung.act !== 'giveTo') return rung
  const { at, act } = rung
  return { at, act, ...(to === undefined ? {} : { to }) }
}

/** A day of work has eight hours: two days become sixteen hours. */
export function inWorkingTime({ seconds, byPriority, ladder }: LadderLimit): LadderLimit {
  const worked = (length: number) => (length % UNITS.days === 0 ? (length / UNITS.days) * 8 * UNITS.hours : length)
  const own = Object.entries(byPriority ?? {}).map(([priority, length]) => [priority, typeof length === 'number' ? worked(length) : length])
  return {
    ...(byPriority === undefined ? {} : { byPriority: Object.fromEntries(own) }),
    seconds: worked(seconds),
    ladder: ladder.map((rung) => ({ ...rung, at: worked(rung.at) })),
    clock: 'working',
  }
}
