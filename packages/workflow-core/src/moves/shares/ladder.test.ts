/** A late task climbs its ladder: each rung once, at its time, whatever happens in between. */
import { describe, expect, it } from 'vitest'
import { USUAL_WORKING_TIME } from '../../calendar/working-time'
import { MANAGING_RIGHTS } from '../../commands'
import type { ProcessDefinition, Rung, TimeLimit } from '../../definition'
import { context, define, edge, endAt, startAt, taskAt } from '../../testing/builders'
import { type Act, playerOf } from '../../testing/play'
import { openTask } from '../../testing/run'

const HOUR = 3_600_000
const NAMED = { userIds: ['fay', 'gus'], roleIds: [], postIds: [], departmentIds: [] }
const LADDER: readonly Rung[] = [
  { at: -1800, act: 'remind' },
  { at: -600, act: 'remind' },
  { at: 0, act: 'remind' },
  { at: 3600, act: 'tell', to: NAMED },
  { at: 3600, act: 'raisePriority' },
  { at: 7200, act: 'giveTo', to: NAMED },
]
function limited(ladder: readonly Rung[], completion: 'any' | 'all' = 'all', clock: Pick<TimeLimit, 'clock'> = {}): ProcessDefinition {
  const a = { ...taskAt('a', completion), timeLimit: { seconds: 3600, ladder: [...ladder], ...clock } }
  return define([startAt(), a, taskAt('b'), endAt()], [edge('start', 'a'), edge('a', 'b'), edge('b', 'end')])
}
const scene = context({ assignees: { a: ['ann', 'bob'], b: ['cid'] }, granted: MANAGING_RIGHTS, enabled: ['dan'] })
const playing = (ladder: readonly Rung[] = LADDER, completion: 'any' | 'all' = 'all') => playerOf(limited(ladder, completion), scene, 0)
const reach = (rung: number, hours: number, more: object = {}): Act => ['timeIsUp', '', { at: hours * HOUR, rung, leaders: {}, ...more }]
const BEFORE = [reach(0, 1), reach(1, 2, { people: ['fay'] }), reach(2, 2, { higher: 2 })] as const
const shares = (last: ReturnType<ReturnType<typeof playing>['reached']>) =>
  openTask(last.state)?.assignments.map(({ userId, status }) => `${userId} ${status}`)
const due = (last: ReturnType<ReturnType<typeof playing>['reached']>) => last.effects.find(({ type }) => type === 'task.due')

