/** The time limit of a whole ticket: it runs from the start to the end, and each thing around it happens once. */
import { describe, expect, it } from 'vitest'
import { USUAL_WORKING_TIME } from '../../calendar/working-time'
import { MANAGING_RIGHTS } from '../../commands'
import type { ProcessDefinition, TicketLimit } from '../../definition'
import { countsWorkingTime } from '../../tasks/due'
import { context, define, edge, endAt, startAt, taskAt } from '../../testing/builders'
import { type Act, playerOf } from '../../testing/play'

const HOUR = 3_600_000
const LIMIT: TicketLimit = {
  seconds: 7200,
  ladder: [
    { at: -1800, act: 'remind' },
    { at: 0, act: 'tell' },
    { at: 3600, act: 'raisePriority' },
    { at: 7200, act: 'tell', to: { userIds: ['fay'], roleIds: [], postIds: [], departmentIds: [] } },
  ],
}
const limited = (timeLimit: TicketLimit = LIMIT): ProcessDefinition => ({
  ...define([startAt(), taskAt('a'), taskAt('b'), endAt()], [edge('start', 'a'), edge('a', 'b'), edge('b', 'end')]),
  settings: { timeLimit },
})
const scene = context({ assignees: { a: ['ann', 'bob'], b: ['cid'] }, granted: MANAGING_RIGHTS })
const playing = () => playerOf(limited(), scene, 0)
const late = (rung: number, hours: number, more: object = {}): Act => [
  'ticketTimeIsUp',
  '',
  { at: hours * HOUR, rung, leaders: {}, ...more },
]
const due = ({ effects }: ReturnType<ReturnType<typeof playing>['reached']>) => effects.find(({ type }) => type === 'ticket.due')
const ANSWERED = [
  ['approve', 'ann', { at: HOUR }],
  ['approve', 'cid', { at: HOUR }],
] as const

describe('a ticket with a time limit', () => {
  it('is due so long after it was started, whatever step it has come to, and no longer once it is finished', () => {
    const { state, effects } = playing().reached()
    expect(state.timeLimit).toEqual({ dueAt: 2 * HOUR })
    expect(effects.find(({ type }) => type === 'ticket.due')).toMatchObject({ dueAt: 2 * HOUR, actAt: 2 * HOUR, remindAt: [1.5 * HOUR] })
    expect(due(playing().reached(ANSWERED[0]))).toBeUndefined()
    expect(playing().refusal(...ANSWERED, late(0, 2))).toEqual({ code: 'process.finished', status: 'approved' })
  })
  it('is never due where nobody has said when it was started, or nobody says when people work', () => {
    expect(playerOf(limited(), scene).reached().state).not.toHaveProperty('timeLimit')
    const working = limited({ ...LIMIT, clock: 'working' })
    expect(playerOf(working, scene, 0).reached().state).not.toHaveProperty('timeLimit')
    expect([countsWorkingTime(working, null), countsWorkingTime(limited(), null)]).toEqual([true, false])
  })
  it('tells whose turn it is and the leader of the requester, then becomes more urgent, then tells whoever is named', () => {
    expect(playing().effectLines(late(0, 2, { leaders: { rita: 'dan' } }))).toEqual([
      'history.append: assignees=["ann","bob"] kind=ticketOverdue',
      'ticket.due: actAt=10800000',
      'notify: kind=ticket-overdue to=["ann","bob"]',
      'history.append: assignees=["dan"] kind=copied',
      'copy: to=["dan"]',
      'notify: kind=ticket-overdue to=["dan"]',
    ])
    expect(playing().effectLines(late(0, 2), late(1, 3, { higher: 3 }))).toEqual([
      'history.append: assignees=["ann","bob"] kind=ticketOverdue late=3600',
      'ticket.due: actAt=14400000',
      'history.append: kind=priorityRaised priority=3',
      'priority.raise: to=3',
    ])
    expect(
      playing()
        .effectLines(late(0, 2), late(1, 3), late(2, 4, { people: ['fay'] }))
        .at(-1),
    ).toBe('notify: kind=ticket-overdue to=["fay"]')
  })
  it('comes to each rung once, in their order and not before its time', () => {
    const never = { code: 'move.not-allowed' }
    expect(playing().refusal(late(0, 1.9))).toEqual(never)
    expect(playing().refusal(late(1, 9))).toEqual(never)
    expect(playing().refusal(late(0, 2), late(0, 2))).toEqual(never)
    expect(playerOf({ ...limited(), settings: {} }, scene, 0).refusal(late(0, 9))).toEqual(never)
    expect(playing().refusal(['suspend', 'adam', { at: 5 }], late(0, 2))).toMatchObject({ code: 'process.suspended' })
  })
  it('leaves the last act to be taken back, and does not come to the same rung again then', () => {
    const { refusal } = playing()
    const back: Act = ['takeBack', 'ann', { at: 2 * HOUR }]
    expect(refusal(ANSWERED[0], late(0, 2), back)).toBe('taken')
    expect(refusal(ANSWERED[0], late(0, 2), back, late(0, 2))).toEqual({ code: 'move.not-allowed' })
  })
  it('goes on where it is opened again, with the time that has passed meanwhile', () => {
    const reopened = playing().reached(...ANSWERED, ['reopen', 'adam', { at: 1.75 * HOUR, nodeId: null }])
    expect(due(reopened)).toMatchObject({ dueAt: 2 * HOUR, actAt: 2 * HOUR })
    expect(due(reopened)).not.toHaveProperty('remindAt')
    expect(due(playing().reached(...ANSWERED, ['takeBack', 'cid', { at: HOUR }]))).toMatchObject({
      actAt: 2 * HOUR,
      remindAt: [1.5 * HOUR],
    })
  })
})

describe('while the process is held', () => {
  it('no time runs', () => {
    const last = playing().reached(['suspend', 'adam', { at: HOUR }], ['resume', 'adam', { at: 5 * HOUR }])
    expect(due(last)).toMatchObject({ dueAt: 6 * HOUR, actAt: 6 * HOUR, remindAt: [5.5 * HOUR] })
    const over = playing().reached(late(0, 2), ['suspend', 'adam', { at: 2.5 * HOUR }], ['resume', 'adam', { at: 5 * HOUR }])
    expect(due(over)).toMatchObject({ actAt: 5.5 * HOUR })
    expect(over.state.timeLimit).toMatchObject({ dueAt: 2 * HOUR })
  })
  it('working time that was left is left afterwards', () => {
    const calendar = { ...USUAL_WORKING_TIME, timeZone: 'UTC' }
    const friday = Date.parse('2025-11-14T16:30Z')
    const { reached } = playerOf(limited({ ...LIMIT, clock: 'working' }), context({ ...scene, calendar }), friday)
    expect(reached().state.timeLimit?.dueAt).toBe(Date.parse('2025-11-17T09:30Z'))
    const held = reached(['suspend', 'adam', { at: friday + HOUR }])
    expect(held.state.suspended?.ticketLeft).toBe(HOUR)
    expect(countsWorkingTime(limited(), held.state)).toBe(true)
    const last = reached(['suspend', 'adam', { at: friday + HOUR }], ['resume', 'adam', { at: Date.parse('2025-11-18T16:00Z') }])
    expect(due(last)).toMatchObject({ dueAt: Date.parse('2025-11-18T17:00Z') })
  })
})
