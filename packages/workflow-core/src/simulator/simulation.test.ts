/** Playing a definition without a server: made-up people, the real step, and why each was asked. */
import { describe, expect, it } from 'vitest'
import { MANAGING_RIGHTS } from '../commands'
import type { AssigneeRule } from '../definition'
import { define, edge, endAt, gatewayAt, seen, startAt, taskAt, when } from '../testing/builders'
import { openTask, openTaskId } from '../testing/run'
import { actIn, movesIn, playAll, startSimulation, stateOf } from './simulation'
import { ADMINISTRATOR, directoryOf, isStandIn, playedPeople, standInsOf } from './stand-ins'

const leader: AssigneeRule = { kind: 'departmentLeader' }
const definition = define(
  [startAt(), taskAt('a', 'any', [leader]), gatewayAt('g'), taskAt('b', 'any', [{ kind: 'role', roleIds: ['r'] }]), endAt()],
  [
    edge('start', 'a'),
    edge('a', 'g'),
    edge('g', 'b', { condition: when('days', 3) }),
    edge('g', 'end', { order: 1, isDefault: true }),
    edge('b', 'end'),
  ],
)
const world = (days: number) => ({
  seen: seen({ days }),
  directory: directoryOf(definition, 'rita', { 'stand-in:leader:1': 'lena' }),
  administrators: ['admin'],
})
const start = { type: 'start', by: 'rita' } as const
const begun = (days = 5) => {
  const result = actIn(startSimulation(definition, world(days)), start)
  if (!result.ok) throw new Error(result.reason.code)
  return result.simulation
}
type Played = ReturnType<typeof begun>
const askedIn = (simulation: Played) => {
  const state = stateOf(simulation)
  return state === null ? undefined : openTask(state)?.assignments
}
const after = (simulation: Played, by: string): Played => {
  const result = actIn(simulation, approve(simulation, by))
  if (!result.ok) throw new Error(result.reason.code)
  return result.simulation
}
const approve = (simulation: Played, by: string) => {
  const state = stateOf(simulation)
  return { type: 'approve', by, taskId: state === null ? '' : openTaskId(state), remark: '' } as const
}

describe('a played process', () => {
  it('stands nowhere before it is started, and offers nobody anything', () => {
    const blank = startSimulation(definition, world(1))
    expect([stateOf(blank), movesIn(blank, 'admin')]).toEqual([null, []])
  })
  it('asks whoever is cast, and says by which rule', () => {
    const simulation = begun()
    expect(askedIn(simulation)).toMatchObject([{ userId: 'lena' }])
    expect(simulation.steps.at(-1)?.trace).toContainEqual({ kind: 'person', nodeId: 'a', userId: 'lena', because: 'departmentLeader' })
    expect(simulation.steps.at(-1)?.effects.map(({ type }) => type)).toContain('task.open')
  })
  it('goes by the condition that holds for the values, to a stand-in where nobody is cast', () => {
    const on = after(begun(5), 'lena')
    expect(askedIn(on)).toMatchObject([{ userId: 'stand-in:role:r' }])
    expect(on.steps.at(-1)?.trace).toContainEqual({ kind: 'edge', nodeId: 'g', edgeId: 'g-b', held: true, taken: true })
    expect(stateOf(after(begun(1), 'lena'))?.status).toBe('approved')
  })
  it('offers administrators their moves, and others theirs', () => {
    const types = (userId: string) => movesIn(begun(), userId).map(({ type }) => type)
    expect(types('lena')).toContain('approve')
    expect(types('lena')).not.toContain('terminate')
    expect(types('admin')).toContain('terminate')
    expect(MANAGING_RIGHTS.length).toBeGreaterThan(0)
    expect(types('rita')).toContain('withdraw')
  })
  it('is ended by an administrator, and by nobody else', () => {
    const terminate = (by: string) => actIn(begun(), { type: 'terminate', by, remark: 'no' })
    expect(terminate('admin')).toMatchObject({ ok: true })
    expect(terminate('lena')).toMatchObject({ ok: false, reason: { code: 'managers.only' } })
  })
  it('takes commands of nobody: a wait that is over', () => {
    expect(actIn(begun(), { type: 'jobDone', jobId: 'none' })).toMatchObject({ ok: false })
  })
  it('plays a whole list, and says how far it came and why not further', () => {
    const first = approve(begun(), 'lena')
    const all = playAll(startSimulation(definition, world(5)), [start, first])
    expect([all.refused, all.simulation.steps.length]).toEqual([null, 2])
    const stuck = playAll(startSimulation(definition, world(5)), [start, { ...first, by: 'rita' }, first])
    expect(stuck.simulation.steps.map(({ command }) => command)).toEqual([start])
    expect(stuck.refused).toMatchObject({ code: 'task.not-assigned' })
  })
})

