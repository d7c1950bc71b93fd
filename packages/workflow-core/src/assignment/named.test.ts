/** The people a ticket itself names, and whom the shell has to look up before a step. */
import { describe, expect, it } from 'vitest'
import type { ProcessCommand } from '../commands'
import type { AssigneeRule } from '../definition'
import { define, endAt, startAt, taskAt } from '../testing/builders'
import { taskWith, waitingFor } from '../testing/shares'
import { namedByTicket, peopleNamedBy } from './named'

const act = { taskId: 't1', by: 'ann', remark: '' }
const handler: AssigneeRule = { kind: 'handlerOf', nodeId: 'a' }
const done = taskWith('ann+ bob~ cid-', 'all', { status: 'done' })
const tasks = [
  done,
  taskWith('dan+', 'any', { id: 't2', nodeId: 'b', status: 'done' }),
  taskWith('eve+', 'any', { id: 't3', status: 'open' }),
  taskWith('fay+', 'any', { id: 't4', status: 'cancelled' }),
]
const state = waitingFor(done, { tasks, chosen: { b: ['gus', 'hal'], c: ['ian'] } })

describe('a ticket names', () => {
  const named = (id: string, ...assignees: AssigneeRule[]) =>
    namedByTicket({ id, assignees }, state).map(({ userId, rule }) => `${userId} ${rule}`)
  it.each<[string, AssigneeRule[], string[]]>([
    ['those who answered a step, when it was done', [handler], ['ann handlerOf', 'cid handlerOf']],
    ['those chosen at the start', [{ kind: 'chosenByRequester' }], ['gus chosenByRequester', 'hal chosenByRequester']],
    ['those chosen by the person before', [{ kind: 'chosenByPrevious' }], ['gus chosenByPrevious', 'hal chosenByPrevious']],
    ['nobody whom the shell looks up', [{ kind: 'user', userIds: ['ann'] }, { kind: 'requester' }], []],
    [
      'them in the order of the rules',
      [{ kind: 'chosenByPrevious' }, handler],
      ['gus chosenByPrevious', 'hal chosenByPrevious', 'ann handlerOf', 'cid handlerOf'],
    ],
  ])('%s', (_what, rules, expected) => {
    expect(named('b', ...rules)).toEqual(expected)
  })
  it('nobody for a step for which nobody was chosen', () => {
    const none = waitingFor(done)
    expect(named('d', { kind: 'chosenByRequester' })).toEqual([])
    expect(named('toString', { kind: 'chosenByRequester' })).toEqual([])
    expect(namedByTicket({ id: 'b', assignees: [{ kind: 'chosenByRequester' }] }, none)).toEqual([])
  })
})

describe('to be looked up are', () => {
  const definition = define([startAt(), taskAt('a'), taskAt('b', 'any', [{ kind: 'requester' }, handler]), endAt()], [])
  const plain = define([startAt(), taskAt('a'), endAt()], [])
  it.each<[string, Parameters<typeof peopleNamedBy>, string[]]>([
    ['those chosen and those who answered a step that is asked for', [definition, state], ['gus', 'hal', 'ian', 'ann', 'cid']],
    ['those chosen alone', [plain, state], ['gus', 'hal', 'ian']],
    ['nobody before the start', [definition, null], []],
    ['nobody where nobody was chosen', [plain, waitingFor(done)], []],
    ['those chosen with a command', [plain, null, { type: 'start', by: 'rita', chosen: { a: ['uma'] } }], ['uma']],
    ['nobody with a command that chooses nobody', [plain, null, { type: 'start', by: 'rita' }], []],
    ['whoever a share is given to', [plain, state, { type: 'transfer', ...act, to: 'uma' }], ['gus', 'hal', 'ian', 'uma']],
    [
      'all who sign as well',
      [plain, null, { type: 'addSign', ...act, to: ['uma', 'vic'], sign: 'after' } satisfies ProcessCommand],
      ['uma', 'vic'],
    ],
  ])('%s', (_what, given, expected) => {
    expect(peopleNamedBy(...given)).toEqual(expected)
  })
})
