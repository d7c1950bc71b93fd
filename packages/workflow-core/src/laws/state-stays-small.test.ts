/** A flow that is sent back and forth for ever: its state stays small, and a step fast. */
import { expect, it } from 'vitest'
import type { ProcessState } from '../state'
import { step } from '../step'
import { context, define, edge, endAt, startAt, taskAt } from '../testing/builders'

const definition = define(
  [startAt(), taskAt('a', 'all'), taskAt('b', 'all'), endAt()],
  [edge('start', 'a'), edge('a', 'b'), edge('b', 'end'), edge('b', 'a', { outcome: 'refuse' })],
)
const people = { a: ['ann', 'bob'], b: ['cid', 'dan'] }

it('keeps a state under 64 KiB and a step under 5 ms after being sent back 1,000 times', () => {
  const scene = context({ assignees: people })
  const begun = step(definition, null, { type: 'start', by: 'rita' }, scene)
  if (!begun.ok) throw new Error(begun.reason.code)
  let { state } = begun
  let steps = 0
  const act = (type: 'approve' | 'refuse', by: string) => {
    const taskId = openTaskOf(state)
    const result = step(definition, state, { type, taskId, by, remark: 'again' }, scene)
    if (!result.ok) throw new Error(result.reason.code)
    state = result.state
    steps += 1
  }
  // Processor time: what others do on the machine does not count.
  const before = process.threadCpuUsage()
  for (let round = 0; round < 1000; round += 1) {
    act('approve', 'ann')
    act('approve', 'bob')
    act('refuse', 'cid')
  }
  const { user, system } = process.threadCpuUsage(before)
  const each = (user + system) / 1000 / steps
  expect(JSON.stringify(state).length).toBeLessThan(64 * 1024)
  expect(each).toBeLessThan(5)
})

const openTaskOf = ({ tasks }: ProcessState) => tasks.find(({ status }) => status === 'open')?.id ?? ''
