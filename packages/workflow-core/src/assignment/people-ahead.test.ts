/** The people whom the next tasks may ask. */
import { describe, expect, it } from 'vitest'
import type { AssigneeRule } from '../definition'
import { define, edge, endAt, gatewayAt, startAt, taskAt } from '../testing/builders'
import { peopleAhead } from './people-ahead'

const ask = (...userIds: string[]): AssigneeRule[] => [{ kind: 'user', userIds }]
const needs = (userIds: string[], more: object = {}) => ({ userIds, roleIds: [], departmentLeader: false, ...more })

describe('the people ahead of a place', () => {
  it('are those of every task that can be reached through gateways, and not of the tasks behind it', () => {
    const definition = define(
      [
        startAt(),
        taskAt('first', 'any', ask('ann')),
        gatewayAt('fork'),
        gatewayAt('again'),
        taskAt('left', 'any', ask('lea')),
        taskAt('right', 'any', [{ kind: 'role', roleIds: ['r1'] }, { kind: 'departmentLeader' }]),
        taskAt('behind', 'any', ask('ben')),
        endAt(),
      ],
      [
        edge('start', 'first'),
        edge('first', 'fork'),
        edge('fork', 'left'),
        edge('fork', 'again', { order: 1 }),
        edge('again', 'right'),
        edge('again', 'end', { order: 1 }),
        edge('left', 'behind'),
        edge('right', 'end'),
        edge('behind', 'end'),
      ],
    )
    expect(peopleAhead(definition)).toEqual({
      start: needs(['ann']),
      first: needs(['lea'], { roleIds: ['r1'], departmentLeader: true }),
      left: needs(['ben']),
    })
  })
  it('include those who are given a copy on the way, of the start too', () => {
    const copy = { id: 'copy', kind: 'copyTo', name: 'Copy', assignees: ask('cid') } as const
    const definition = define([startAt(), copy, endAt()], [edge('start', 'copy'), edge('copy', 'end')])
    expect(peopleAhead(definition)).toEqual({ start: needs(['cid']) })
  })
  it('include those of the same task when a refusal leads back to it', () => {
    const definition = define(
      [startAt(), taskAt('first', 'any', ask('ann')), endAt()],
      [edge('start', 'first'), edge('first', 'end'), edge('first', 'first', { outcome: 'refuse' })],
    )
    expect(peopleAhead(definition)['first']).toEqual(needs(['ann']))
  })
})
