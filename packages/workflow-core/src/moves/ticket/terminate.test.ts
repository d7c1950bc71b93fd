/** Ending a process without a decision. */
import { describe, expect, it } from 'vitest'
import { step } from '../../step'
import { context, leaveProcess, seen } from '../../testing/builders'
import { openTaskId, run } from '../../testing/run'
import { movesFor } from '../moves-for'

const scene = context({ seen: seen({ days: 2 }), assignees: { leader: ['ann', 'bob'] }, granted: ['terminate'] })
const start = { type: 'start', by: 'rita' } as const
const end = { type: 'terminate', by: 'admin', remark: 'Nobody is left to decide' } as const

describe('terminating', () => {
  it('closes everything that was open and tells the requester why', () => {
    const { state, effects } = run(leaveProcess, scene, start, end)
    expect(state).toMatchObject({ status: 'terminated', tokens: [], tasks: [{ status: 'cancelled' }] })
    expect(state.tasks[0]?.assignments.map(({ status }) => status)).toEqual(['closed', 'closed'])
    expect(effects[0]).toMatchObject({ record: { kind: 'terminated', actor: 'admin', remark: 'Nobody is left to decide' } })
    expect(effects.at(-1)).toMatchObject({ type: 'notify', kind: 'ticket-terminated', to: ['rita'] })
  })
  it('is offered with the right alone, whoever is asked or has started it', () => {
    const { state } = run(leaveProcess, scene, start)
    const offered = (userId: string, granted: typeof scene.granted) =>
      movesFor(leaveProcess, state, { userId, requester: 'rita', granted }).map(({ type }) => type)
    expect(offered('admin', ['terminate'])).toEqual(['copyTo', 'terminate'])
    expect(offered('rita', [])).toEqual(['urge', 'copyTo', 'withdraw'])
    expect(step(leaveProcess, state, end, context({ ...scene, granted: ['reassign'] }))).toMatchObject({
      reason: { code: 'managers.only' },
    })
  })
  it('is refused a second time, and so is every answer after it', () => {
    const { state } = run(leaveProcess, scene, start, end)
    expect(step(leaveProcess, state, end, scene)).toMatchObject({ reason: { code: 'process.finished', status: 'terminated' } })
    const late = { type: 'approve', taskId: openTaskId(run(leaveProcess, scene, start).state), by: 'ann', remark: '' } as const
    expect(step(leaveProcess, state, late, scene)).toMatchObject({ reason: { code: 'task.already-decided', outcome: 'cancelled' } })
  })
})
