/** Whose work can be given away. */
import { describe, expect, it } from 'vitest'
import { firstShare, sharesOf } from './shares'

const person = (id: string, active = true) => ({ id, name: id, active })
const task = (taskId: string, ...assignees: ReturnType<typeof person>[]) => ({ taskId, nodeName: 'Approval', assignees })

describe('the shares of a ticket', () => {
  it('are one for one person, and one more for everybody together', () => {
    expect(sharesOf([task('t1', person('ann'))]).map(({ from }) => from)).toEqual(['ann'])
    expect(sharesOf([task('t1', person('ann'), person('bob'))]).map(({ from }) => from)).toEqual(['ann', 'bob', null])
    expect(sharesOf([task('t1', person('ann')), task('t2', person('ann'))]).map(({ taskId }) => taskId)).toEqual(['t1', 't2'])
  })
  it('begin with whoever is no longer active', () => {
    expect(firstShare(sharesOf([task('t1', person('ann'), person('bob', false))]))?.from).toBe('bob')
    expect(firstShare(sharesOf([task('t1', person('ann'), person('bob'))]))?.from).toBe('ann')
    expect(firstShare([])).toBeUndefined()
  })
})
