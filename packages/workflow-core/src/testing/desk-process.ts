/** A process with a step to be claimed, one of everybody, a wait and a step after it, and a path to each. */
import { MANAGING_RIGHTS } from '../commands'
import type { ProcessNode } from '../definition'
import { context, define, edge, endAt, startAt, taskAt } from './builders'
import type { Act } from './play'

const desk: ProcessNode = { id: 'desk', kind: 'handleTask', name: 'desk', assignees: [], completion: 'any', claimFirst: true }
const wait: ProcessNode = { id: 'wait', kind: 'timer', name: 'wait', wait: { kind: 'delay', seconds: 60 } }
/** start → desk (claimed first) → a (all of ann and bob; "later" leads to the end) → wait → b → end */
export const deskProcess = define(
  [startAt(), desk, taskAt('a', 'all'), wait, taskAt('b'), endAt()],
  [
    edge('start', 'desk'),
    edge('desk', 'a'),
    edge('a', 'wait'),
    edge('a', 'end', { id: 'later', outcome: 'other', label: 'Later', labelEn: 'Later on' }),
    edge('wait', 'b'),
    edge('b', 'end'),
  ],
)
export const deskScene = context({
  assignees: { desk: ['cid', 'dan'], a: ['ann', 'bob'], b: ['bea'] },
  granted: MANAGING_RIGHTS,
  enabled: ['eve', 'fay', 'ann'],
})

export const CLAIMED: Act = ['claim', 'cid']
export const AT_A: readonly Act[] = [CLAIMED, ['complete', 'cid']]
export const WAITING: readonly Act[] = [...AT_A, ['approve', 'ann'], ['approve', 'bob']]
export const AT_B: readonly Act[] = [...WAITING, ['jobDone', '']]
