/** Nodes of unknown kinds are kept as they are, and recognised by a version that knows them. */
import { describe, expect, it } from 'vitest'
import { currentDefinition } from '../old-definition'
import { define, endAt, gatewayAt, leaveProcess, startAt, taskAt } from '../testing/builders'
import { fieldRightsSchema } from './field-rights'
import { PROCESS_LIMITS } from './fields'
import { asKnownKind, isGatewayPair, isPersonNode, NODE_KINDS, type ProcessNode, processNodeSchema, withUnknownKind } from './nodes'
import { settingsOf } from './settings'

const robot = { id: 'r', name: 'Robot', kind: 'robot', arms: 2 }
const wrapped = { id: 'r', name: 'Robot', kind: 'unknown', original: robot }
const end = { id: 'e', kind: 'end', name: 'End' }

describe('a node', () => {
  it.each<[string, unknown, unknown]>([
    ['of a known kind stays', end, end],
    ['of an unknown kind is wrapped', robot, wrapped],
    [
      'of an unknown kind without a name is wrapped without one',
      { id: 'r', kind: 'robot', name: 7 },
      { id: 'r', name: '', kind: 'unknown', original: { id: 'r', kind: 'robot', name: 7 } },
    ],
    ['that was wrapped stays wrapped', wrapped, wrapped],
    ['that was wrapped by an older program is unwrapped', { id: 'e', kind: 'unknown', name: 'End', original: end }, end],
    ['of a known kind with an original of its own stays', { ...end, original: startAt() }, { ...end, original: startAt() }],
    ['that was wrapped twice stays', { ...wrapped, original: wrapped }, { ...wrapped, original: wrapped }],
    ['whose original is none stays', { ...wrapped, original: null }, { ...wrapped, original: null }],
    ['whose original is a list stays', { ...wrapped, original: [end] }, { ...wrapped, original: [end] }],
    ['without a kind stays', { id: 'r' }, { id: 'r' }],
    ['whose kind is no text stays', { id: 'r', kind: 5 }, { id: 'r', kind: 5 }],
    ['that is nothing stays', null, null],
    ['that is a text stays', 'robot', 'robot'],
    ['that is a list stays', [robot], [robot]],
  ])('%s', (_what, node, expected) => {
    expect(withUnknownKind(node)).toEqual(expected)
  })
  it('that is none is refused, whatever it is', () => {
    for (const node of [null, 'robot', 5, [robot], { id: 'r' }, { id: 'r', kind: 5 }])
      expect(processNodeSchema.safeParse(node).success).toBe(false)
    expect(processNodeSchema.parse(robot)).toEqual(wrapped)
  })
  it('is one of persons, or a fork, or neither', () => {
    const handle: ProcessNode = { ...taskAt('h'), kind: 'handleTask', assignees: [], completion: 'any' }
    const fork = (kind: 'parallelGateway' | 'inclusiveGateway'): ProcessNode => ({ id: 'f', kind, name: '', direction: 'fork' })
    expect([taskAt('a'), handle, startAt(), undefined].map(isPersonNode)).toEqual([true, true, false, false])
    expect([fork('parallelGateway'), fork('inclusiveGateway'), gatewayAt('g'), undefined].map(isGatewayPair)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
  it('of every kind is known by its name', () => {
    expect(NODE_KINDS.toSorted()).toEqual([
      'copyTo',
      'end',
      'exclusiveGateway',
      'handleTask',
      'httpRequest',
      'inclusiveGateway',
      'parallelGateway',
      'script',
      'start',
      'subProcess',
      'timer',
      'unknown',
      'userTask',
    ])
  })
})

describe('a definition that a newer program stored', () => {
  // Stored unparsed, so that the type cannot know of it.
  const newer = { ...robot } as unknown as ProcessNode
  it('has what is unknown wrapped, and is itself where nothing is', () => {
    expect(asKnownKind(newer)).toEqual(wrapped)
    const mixed = define([startAt(), newer, endAt()], [])
    expect(currentDefinition(mixed)).toEqual({ ...mixed, nodes: [startAt(), wrapped, endAt()] })
    expect(currentDefinition(leaveProcess)).toBe(leaveProcess)
  })
})

it('rights to fields are as many as may be, and no more', () => {
  const rights = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 'read']))
  const accepts = (count: number) => fieldRightsSchema.safeParse(rights(count)).success
  expect([0, PROCESS_LIMITS.fieldRights, PROCESS_LIMITS.fieldRights + 1].map(accepts)).toEqual([true, true, false])
})

it('what the settings leave open is decided as it always was', () => {
  const open = { allowWithdraw: true, allowTakeBack: true, allowComment: true, remarkRequired: 'never' }
  expect(settingsOf({})).toEqual(open)
  const said = {
    allowWithdraw: false,
    allowTakeBack: false,
    allowComment: false,
    remarkRequired: 'always',
    titlePattern: '{process}',
  } as const
  expect(settingsOf({ settings: said })).toEqual(said)
})
