/** Single commands on small processes. */
import { describe, expect, it } from 'vitest'
import { movesFor } from './moves/moves-for'
import { step } from './step'
import { context, define, edge, endAt, gatewayAt, leaveProcess, seen, startAt, taskAt, when } from './testing/builders'
import { openTask, openTaskId, run } from './testing/run'

const people = { leader: ['ann', 'bob'], director: ['dora', 'dan'] }
const start = { type: 'start', by: 'rita' } as const
const short = context({ seen: seen({ days: 2 }), assignees: people })
const long = context({ seen: seen({ days: 5 }), assignees: people })
const approve = (taskId: string, by: string) => ({ type: 'approve', taskId, by, remark: '' }) as const
const refuse = (taskId: string, by: string) => ({ type: 'refuse', taskId, by, remark: 'no' }) as const

describe('starting', () => {
  it('opens one task for the people of the first node', () => {
    const { state, effects } = run(leaveProcess, short, start)
    expect(state.status).toBe('running')
    expect(openTask(state)?.assignments.map((assignment) => assignment.userId)).toEqual(['ann', 'bob'])
    expect(effects.filter((effect) => effect.type === 'history.append').map((effect) => effect.record.kind)).toEqual([
      'started',
      'assigned',
    ])
    expect(effects.find((effect) => effect.type === 'notify')).toMatchObject({ kind: 'task-assigned', to: ['ann', 'bob'] })
  })
  it('asks a person once however often the rules name them', () => {
    const { state } = run(leaveProcess, context({ assignees: { leader: ['ann', 'ann'] } }), start)
    expect(openTask(state)?.assignments).toHaveLength(1)
  })
  it('asks the administrators, with an alarm and one answer enough, when the rules lead to nobody', () => {
    const definition = define([startAt(), taskAt('a', 'all'), endAt()], [edge('start', 'a'), edge('a', 'end')])
    const { state, effects } = run(definition, context({ fallbackAssignees: ['admin', 'root'] }), start)
    expect(openTask(state)).toMatchObject({ completion: 'any', assignments: [{ userId: 'admin' }, { userId: 'root' }] })
    expect(effects.find((effect) => effect.type === 'task.open')).toMatchObject({ fallback: true })
  })
  it('is refused, not approved, when there is nobody at all to ask', () => {
    expect(step(leaveProcess, null, start, context({ fallbackAssignees: [] }))).toEqual({
      ok: false,
      reason: { code: 'assignees.none', nodeId: 'leader' },
    })
  })
  it('is refused a second time', () => {
    const { state } = run(leaveProcess, short, start)
    expect(step(leaveProcess, state, start, short)).toMatchObject({ ok: false, reason: { code: 'process.already-started' } })
  })
})

describe('approving', () => {
  it('ends the process when the default branch leads to the end', () => {
    const begun = run(leaveProcess, short, start)
    const { state, effects } = run(leaveProcess, short, start, approve(openTaskId(begun.state), 'bob'))
    expect(state).toMatchObject({ status: 'approved', tokens: [] })
    expect(state.tasks[0]?.assignments).toEqual([
      { userId: 'ann', status: 'closed' },
      { userId: 'bob', status: 'agreed' },
    ])
    expect(effects.at(-1)).toMatchObject({ type: 'notify', kind: 'ticket-approved', to: ['rita'] })
  })
  it('takes the branch whose condition matches and waits there for everybody', () => {
    const first = approve('t5', 'ann')
    const begun = run(leaveProcess, long, start)
    const taskId = openTaskId(begun.state)
    const second = run(leaveProcess, long, start, { ...first, taskId })
    const directorTask = openTaskId(second.state)
    const half = run(leaveProcess, long, start, { ...first, taskId }, approve(directorTask, 'dora'))
    expect(half.state.status).toBe('running')
    expect(openTask(half.state)?.nodeId).toBe('director')
    const done = run(leaveProcess, long, start, { ...first, taskId }, approve(directorTask, 'dora'), approve(directorTask, 'dan'))
    expect(done.state.status).toBe('approved')
  })
  it('names who decided to whoever comes late', () => {
    const begun = run(leaveProcess, long, start)
    const taskId = openTaskId(begun.state)
    const { state } = run(leaveProcess, long, start, approve(taskId, 'bob'))
    expect(step(leaveProcess, state, approve(taskId, 'ann'), long)).toEqual({
      ok: false,
      reason: { code: 'task.already-decided', taskId, outcome: 'agreed', by: 'bob' },
    })
  })
  it('tells a second vote of the same person apart', () => {
    const definition = define([startAt(), taskAt('a', 'all'), endAt()], [edge('start', 'a'), edge('a', 'end')])
    const both = context({ assignees: { a: ['ann', 'bob'] } })
    const taskId = openTaskId(run(definition, both, start).state)
    const { state } = run(definition, both, start, approve(taskId, 'ann'))
    expect(step(definition, state, approve(taskId, 'ann'), both)).toMatchObject({ ok: false, reason: { code: 'task.already-voted' } })
  })
  it('is refused to people who were not asked, and for tasks that never were', () => {
    const { state } = run(leaveProcess, short, start)
    expect(step(leaveProcess, state, approve(openTaskId(state), 'eve'), short)).toMatchObject({ reason: { code: 'task.not-assigned' } })
    expect(step(leaveProcess, state, approve('t99', 'ann'), short)).toMatchObject({ reason: { code: 'task.unknown' } })
  })
})