describe('those who stand in for people a definition does not name', () => {
  const rules: AssigneeRule[] = [
    leader,
    { kind: 'leadersUpTo', level: 3 },
    { kind: 'role', roleIds: ['r'] },
    { kind: 'post', postIds: ['p'] },
    { kind: 'department', departmentIds: ['d'] },
    { kind: 'departmentLeader', departmentIds: ['e'] },
    { kind: 'roleInDepartment', roleIds: ['r'], departmentId: 'd' },
    { kind: 'field', model: 'buyer', holds: 'persons' },
    { kind: 'field', model: 'unit', holds: 'departments' },
    { kind: 'user', userIds: ['ann'] },
  ]
  const asking = (...all: AssigneeRule[]) => define([startAt(), taskAt('a', 'any', all), endAt()], [edge('start', 'a'), edge('a', 'end')])
  const all = asking(...rules)
  it('are one for each rule, the leaders of each level apart', () => {
    expect(standInsOf(all)).toMatchInlineSnapshot(`
      [
        {
          "id": "stand-in:leader:1",
          "rule": {
            "kind": "departmentLeader",
          },
        },
        {
          "id": "stand-in:leader:2",
          "rule": {
            "kind": "leader",
            "level": 2,
          },
        },
        {
          "id": "stand-in:leader:3",
          "rule": {
            "kind": "leader",
            "level": 3,
          },
        },
        {
          "id": "stand-in:role:r",
          "rule": {
            "kind": "role",
            "roleIds": [
              "r",
            ],
          },
        },
        {
          "id": "stand-in:post:p",
          "rule": {
            "kind": "post",
            "postIds": [
              "p",
            ],
          },
        },
        {
          "id": "stand-in:department:d",
          "rule": {
            "departmentIds": [
              "d",
            ],
            "kind": "department",
          },
        },
        {
          "id": "stand-in:leads:e",
          "rule": {
            "departmentIds": [
              "e",
            ],
            "kind": "departmentLeader",
          },
        },
        {
          "id": "stand-in:in:d:r",
          "rule": {
            "departmentId": "d",
            "kind": "roleInDepartment",
            "roleIds": [
              "r",
            ],
          },
        },
        {
          "id": "stand-in:field:buyer",
          "rule": {
            "holds": "persons",
            "kind": "field",
            "model": "buyer",
          },
        },
        {
          "id": "stand-in:field:unit",
          "rule": {
            "holds": "departments",
            "kind": "field",
            "model": "unit",
          },
        },
      ]
    `)
    expect(standInsOf(asking({ kind: 'user', userIds: ['ann'] }))).toEqual([])
    expect(standInsOf(asking({ kind: 'leader', level: 1 })).map(({ id }) => id)).toEqual(['stand-in:leader:1'])
  })
  it('are told from people', () => {
    expect([isStandIn(ADMINISTRATOR), isStandIn('stand-in:role:r'), isStandIn('ann'), isStandIn('a stand-in:')]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
  it('are asked in the place of whoever the rule means', () => {
    const { assignees, requesterLeader, fallbackAssignees, because } = playedPeople(all, 'rita', {})
    expect(assignees['a']).toMatchInlineSnapshot(`
      [
        "stand-in:leader:1",
        "stand-in:leader:2",
        "stand-in:leader:3",
        "stand-in:role:r",
        "stand-in:post:p",
        "stand-in:department:d",
        "stand-in:leads:e",
        "stand-in:in:d:r",
        "stand-in:field:buyer",
        "stand-in:field:unit",
        "ann",
      ]
    `)
    expect([requesterLeader, fallbackAssignees]).toEqual(['stand-in:leader:1', [ADMINISTRATOR]])
    expect(because?.['a']?.map(({ rule }) => rule)).toEqual([
      'departmentLeader',
      'leadersUpTo',
      'leadersUpTo',
      'role',
      'post',
      'department',
      'departmentLeader',
      'roleInDepartment',
      'field',
      'field',
      'user',
    ])
  })
  it('give way to the people who are cast', () => {
    const ids = standInsOf(all).map(({ id }) => id)
    const cast = Object.fromEntries([...ids, ADMINISTRATOR].map((id) => [id, `${id} played`]))
    const { assignees, requesterLeader, fallbackAssignees } = playedPeople(all, 'rita', cast)
    expect(new Set(assignees['a'])).toEqual(new Set([...ids.map((id) => `${id} played`), 'ann']))
    expect([requesterLeader, fallbackAssignees]).toEqual(['stand-in:leader:1 played', [`${ADMINISTRATOR} played`]])
  })
  it('are able to act, as the requester is', () => {
    const { enabledUserIds } = directoryOf(all, 'rita', {})
    expect(
      ['rita', 'ann', 'stand-in:leader:1', 'stand-in:leader:3', 'stand-in:leads:e', 'stand-in:field:unit'].filter(
        (id) => !enabledUserIds.has(id),
      ),
    ).toEqual([])
    expect(enabledUserIds.has('somebody')).toBe(false)
  })
})
