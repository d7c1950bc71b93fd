/** The deadline of a step: who is notified, whose turn it is then, and when nothing happens. */
import { describe, expect, it } from 'vitest'
import { USUAL_WORKING_TIME, type WorkingCalendar } from '../../calendar/working-time'
import { MANAGING_RIGHTS } from '../../commands'
import type { ProcessDefinition, TimeLimit } from '../../definition'
import { context, define, edge, endAt, startAt, taskAt } from '../../testing/builders'
import { type Act, commandOf, playerOf } from '../../testing/play'
import { openTask } from '../../testing/run'
import { step } from '../../step'
import { countsWorkingTime } from '../../tasks/due'

const DUE = 3_600_000
function limited(limit: Partial<TimeLimit> = {}, completion: 'any' | 'all' = 'all'): ProcessDefinition {
  const a = { ...taskAt('a', completion), timeLimit: { seconds: 3600, whenOver: 'remind' as const, ...limit } }
  return define([startAt(), a, taskAt('b'), endAt()], [edge('start', 'a'), edge('a', 'b'), edge('b', 'end')])
}
const scene = context({ assignees: { a: ['ann', 'bob'], b: ['cid'] }, granted: MANAGING_RIGHTS, enabled: ['dan'] })
const playing = (limit: Partial<TimeLimit> = {}, completion: 'any' | 'all' = 'all') => playerOf(limited(limit, completion), scene, 0)
const over = (leaders: Readonly<Record<string, string | null>> = {}, at = DUE): Act => ['timeIsUp', '', { at, leaders }]
const shares = (last: ReturnType<ReturnType<typeof playing>['reached']>) =>
  openTask(last.state)?.assignments.map(({ userId, status }) => `${userId} ${status}`)

describe('a task', () => {
  it('is due so long after it was opened, and says when its people are to be reminded', () => {
    const { state, effects } = playing({ remindBefore: 60 }).reached()
    expect(openTask(state)?.dueAt).toBe(DUE)
    expect(effects.find(({ type }) => type === 'task.open')).toMatchObject({ dueAt: DUE, remindAt: [DUE - 60_000] })
  })
  it('is never due where its step has no limit, nobody has said when it was opened, or a request is corrected', () => {
    expect(openTask(playerOf(limited(), scene).reached().state)?.dueAt).toBeUndefined()
    expect(openTask(playing().reached(['approve', 'ann'], ['approve', 'bob', { at: 5 }]).state)?.dueAt).toBeUndefined()
    const sentBack = playing().reached(['return', 'ann', { at: 5, remark: 'x', back: { target: { kind: 'requester' } } }])
    expect(openTask(sentBack.state)).not.toHaveProperty('dueAt')
  })
  it('has all its time anew when it is opened anew, and what it had when an answer is taken back', () => {
    const { reached } = playing({}, 'any')
    const again = reached(['return', 'ann', { at: 5, back: { target: { kind: 'requester' } } }], ['resubmit', 'rita', { at: 1000 }])
    expect(openTask(again.state)?.dueAt).toBe(DUE + 1000)
    const back = reached(['approve', 'ann', { at: 5 }], ['takeBack', 'ann', { at: 1000 }])
    expect(openTask(back.state)?.dueAt).toBe(DUE)
    expect(back.effects.find(({ type }) => type === 'task.reopen')).toMatchObject({ dueAt: DUE })
  })
  it('is due later by as long as the process was held', () => {
    const { state, effects } = playing({ remindBefore: 60 }).reached(['suspend', 'adam', { at: 1000 }], ['resume', 'adam', { at: 6000 }])
    expect(openTask(state)?.dueAt).toBe(DUE + 5000)
    expect(effects.find(({ type }) => type === 'task.due')).toMatchObject({ taskId: 't3', dueAt: DUE + 5000, remindAt: [DUE - 55_000] })
  })
})