describe('refusing', () => {
  it('ends the process as refused when no edge says otherwise', () => {
    const begun = run(leaveProcess, short, start)
    const { state, effects } = run(leaveProcess, short, start, refuse(openTaskId(begun.state), 'ann'))
    expect(state).toMatchObject({ status: 'refused', tokens: [] })
    expect(effects.at(-1)).toMatchObject({ kind: 'ticket-refused' })
  })
  it('follows the refuse edge when there is one, at the first refusal of many', () => {
    const begun = run(leaveProcess, long, start)
    const second = run(leaveProcess, long, start, approve(openTaskId(begun.state), 'ann'))
    const { state } = run(leaveProcess, long, start, approve(openTaskId(begun.state), 'ann'), refuse(openTaskId(second.state), 'dora'))
    expect(state.status).toBe('running')
    expect(openTask(state)?.nodeId).toBe('leader')
  })
  it('ends as refused when the refuse edge leads to an end', () => {
    const definition = define(
      [startAt(), taskAt('a'), endAt()],
      [edge('start', 'a'), edge('a', 'end'), edge('a', 'end', { id: 'no', outcome: 'refuse' })],
    )
    const begun = run(definition, context({ assignees: { a: ['ann'] } }), start)
    const { state } = run(definition, context({ assignees: { a: ['ann'] } }), start, refuse(openTaskId(begun.state), 'ann'))
    expect(state.status).toBe('refused')
  })
})

describe('withdrawing', () => {
  const withdraw = (by: string) => ({ type: 'withdraw', by, remark: '' }) as const
  it('is the requester’s alone and closes what was open', () => {
    const { state } = run(leaveProcess, short, start)
    expect(step(leaveProcess, state, withdraw('ann'), short)).toMatchObject({ reason: { code: 'requester.only' } })
    const gone = run(leaveProcess, short, start, withdraw('rita'))
    expect(gone.state).toMatchObject({ status: 'withdrawn', tokens: [], tasks: [{ status: 'cancelled' }] })
    expect(movesFor(leaveProcess, gone.state, { userId: 'rita', requester: 'rita', granted: [] })).toEqual([
      { type: 'copyTo', taskId: null },
    ])
    expect(step(leaveProcess, gone.state, withdraw('rita'), short)).toMatchObject({ reason: { code: 'process.finished' } })
  })
})

describe('an unsound definition', () => {
  it('stops at the gateway that has no way out, changing nothing', () => {
    const definition = define([startAt(), gatewayAt('g'), endAt()], [edge('start', 'g'), edge('g', 'end', { condition: when('x', 1) })])
    expect(step(definition, null, start, context())).toEqual({ ok: false, reason: { code: 'flow.no-way-out', nodeId: 'g' } })
  })
  it('is stopped when it would run for ever', () => {
    const definition = define(
      [startAt(), gatewayAt('g'), gatewayAt('h')],
      [edge('start', 'g'), edge('g', 'h', { isDefault: true }), edge('h', 'g', { isDefault: true })],
    )
    expect(step(definition, null, start, context())).toMatchObject({ ok: false, reason: { code: 'flow.endless' } })
  })
})
