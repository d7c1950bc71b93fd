/** The position of a ticket on its process, gateways included. */
import { expect, it } from 'vitest'
import { blankStep, type ProgressState, type ProgressStep } from '../ticket-progress'
import { nodeStates } from './node-states'

const step = (nodeId: string, state: ProgressState) => blankStep(nodeId, nodeId, state)
const edge = (source: string, target: string) => ({
  id: `${source}-${target}`,
  source,
  target,
  order: 0,
  label: '',
  outcome: null,
  condition: null,
  isDefault: false,
})
const kinds = {
  s: 'start',
  fork: 'parallelGateway',
  inner: 'exclusiveGateway',
  a: 'userTask',
  b: 'userTask',
  join: 'parallelGateway',
  e: 'end',
}
const nodes = Object.entries(kinds).map(([id, kind]) => ({ id, kind }))
const edges = [
  edge('s', 'fork'),
  edge('fork', 'inner'),
  edge('inner', 'a'),
  edge('fork', 'b'),
  edge('a', 'join'),
  edge('b', 'join'),
  edge('join', 'e'),
]
const stateOf = (...steps: ProgressStep[]) =>
  Object.fromEntries([...nodeStates({ nodes, edges }, steps)].map(([id, { state }]) => [id, state]))

it('has passed the gateways between what was done and where it stands, several in a row too', () => {
  expect(stateOf(step('s', 'done'), step('a', 'current'))).toMatchObject({
    fork: 'done',
    inner: 'done',
    b: 'open',
    join: 'open',
    e: 'open',
  })
})

it('has not passed a join before something behind it is reached', () => {
  expect(stateOf(step('s', 'done'), step('a', 'done'), step('b', 'current'), step('e', 'next'))).toMatchObject({ join: 'open', e: 'next' })
  expect(stateOf(step('s', 'done'), step('a', 'done'), step('b', 'done'), step('e', 'done'))).toMatchObject({ join: 'done' })
})
