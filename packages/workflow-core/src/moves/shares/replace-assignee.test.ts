/** Open work of somebody who can no longer act: where it goes, and that this decides nothing. */
import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../../commands'
import type { ProcessState } from '../../state'
import { step } from '../../step'
import { context, define, edge, endAt, leaveProcess, seen, startAt, taskAt } from '../../testing/builders'
import { openTask, openTaskId, run } from '../../testing/run'

const start = { type: 'start', by: 'rita' } as const
const gone = (from: string, leader: string | null): CommandOf<'replaceAssignee'> => ({ type: 'replaceAssignee', from, leader })
const asked = (state: ProcessState) => openTask(state)?.assignments.map(({ userId, status }) => `${userId} ${status}`)
const scene = context({ seen: seen({ days: 2 }), assignees: { leader: ['ann'] }, fallbackAssignees: ['adam', 'eva'] })
const all = define([startAt(), taskAt('a', 'all'), endAt()], [edge('start', 'a'), edge('a', 'end')])
const approve = (state: ProcessState, by: string) => ({ type: 'approve', taskId: openTaskId(state), by, remark: '' }) as const

describe('replacing somebody who cannot act any more', () => {
  it('asks their leader, who is told, and records that nobody did it by hand', () => {
    const { state, effects } = run(leaveProcess, scene, start, gone('ann', 'lee'))
    expect(asked(state)).toEqual(['ann closed', 'lee open'])
    expect(effects.map(({ type }) => type)).toEqual(['history.append', 'assignment.close', 'assignment.open', 'notify'])
    expect(effects[0]).toMatchObject({
      record: { kind: 'reassigned', actor: null, replaced: ['ann'], assignees: ['lee'], fallback: false },
    })
  })
  it.each([
    ['there is no leader', null],
    ['they lead themselves', 'ann'],
  ])('asks the administrators, as an alarm, when %s', (_when, leader) => {
    const { state, effects } = run(leaveProcess, scene, start, gone('ann', leader))
    expect(asked(state)).toEqual(['ann closed', 'adam open', 'eva open'])
    expect(effects[0]).toMatchObject({ record: { fallback: true, assignees: ['adam', 'eva'] } })
  })
  it('lets one administrator stand in where everybody must agree, and keeps the answers given', () => {
    const many = context({ assignees: { a: ['ann', 'bob'] }, fallbackAssignees: ['adam', 'eva'] })
    const begun = run(all, many, start).state
    const { state } = run(all, many, start, approve(begun, 'bob'), gone('ann', null))
    expect([state.status, asked(state)]).toEqual(['running', ['ann closed', 'bob agreed', 'adam open']])
  })
  it('never takes an answer of the leader for two: who has agreed already does not stand in', () => {
    const many = context({ assignees: { a: ['ann', 'lee'] }, fallbackAssignees: ['adam'] })
    const begun = run(all, many, start).state
    const { state } = run(all, many, start, approve(begun, 'lee'), gone('ann', 'lee'))
    expect([state.status, asked(state)]).toEqual(['running', ['ann closed', 'lee agreed', 'adam open']])
  })
  it('only takes the share away where the leader is asked already', () => {
    const many = context({ assignees: { a: ['ann', 'lee'] } })
    const { state, effects } = run(all, many, start, gone('ann', 'lee'))
    expect([asked(state), effects.some(({ type }) => type === 'notify')]).toEqual([['ann closed', 'lee open'], false])
  })
  it('changes nothing where the person is not asked, nobody is left, or the process has ended', () => {
    const { state } = run(leaveProcess, scene, start)
    const code = (from: ProcessState, command: CommandOf<'replaceAssignee'>, given = scene) => step(leaveProcess, from, command, given)
    expect(code(state, gone('bob', 'lee'))).toMatchObject({ reason: { code: 'assignee.not-asked' } })
    expect(code(state, gone('ann', null), context({ fallbackAssignees: ['ann'] }))).toMatchObject({ reason: { code: 'assignees.none' } })
    const ended = run(leaveProcess, scene, start, approve(state, 'ann')).state
    expect(code(ended, gone('ann', 'lee'))).toMatchObject({ reason: { code: 'process.finished' } })
  })
})
