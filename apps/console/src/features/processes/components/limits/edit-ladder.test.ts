/** What is done with the rungs of a time limit. */
import type { LadderLimit } from '@formwork/workflow-core'
import { describe, expect, it } from 'vitest'
import {
  addReminder,
  addRung,
  withOneLength,
  asLadder,
  differing,
  inWorkingTime,
  leftOutOf,
  mayMove,
  moveRung,
  withAct,
  withLength,
} from './edit-ladder'

const HOUR = 3600
const LADDER: LadderLimit['ladder'] = [
  { at: -HOUR, act: 'remind' },
  { at: 0, act: 'tell' },
  { at: HOUR, act: 'raisePriority' },
]

describe('a rung that is added', () => {
  it('before the limit is a reminder an hour before or halfway through, in its place', () => {
    expect(addReminder({ seconds: 24 * HOUR, ladder: [{ at: -2 * HOUR, act: 'remind' }, ...LADDER.slice(1)] }).map(({ at }) => at)).toEqual(
      [-2 * HOUR, -HOUR, 0, HOUR],
    )
    expect(addReminder({ seconds: HOUR, ladder: [] })).toEqual([{ at: -HOUR / 2, act: 'remind' }])
  })
  it('after it comes once the time is up, then a day after the last', () => {
    expect(addRung({ seconds: HOUR, ladder: LADDER.slice(0, 1) }).at(-1)).toEqual({ at: 0, act: 'remind' })
    expect(addRung({ seconds: HOUR, ladder: LADDER }).at(-1)).toEqual({ at: 25 * HOUR, act: 'tell' })
    expect(addRung({ seconds: HOUR, ladder: LADDER, clock: 'working' }).at(-1)).toEqual({ at: 9 * HOUR, act: 'tell' })
  })
})

describe('a rung that is moved', () => {
  it('changes places with the one beside it, and the times stay', () => {
    expect(moveRung(LADDER, 2, -1).slice(1)).toEqual([
      { at: 0, act: 'raisePriority' },
      { at: HOUR, act: 'tell' },
    ])
    expect(moveRung(LADDER, 1, 1)).toEqual(moveRung(LADDER, 2, -1))
  })
  it('takes its time along where that brings them into order', () => {
    expect(moveRung(LADDER.toReversed(), 0, 1).map(({ at }) => at)).toEqual([0, HOUR, -HOUR])
  })
  it('stays on its side of the limit', () => {
    expect([mayMove(LADDER, 1, -1), mayMove(LADDER, 1, 1), mayMove(LADDER, 2, 1), mayMove(LADDER, 0, -1)]).toEqual([
      false,
      true,
      false,
      false,
    ])
  })
})

it('a rung that does something else is at the same time, and to the same people where it is to people', () => {
  const to = { userIds: ['a'], roleIds: [], postIds: [], departmentIds: [] }
  expect(withAct({ at: HOUR, act: 'tell', to }, 'giveTo')).toEqual({ at: HOUR, act: 'giveTo', to })
  expect(withAct({ at: HOUR, act: 'tell', to }, 'raisePriority')).toEqual({ at: HOUR, act: 'raisePriority' })
})

it('a day becomes eight hours of work, at each rung too', () => {
  expect(
    inWorkingTime({
      seconds: 48 * HOUR,
      ladder: [
        { at: -24 * HOUR, act: 'remind' },
        { at: HOUR, act: 'tell' },
      ],
    }),
  ).toEqual({
    seconds: 16 * HOUR,
    ladder: [
      { at: -8 * HOUR, act: 'remind' },
      { at: HOUR, act: 'tell' },
    ],
    clock: 'working',
  })
})

describe('a limit by priority', () => {
  const limit: LadderLimit = { seconds: 48 * HOUR, ladder: LADDER }
  it('begins with the one length there was, and goes back to the longest of them', () => {
    expect(differing(limit).byPriority).toEqual({ 1: 48 * HOUR, 2: 48 * HOUR, 3: 48 * HOUR })
    const changed = withLength(withLength(differing(limit), 1, null), 2, 4 * HOUR)
    expect(withOneLength(withLength(changed, 3, HOUR))).toEqual({ seconds: 4 * HOUR, ladder: LADDER })
  })
  it('is kept by what else is changed, and a day of each becomes eight hours of work', () => {
    const urgent = withLength(withLength(differing(limit), 2, 4 * HOUR), 3, null)
    expect(asLadder(urgent)).toEqual(urgent)
    expect(inWorkingTime(urgent)).toMatchObject({ seconds: 16 * HOUR, byPriority: { 1: 16 * HOUR, 2: 4 * HOUR, 3: null } })
  })
  it('leaves out reminders for those that have less time than that', () => {
    const urgent = withLength(withLength(differing(limit), 2, HOUR), 3, null)
    expect(LADDER.map((rung) => leftOutOf(rung, urgent))).toEqual([[2], [], []])
  })
})

it('a limit from before there were ladders is edited as one', () => {
  expect(asLadder({ seconds: HOUR, remindBefore: 600, whenOver: 'giveToLeader', clock: 'working' })).toEqual({
    seconds: HOUR,
    ladder: [
      { at: -600, act: 'remind' },
      { at: 0, act: 'giveTo' },
    ],
    clock: 'working',
  })
})