describe('a task with a limit in working time', () => {
  const HOUR = 3_600_000
  const utc = (wall: string) => Date.parse(`${wall}Z`)
  const limit = { seconds: 4 * 3600, remindBefore: 1800, clock: 'working' as const }
  const calendar = { ...USUAL_WORKING_TIME, timeZone: 'UTC' }
  // A Friday.
  const friday = utc('2025-11-14T17:00')
  const working = (given: WorkingCalendar | undefined = calendar) =>
    playerOf(limited(limit), context({ ...scene, ...(given === undefined ? {} : { calendar: given }) }), friday)
  it('is due once so much of it has passed, and its people are reminded in working time as well', () => {
    const { state, effects } = working().reached()
    expect(openTask(state)?.dueAt).toBe(utc('2025-11-17T12:00'))
    expect(effects.find(({ type }) => type === 'task.open')).toMatchObject({ remindAt: [utc('2025-11-17T11:30')] })
    const back = playerOf(limited(limit, 'any'), context({ ...scene, calendar }), friday).reached(
      ['approve', 'ann', { at: friday + 5 }],
      ['takeBack', 'ann', { at: friday + HOUR }],
    )
    expect(back.effects.find(({ type }) => type === 'task.reopen')).toMatchObject({
      dueAt: utc('2025-11-17T12:00'),
      remindAt: [utc('2025-11-17T11:30')],
    })
  })
  it('has afterwards what it had left when the process was held, whatever was made of working time meanwhile', () => {
    const acts = [
      ['suspend', 'adam', { at: friday + HOUR / 2 }],
      ['resume', 'adam', { at: utc('2025-11-19T16:00') }],
    ] as const
    const { state, effects } = working().reached(...acts)
    expect(openTask(state)?.dueAt).toBe(utc('2025-11-20T10:30'))
    expect(effects.find(({ type }) => type === 'task.due')).toMatchObject({ remindAt: [utc('2025-11-20T10:00')] })
    const { state: held } = working().reached(acts[0])
    expect(held.suspended?.left).toEqual({ t3: 3.5 * HOUR })
    const resumed = step(limited(limit), held, commandOf(acts[1], held), {
      ...scene,
      calendar: { ...calendar, days: [{ date: '2025-11-17', kind: 'off', name: '' }] },
    })
    expect(resumed.ok && openTask(resumed.state)?.dueAt).toBe(utc('2025-11-20T10:30'))
  })
  it('is due when it was promised to be, also when working time becomes other hours', () => {
    const { state } = working().reached()
    const later = { ...scene, calendar: { ...calendar, days: [{ date: '2025-11-17', kind: 'off' as const, name: '' }] } }
    const claimed = step(limited(limit), state, commandOf(['urge', 'rita', { at: friday + HOUR }], state), later)
    expect(claimed.ok && openTask(claimed.state)?.dueAt).toBe(utc('2025-11-17T12:00'))
  })
  it('is never due where nobody says when people work, and the process says whether somebody has to', () => {
    expect(openTask(playerOf(limited(limit), scene, friday).reached().state)).not.toHaveProperty('dueAt')
    expect([countsWorkingTime(limited(limit), null), countsWorkingTime(limited(), null)]).toEqual([true, false])
    const { state } = working().reached(['suspend', 'adam', { at: friday + HOUR / 2 }])
    expect(countsWorkingTime(limited(), state)).toBe(true)
  })
})