describe('a ladder', () => {
  it('says when its people are reminded, and when something happens first because the task is late', () => {
    const { effects } = playing().reached()
    expect(effects.find(({ type }) => type === 'task.open')).toMatchObject({
      dueAt: HOUR,
      actAt: HOUR,
      remindAt: [HOUR / 2, (HOUR * 5) / 6],
    })
    const later = playing([{ at: 60, act: 'remind' }]).reached()
    expect(later.effects.find(({ type }) => type === 'task.open')).toMatchObject({ dueAt: HOUR, actAt: HOUR + 60_000 })
    expect(
      playing([])
        .reached()
        .effects.find(({ type }) => type === 'task.open'),
    ).not.toHaveProperty('actAt')
  })
  it('goes on from each rung to the next, and says when that is', () => {
    expect(due(playing().reached(BEFORE[0]))).toMatchObject({ actAt: 2 * HOUR })
    expect(due(playing().reached(...BEFORE))).toMatchObject({ actAt: 3 * HOUR })
    expect(due(playing().reached(...BEFORE, reach(3, 3)))).toBeUndefined()
  })
  it('tells people who are named, makes the ticket more urgent, and says each time for how long it has been late', () => {
    expect(playing().effectLines(BEFORE[0], BEFORE[1]).slice(0, 5)).toEqual([
      'history.append: nodeId=a nodeName=a taskId=t3 assignees=["ann","bob"] kind=overdue late=3600',
      'task.due: taskId=t3 actAt=7200000',
      'notify: kind=task-overdue to=["ann","bob"] nodeName=a taskId=t3',
      'history.append: nodeId=a nodeName=a taskId=t3 assignees=["fay"] kind=copied',
      'copy: to=["fay"] nodeId=a',
    ])
    expect(
      playing()
        .effectLines(...BEFORE)
        .slice(-2),
    ).toEqual(['history.append: nodeId=a nodeName=a taskId=t3 kind=priorityRaised priority=2', 'priority.raise: to=2'])
    expect(playing().effectLines(BEFORE[0], BEFORE[1], reach(2, 2))).toHaveLength(2)
  })
  it('gives the task to one of those who are named where everybody has to agree, and to all of them where one is enough', () => {
    const given = reach(3, 3, { people: ['fay', 'gus'] })
    expect(shares(playing().reached(...BEFORE, given))).toEqual(['ann closed', 'bob closed', 'fay open'])
    expect(shares(playing(LADDER, 'any').reached(...BEFORE, given))).toEqual(['ann closed', 'bob closed', 'fay open', 'gus open'])
  })
  it('leaves whoever is late among those who are named what they have', () => {
    expect(shares(playing().reached(...BEFORE, reach(3, 3, { people: ['bob', 'fay'] })))).toEqual(['ann closed', 'bob closed', 'fay open'])
    const alone = playing().effectLines(...BEFORE, reach(3, 3, { people: ['ann', 'bob'] }))
    expect(alone.at(-1)).toBe('notify: kind=task-overdue to=["ann","bob"] nodeName=a taskId=t3')
  })
  it('reaches each rung once, in their order and not before its time', () => {
    const { refusal } = playing()
    const never = { code: 'move.not-allowed' }
    expect(refusal(reach(1, 2))).toEqual(never)
    expect(refusal(BEFORE[0], reach(0, 1))).toEqual(never)
    expect(refusal(BEFORE[0], reach(1, 1.9))).toEqual(never)
    expect(refusal(...BEFORE, reach(3, 3), reach(4, 9))).toEqual(never)
  })
  it('catches up with what it has missed', () => {
    const last = playing().reached(reach(0, 9))
    expect(due(last)).toMatchObject({ actAt: 2 * HOUR })
    expect(playing().refusal(reach(0, 9), reach(1, 9), reach(2, 9), reach(3, 9))).toBe('taken')
  })
})

describe('while the process is held', () => {
  const held = (from: number, to: number): Act[] => [
    ['suspend', 'adam', { at: from * HOUR }],
    ['resume', 'adam', { at: to * HOUR }],
  ]
  it('no rung comes nearer: the whole ladder is put off, or what is left of it', () => {
    const early = due(playing().reached(...held(0.75, 1.75)))
    expect(early).toMatchObject({ dueAt: 2 * HOUR, actAt: 2 * HOUR, remindAt: [HOUR + (HOUR * 5) / 6] })
    const late = playing().reached(BEFORE[0], ...held(1.5, 4))
    expect(due(late)).toMatchObject({ actAt: 4.5 * HOUR })
    expect(openTask(late.state)?.dueAt).toBe(HOUR)
  })
  it('what is counted in working time has afterwards what it had left', () => {
    const calendar = { ...USUAL_WORKING_TIME, timeZone: 'UTC' }
    const friday = Date.parse('2025-11-14T16:30Z')
    const { reached } = playerOf(limited(LADDER, 'all', { clock: 'working' }), context({ ...scene, calendar }), friday)
    expect(reached().effects.find(({ type }) => type === 'task.open')).toMatchObject({ dueAt: friday + HOUR })
    const over = ['timeIsUp', '', { at: friday + HOUR, rung: 0, leaders: {} }] as const
    // Half an hour is left of Friday.
    expect(due(reached(over))).toMatchObject({ actAt: Date.parse('2025-11-17T09:30Z') })
    const last = reached(
      over,
      ['suspend', 'adam', { at: Date.parse('2025-11-17T09:15Z') }],
      ['resume', 'adam', { at: Date.parse('2025-11-18T16:00Z') }],
    )
    expect(due(last)).toMatchObject({ actAt: Date.parse('2025-11-18T16:15Z') })
  })
})
