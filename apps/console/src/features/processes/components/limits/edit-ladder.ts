/** What can be done with the rungs of a time limit: each hands on a new list. Pure. */
import { type LadderLimit, ladderOf, type Pool, type Rung, type TimeLimit } from '@formwork/workflow-core'
import { UNITS } from '../duration'

/** Nothing is told of less. */
export const LEAST = UNITS.minutes

type Ladder = LadderLimit['ladder']

export const AT_FIRST: LadderLimit = { seconds: UNITS.days, ladder: [{ at: 0, act: 'remind' }] }

/** As limits are written since they have ladders. */
export function asLadder(limit: TimeLimit): LadderLimit {
  const { seconds, clock } = limit
  return { seconds, ladder: [...ladderOf(limit)], ...(clock === undefined ? {} : { clock }) }
}

export const isEarly = ({ at }: Rung): boolean => at < 0

/** A reminder an hour before, or halfway through where there is no more than that; in its place among the others. */
export function addReminder({ seconds, ladder }: LadderLimit): Ladder {
  const half = Math.floor(seconds / 2 / UNITS.minutes) * UNITS.minutes
  const at = -Math.max(LEAST, Math.min(UNITS.hours, half))
  const place = ladder.findIndex((rung) => rung.at > at)
  return ladder.toSpliced(place < 0 ? ladder.length : place, 0, { at, act: 'remind' })
}

/** Behind all others: once the time is up, else a day after the last, which is eight hours of work. */
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

/** Only those that follow the limit change places with each other: before it people are reminded, and nothing else. */
export function mayMove(ladder: Ladder, from: number, step: -1 | 1): boolean {
  const [rung, other] = [ladder[from], ladder[from + step]]
  return rung !== undefined && other !== undefined && isEarly(rung) === isEarly(other)
}

/** Another act at the same time, to the same people where it is to people at all. */
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
export function inWorkingTime({ seconds, ladder }: LadderLimit): LadderLimit {
  const worked = (length: number) => (length % UNITS.days === 0 ? (length / UNITS.days) * 8 * UNITS.hours : length)
  return { seconds: worked(seconds), ladder: ladder.map((rung) => ({ ...rung, at: worked(rung.at) })), clock: 'working' }
}
