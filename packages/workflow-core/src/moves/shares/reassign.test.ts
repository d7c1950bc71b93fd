/** Giving open work to somebody else: table of who may, whose share goes where, and that a refusal changes nothing. */
import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../../commands'
import type { ProcessState } from '../../state'
import { step } from '../../step'
import { context, define, edge, endAt, leaveProcess, seen, startAt, taskAt } from '../../testing/builders'
import { openTask, openTaskId, run } from '../../testing/run'
import { movesFor } from '../moves-for'

const start = { type: 'start', by: 'rita' } as const
const scene = context({ seen: seen({ days: 2 }), assignees: { leader: ['ann', 'bob'] }, granted: ['reassign'] })
const approve = (taskId: string, by: string) => ({ type: 'approve', taskId, by, remark: '' }) as const
const give = (state: ProcessState, from: string | null, to: string): CommandOf<'reassign'> => ({
  type: 'reassign',
  taskId: openTaskId(state),
  from,
  to,
  by: 'admin',
  remark: 'Ann has left',
})
const asked = (state: ProcessState) => openTask(state)?.assignments.map(({ userId, status }) => `${userId} ${status}`)

describe('reassigning', () => {
  const { state } = run(leaveProcess, scene, start)

  it('takes one person’s share to another, who is told, and leaves the others asked', () => {
    const { state: moved, effects } = run(leaveProcess, scene, start, give(state, 'ann', 'eve'))
    expect(asked(moved)).toEqual(['ann closed', 'bob open', 'eve open'])
    expect(effects.map(({ type }) => type)).toEqual(['history.append', 'assignment.close', 'assignment.open', 'notify'])
    expect(effects[0]).toMatchObject({
      record: { kind: 'reassigned', nodeId: 'leader', actor: 'admin', remark: 'Ann has left', assignees: ['eve'], replaced: ['ann'] },
    })
    expect(effects[2]).toMatchObject({ userId: 'eve' })
    expect(effects[3]).toMatchObject({ kind: 'task-assigned', to: ['eve'], nodeName: 'leader' })
  })
  it('takes the shares of everybody who has not answered when none is named', () => {
    expect(asked(run(leaveProcess, scene, start, give(state, null, 'eve')).state)).toEqual(['ann closed', 'bob closed', 'eve open'])
  })
  it('lets the new person decide, and no longer the one before', () => {
    const { state: moved } = run(leaveProcess, scene, start, give(state, null, 'eve'))
    expect(step(leaveProcess, moved, approve(openTaskId(moved), 'ann'), scene)).toMatchObject({ reason: { code: 'task.not-assigned' } })
    const { state: ended } = run(leaveProcess, scene, start, give(state, null, 'eve'), approve(openTaskId(moved), 'eve'))
    expect(ended.status).toBe('approved')
  })
  it('gives a share back to whoever had it before, at their old place', () => {
    const there = give(state, 'ann', 'eve')
    const { state: back, effects } = run(leaveProcess, scene, start, there, give(state, 'eve', 'ann'))
    expect(asked(back)).toEqual(['ann open', 'bob open', 'eve closed'])
    expect(effects.find(({ type }) => type === 'assignment.open')).toMatchObject({ userId: 'ann' })
  })
  it('keeps the answers given where everybody must agree', () => {
    const definition = define([startAt(), taskAt('a', 'all'), endAt()], [edge('start', 'a'), edge('a', 'end')])
    const all = context({ assignees: { a: ['ann', 'bob'] }, granted: ['reassign'] })
    const begun = run(definition, all, start).state
    const taskId = openTaskId(begun)
    const { state: moved } = run(definition, all, start, approve(taskId, 'ann'), give(begun, 'bob', 'eve'))
    expect([moved.status, asked(moved)]).toEqual(['running', ['ann agreed', 'bob closed', 'eve open']])
    const ended = run(definition, all, start, approve(taskId, 'ann'), give(begun, 'bob', 'eve'), approve(taskId, 'eve'))
    expect(ended.state.status).toBe('approved')
  })

  it.each([
    ['by somebody without the right', context({ ...scene, granted: ['terminate'] }), give(state, 'ann', 'eve'), 'managers.only'],
    ['of a task that never was', scene, { ...give(state, 'ann', 'eve'), taskId: 't99' }, 'task.unknown'],
    ['of a share nobody has', scene, give(state, 'eve', 'dan'), 'assignee.not-asked'],
    ['to somebody who is asked already', scene, give(state, 'ann', 'bob'), 'assignee.already-asked'],
    ['to the same person', scene, give(state, 'ann', 'ann'), 'assignee.already-asked'],
  ] as const)('is refused %s', (_what, given, command, code) => {
    expect(step(leaveProcess, state, command, given)).toMatchObject({ ok: false, reason: { code } })
  })
  it('is refused once the task is decided or the process has ended, and then offered to nobody', () => {
    const decided = run(leaveProcess, context({ ...scene, seen: seen({ days: 5 }) }), start, approve(openTaskId(state), 'ann')).state
    const late = { ...give(state, null, 'eve'), taskId: openTaskId(state) }
    expect(step(leaveProcess, decided, late, scene)).toMatchObject({ reason: { code: 'task.already-decided', by: 'ann' } })
    const ended = run(leaveProcess, scene, start, approve(openTaskId(state), 'ann')).state
    expect(step(leaveProcess, ended, late, scene)).toMatchObject({ reason: { code: 'process.finished' } })
    expect(movesFor(leaveProcess, ended, { userId: 'admin', requester: 'rita', granted: ['reassign', 'terminate'] })).toEqual([
      { type: 'copyTo', taskId: null },
    ])
  })
})
