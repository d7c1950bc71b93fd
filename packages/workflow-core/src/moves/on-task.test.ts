/** A move on a task that does not exist is refused with that reason. */
import { expect, it } from 'vitest'
import { context, leaveProcess, seen } from '../testing/builders'
import { run } from '../testing/run'
import { rowOf } from './index'

const given = context({ seen: seen({ days: 2 }), assignees: { leader: ['ann'] } })
const { state } = run(leaveProcess, given, { type: 'start', by: 'rita' })
const scene = { definition: leaveProcess, state, context: given, userId: 'ann', requester: 'rita', granted: [] }

it.each(['approve', 'complete', 'resubmit', 'claim', 'release', 'handBack'] as const)('%s of a task there never was is refused', (type) => {
  const act = { taskId: 't99', by: 'ann', remark: '' }
  expect(rowOf<typeof type>(type).take(scene, { type, ...act })).toEqual({ ok: false, reason: { code: 'task.unknown', taskId: 't99' } })
})
