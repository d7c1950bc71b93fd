/** Which steps need a counterpart, and which one is offered first. */
import type { ProcessDefinition, ProcessNode } from '@formwork/workflow-core'
import { expect, it } from 'vitest'
import { firstMapping, unplacedNodes } from './mapping'

const task = (id: string, name: string): ProcessNode => ({ id, kind: 'userTask', name, assignees: [], completion: 'any' })
const handle = (id: string, name: string): ProcessNode => ({ id, kind: 'handleTask', name, assignees: [], completion: 'any' })
const drawn = (...nodes: ProcessNode[]): ProcessDefinition => ({
  schema: 2,
  nodes: [{ id: 's', kind: 'start', name: 'S' }, ...nodes],
  edges: [],
})

it('are those whose id is gone or of another kind now; one of the same name and kind is taken for it', () => {
  const from = drawn(task('a', 'Leader'), task('b', 'Finance'), task('c', 'Boss'))
  const to = drawn(task('a', 'Leader'), handle('b', 'Finance'), task('d', 'Finance'), task('e', 'Director'))
  const unplaced = unplacedNodes(from, to)
  expect(unplaced.map(({ node, counterparts }) => [node.id, counterparts.map(({ id }) => id)])).toEqual([
    ['b', ['a', 'd', 'e']],
    ['c', ['a', 'd', 'e']],
  ])
  expect(firstMapping(unplaced)).toEqual({ b: 'd' })
})