describe('time that is up', () => {
  it('is told to those who have not answered, and stands in the history', () => {
    expect(playing().effectLines(['approve', 'ann', { at: 5 }], over({ bob: 'dan' }))).toEqual([
      'history.append: nodeId=a nodeName=a taskId=t3 assignees=["bob"] kind=overdue',
      'notify: kind=task-overdue to=["bob"] nodeName=a taskId=t3',
    ])
  })
  it('is told to whoever has claimed the task, and to nobody whom that sets aside', () => {
    expect(playing({}, 'any').effectLines(['claim', 'bob', { at: 5 }], over())).toContain(
      'notify: kind=task-overdue to=["bob"] nodeName=a taskId=t3',
    )
  })
  it('is told to their leaders as well, who may look at the ticket from then on', () => {
    expect(playing({ whenOver: 'tellLeader' }).effectLines(over({ ann: 'dan', bob: 'dan' }))).toEqual([
      'history.append: nodeId=a nodeName=a taskId=t3 assignees=["ann","bob"] kind=overdue',
      'notify: kind=task-overdue to=["ann","bob"] nodeName=a taskId=t3',
      'history.append: nodeId=a nodeName=a taskId=t3 assignees=["dan"] kind=copied',
      'copy: to=["dan"] nodeId=a',
      'notify: kind=task-overdue to=["dan"] nodeName=a taskId=t3',
    ])
    expect(playing({ whenOver: 'tellLeader' }).effectLines(over({ ann: 'bob', bob: null }))).toHaveLength(2)
  })
  it('gives what has no answer to their leaders, with a word on why', () => {
    const last = playing({ whenOver: 'giveToLeader' }).reached(['approve', 'ann', { at: 5 }], over({ bob: 'dan' }))
    expect(shares(last)).toEqual(['ann agreed', 'bob closed', 'dan open'])
    expect(playing({ whenOver: 'giveToLeader' }).effectLines(['approve', 'ann', { at: 5 }], over({ bob: 'dan' }))).toEqual([
      'history.append: nodeId=a nodeName=a taskId=t3 assignees=["bob"] kind=overdue',
      'history.append: nodeId=a nodeName=a taskId=t3 assignees=["dan"] replaced=["bob"] kind=reassigned reason=overdue',
      'assignment.close: taskId=t3 userId=bob status=closed',
      'assignment.open: taskId=t3 userId=dan',
      'notify: kind=task-passed-on to=["dan"] nodeName=a taskId=t3',
    ])
  })
  it('gives the shares of several to one leader as one', () => {
    expect(shares(playing({ whenOver: 'giveToLeader' }).reached(over({ ann: 'dan', bob: 'dan' })))).toEqual([
      'ann closed',
      'bob closed',
      'dan open',
    ])
  })
  it.each<[string, readonly Act[], Readonly<Record<string, string | null>>]>([
    ['nobody leads them', [], { ann: null }],
    ['their leader has answered', [['approve', 'ann', { at: 5 }]], { bob: 'ann' }],
    ['they lead themselves', [], { ann: 'ann', bob: 'bob' }],
  ])('leaves them their share, with a reminder, where %s', (_where, acts, leaders) => {
    const { effectLines, reached } = playing({ whenOver: 'giveToLeader' })
    expect(shares(reached(...acts, over(leaders)))).toEqual(shares(reached(...acts)))
    expect(effectLines(...acts, over(leaders)).at(-1)).toContain('notify: kind=task-overdue')
  })
  it('leaves them their share where the process keeps their leader from judging', () => {
    const own = { ...limited({ whenOver: 'giveToLeader' }), selfApproval: 'refuse' as const }
    expect(shares(playerOf(own, scene, 0).reached(over({ ann: 'rita' })))).toEqual(['ann open', 'bob open'])
  })
  it('happens once, not before its time, and not where nothing waits any more', () => {
    const { refusal } = playing()
    expect(refusal(over({}, DUE - 1))).toEqual({ code: 'move.not-allowed' })
    expect(refusal(over(), over())).toEqual({ code: 'move.not-allowed' })
    expect(refusal(['timeIsUp', '', { taskId: 't9', at: DUE, leaders: {} }])).toEqual({ code: 'task.unknown', taskId: 't9' })
    const decided = [
      ['approve', 'ann', { at: 5 }],
      ['approve', 'bob', { at: 5 }],
    ] as const
    expect(refusal(...decided, ['timeIsUp', '', { taskId: 't3', at: DUE, leaders: {} }])).toMatchObject({ code: 'task.unknown' })
    expect(refusal(['suspend', 'adam', { at: 5 }], over())).toMatchObject({ code: 'process.suspended' })
    expect(refusal(['terminate', 'adam', { at: 5 }], over())).toMatchObject({ code: 'process.finished' })
  })
  it('leaves an act that opened the task to be taken back, and not one on the task itself', () => {
    const two = limited({}, 'any')
    const onB = {
      ...two,
      nodes: two.nodes.map((node) => (node.id === 'b' ? { ...node, timeLimit: { seconds: 60, whenOver: 'remind' as const } } : node)),
    }
    const { refusal } = playerOf(onB, scene, 0)
    expect(refusal(['approve', 'ann', { at: 5 }], over({}, DUE), ['takeBack', 'ann', { at: DUE }])).toBe('taken')
    expect(playing().refusal(['approve', 'ann', { at: 5 }], over(), ['takeBack', 'ann', { at: DUE }])).toEqual({
      code: 'take-back.too-late',
    })
  })
})
