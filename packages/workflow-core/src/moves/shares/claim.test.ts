/** Claims. */
import { expect, it } from 'vitest'
import { step } from '../../step'
import { context, define, edge, endAt, startAt, taskAt } from '../../testing/builders'
import { openTaskId, run } from '../../testing/run'

it('ends with the answer of who has it, where others still decide', () => {
  const node = { ...taskAt('a'), kind: 'userTask', assignees: [], completion: 'any', refusal: 'count' } as const
  const definition = define([startAt(), { ...node, assignees: [] }, endAt()], [edge('start', 'a'), edge('a', 'end')])
  const scene = context({ assignees: { a: ['ann', 'bob'] } })
  const start = { type: 'start', by: 'rita' } as const
  const taskId = openTaskId(run(definition, scene, start).state)
  const own = { taskId, by: 'ann', remark: '' }
  const { state } = run(definition, scene, start, { type: 'claim', ...own }, { type: 'refuse', ...own })
  expect(step(definition, state, { type: 'approve', taskId, by: 'bob', remark: '' }, scene)).toMatchObject({ ok: true })
})
