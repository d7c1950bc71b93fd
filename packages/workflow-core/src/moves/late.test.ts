/** A late move is answered with what happened to the task; and who corrects a request when the requester cannot. */
import { describe, expect, it } from 'vitest'
import { MANAGING_RIGHTS, type ProcessCommand } from '../commands'
import type { StepContext } from '../context'
import type { AssignmentStatus, ProcessState, TaskState } from '../state'
import { step } from '../step'
import { context, define, edge, endAt, startAt, taskAt } from '../testing/builders'
import { openTask, openTaskId, run } from '../testing/run'
import { decisionOf } from './task-decision'

const start = { type: 'start', by: 'rita' } as const
const definition = define([startAt(), taskAt('a', 'all'), taskAt('b'), endAt()], [edge('start', 'a'), edge('a', 'b'), edge('b', 'end')])
const scene = context({ assignees: { a: ['ann'], b: ['bob', 'cid'] } })
const act = <Type extends ProcessCommand['type']>(type: Type, by: string, taskId: string) => ({ type, by, taskId, remark: '' })
const refusal = (state: ProcessState, command: ProcessCommand, given: StepContext = scene) => {
  const result = step(definition, state, command, given)
  return result.ok ? 'taken' : result.reason
}
const atB = () => {
  const first = run(definition, scene, start).state
  return run(definition, scene, start, act('approve', 'ann', openTaskId(first))).state
}

describe('how a task was decided', () => {
  const decided = (status: TaskState['status'], ...shares: AssignmentStatus[]) =>
    decisionOf({
      id: 't1',
      nodeId: 'a',
      tokenId: 't0',
      status,
      completion: 'all',
      decidedBy: 'ann',
      assignments: shares.map((share, index) => ({ userId: `u${index}`, status: share })),
    })
  it.each([
    ['cancelled', 'cancelled', ['refused']],
    ['refused', 'done', ['agreed', 'refused']],
    ['agreed', 'done', ['agreed', 'closed']],
  ] as const)('%s', (outcome, status, shares) => {
    expect(decided(status, ...shares)).toEqual({ code: 'task.already-decided', taskId: 't1', outcome, by: 'ann' })
  })
})

describe('a task that is no longer kept', () => {
  const forgetful = (more: Partial<ProcessState>): ProcessState => ({ ...atB(), sequence: 20, ...more })
  const over = (taskId: string) => ({ code: 'task.already-decided', taskId, outcome: 'cancelled', by: null })
  it('was decided, if its number was handed out', () => {
    const state = forgetful({ formerlyAsked: ['eve'] })
    for (const id of ['t1', 't20']) expect(refusal(state, act('approve', 'bob', id))).toEqual(over(id))
  })
  it('is unknown where its number was never handed out, or is none', () => {
    const state = forgetful({ formerlyAsked: ['eve'] })
    for (const id of ['t21', 'xt1', 't1x', 't', 'tx', '']) {
      expect(refusal(state, act('approve', 'bob', id))).toEqual({ code: 'task.unknown', taskId: id })
    }
  })
  it('is unknown while nothing was forgotten', () => {
    expect(refusal(forgetful({}), act('approve', 'bob', 't1'))).toEqual({ code: 'task.unknown', taskId: 't1' })
  })
})

describe('a move out of turn', () => {
  it('names the task where it is no move of it, and nothing where it is one of the ticket', () => {
    const state = atB()
    const taskId = openTaskId(state)
    expect(refusal(state, act('resubmit', 'bob', taskId))).toEqual({ code: 'task.no-such-move', taskId })
    expect(refusal(state, { type: 'withdraw', by: 'bob', remark: '' })).toEqual({ code: 'requester.only' })
  })
  it('of those who manage says first that one may not, then what became of the task', () => {
    const state = atB()
    const closed = state.tasks.find(({ status }) => status === 'done')?.id ?? ''
    const reassign = { ...act('reassign', 'ann', closed), from: 'ann', to: 'eve' }
    expect(refusal(state, reassign)).toEqual({ code: 'managers.only' })
    const managing = { ...scene, granted: MANAGING_RIGHTS }
    expect(refusal(state, reassign, managing)).toEqual({ code: 'task.already-decided', taskId: closed, outcome: 'agreed', by: 'ann' })
  })
  it('of removing a signature says what is wrong with that, not with one’s turn', () => {
    const state = atB()
    const taskId = openTaskId(state)
    expect(refusal(state, { ...act('removeSign', 'dan', taskId), userId: 'cid' })).toMatchObject({ code: 'signer.unknown' })
  })
})

describe('a request that goes back', () => {
  const back = (given: Partial<StepContext>) => {
    const state = atB()
    const command = { ...act('return', 'bob', openTaskId(state)), back: { target: { kind: 'requester' } } } as const
    return step(definition, state, command, { ...scene, ...given })
  }
  const asked = (given: Partial<StepContext>) => {
    const result = back(given)
    if (!result.ok) return result.reason
    const { kind, nodeId, assignments } = openTask(result.state) ?? {}
    const alarm = result.effects.some(({ type }) => type === 'alarm')
    return { kind, nodeId, people: assignments?.map(({ userId }) => userId), alarm }
  }
  const correction = { kind: 'resubmit', nodeId: 'start', alarm: false }

  it('is corrected by the requester, and the task is named after the start', () => {
    expect(asked({})).toEqual({ ...correction, people: ['rita'] })
    expect(asked({ requesterEnabled: true })).toEqual({ ...correction, people: ['rita'] })
    const result = back({})
    expect(result.ok && result.effects).toContainEqual(expect.objectContaining({ type: 'task.open', nodeId: 'start', nodeName: 'Start' }))
  })
  it('is corrected by the leader of a requester who was disabled', () => {
    expect(asked({ requesterEnabled: false, requesterLeader: 'lena' })).toEqual({ ...correction, people: ['lena'] })
  })
  it('is corrected by an administrator, with an alarm, where there is no leader either', () => {
    expect(asked({ requesterEnabled: false })).toEqual({ ...correction, people: ['admin'], alarm: true })
  })
  it('cannot go back where nobody at all could correct it', () => {
    expect(asked({ requesterEnabled: false, fallbackAssignees: [] })).toEqual({ code: 'assignees.none', nodeId: 'start' })
  })
})
