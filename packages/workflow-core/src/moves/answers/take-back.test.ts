/** Taking an act back: the state is as before it, and what it opened is closed. */
import { describe, expect, it } from 'vitest'
import type { ProcessNode } from '../../definition'
import type { ProcessState } from '../../state'
import { step } from '../../step'
import { context, define, edge, endAt, startAt, taskAt } from '../../testing/builders'
import { NODES } from '../../testing/one-node'
import { type Act, commandOf, playerOf } from '../../testing/play'
import { doings, shown, stepOf, taskWith, waitingFor } from '../../testing/shares'

const wait: ProcessNode = { id: 'wait', kind: 'timer', name: 'Wait', wait: { kind: 'delay', seconds: 60 } }
const fork = (id: string, direction: 'fork' | 'join'): ProcessNode => ({ id, kind: 'parallelGateway', name: id, direction })
/** start → a (all of ann and bob) → fork → (b (both of ben and bea), c → wait) → join → d → end */
const forked = define(
  [startAt(), taskAt('a', 'all'), fork('fork', 'fork'), taskAt('b', 'all'), taskAt('c'), wait, fork('join', 'join'), taskAt('d'), endAt()],
  [
    edge('start', 'a'),
    edge('a', 'fork'),
    edge('fork', 'b'),
    edge('fork', 'c', { order: 1 }),
    edge('b', 'join'),
    edge('c', 'wait'),
    edge('wait', 'join'),
    edge('join', 'd'),
    edge('d', 'end'),
  ],
)
const scene = context({ assignees: { a: ['ann', 'bob'], b: ['ben', 'bea'], c: ['cid'], d: ['dan'] } })
const { reached } = playerOf(forked, scene)
/** Answers the open task of a node. */
const at = (type: string, by: string, nodeId: string, more: object = {}) => ({ type, by, nodeId, more })
type Answer = ReturnType<typeof at> | Act
const actOf = (state: ProcessState, answer: Answer): Act => {
  if (!('nodeId' in answer)) return answer
  const task = state.tasks.findLast(({ nodeId, status }) => nodeId === answer.nodeId && status === 'open')
  return [answer.type, answer.by, { taskId: task?.id, ...answer.more }]
}
function after(...answers: readonly Answer[]): ProcessState {
  let { state } = reached()
  for (const answer of answers) {
    const result = step(forked, state, commandOf(actOf(state, answer), state), scene)
    if (!result.ok) throw new Error(JSON.stringify(result.reason))
    state = result.state
  }
  return state
}
/** The state, except for ids, which are assigned anew. */
const standing = ({ status, tokens, scopes, tasks, jobs = [], passed, chosen }: ProcessState) => ({
  status,
  tokens,
  scopes,
  passed,
  chosen,
  open: tasks.filter((task) => task.status === 'open'),
  jobs: jobs.map((job) => ({ ...job, id: '' })),
})

const FORKED: readonly Answer[] = [at('approve', 'ann', 'a'), at('approve', 'bob', 'a')]
const WAITING: readonly Answer[] = [...FORKED, at('approve', 'ben', 'b'), at('approve', 'cid', 'c')]
const JOINED: readonly Answer[] = [...WAITING, at('approve', 'bea', 'b'), ['jobDone', '']]
const back = { target: { kind: 'node', nodeId: 'a' } }

describe('taking back', () => {
  it.each<[string, readonly Answer[], Answer, string[]]>([
    ['a vote that leaves the step open', [], at('approve', 'ann', 'a'), ['open ann']],
    [
      'the vote that went on into two ways',
      FORKED.slice(0, 1),
      at('approve', 'bob', 'a'),
      ['close ben closed', 'close bea closed', 'task.close', 'close cid closed', 'task.close', 'task.reopen', 'open bob'],
    ],
    ['a vote of one way, and leaves the other', FORKED, at('approve', 'ben', 'b'), ['open ben']],
    ['what began a wait', FORKED, at('approve', 'cid', 'c'), ['task.reopen', 'open cid', 'job.cancel']],
    ['what waits at the join', WAITING, at('approve', 'bea', 'b'), ['task.reopen', 'open bea']],
    [
      'a refusal that left the fork',
      WAITING,
      at('refuse', 'bea', 'b', { back }),
      ['close ann closed', 'close bob closed', 'task.close', 'task.reopen', 'open bea', 'job.schedule'],
    ],
    [
      'a return that left the fork',
      WAITING,
      at('return', 'bea', 'b', { back }),
      ['close ann closed', 'close bob closed', 'task.close', 'task.reopen', 'open bea', 'job.schedule'],
    ],
    ['the act that ended it', JOINED, at('approve', 'dan', 'd'), ['process.reopen', 'task.reopen', 'open dan']],
  ])('%s', (_what, before, answer, expected) => {
    const earlier = after(...before)
    const { by } = 'nodeId' in answer ? answer : { by: '' }
    const result = step(forked, after(...before, answer), { type: 'takeBack', by, remark: '' }, scene)
    expect(result).toMatchObject({ ok: true })
    if (!result.ok) return
    expect(standing(result.state)).toEqual(standing(earlier))
    expect(result.state.lastAct).toBeUndefined()
    expect(doings(result.effects)).toEqual(expected)
  })

  it('an answer in a sequence closes the share that it opened', () => {
    const sequence = stepOf({ completion: 'inSequence' })
    const state = waitingFor(taskWith('ann bob.', 'inSequence'))
    const approved = step(sequence, state, { type: 'approve', taskId: 't1', by: 'ann', remark: '' }, scene)
    if (!approved.ok) throw new Error(approved.reason.code)
    const undone = step(sequence, approved.state, { type: 'takeBack', by: 'ann', remark: '' }, scene)
    expect(undone.ok && [undone.state.tasks[0]?.assignments.map(shown).join(' '), ...doings(undone.effects)]).toEqual([
      'ann bob.',
      'close bob closed',
      'open ann',
    ])
  })
  it('restores a task that is not kept any more', () => {
    const done = after(...FORKED)
    const forgetful = { ...done, tasks: done.tasks.filter(({ status }) => status === 'open') }
    const result = step(forked, forgetful, { type: 'takeBack', by: 'bob', remark: '' }, scene)
    expect(result.ok && standing(result.state)).toEqual(standing(after(...FORKED.slice(0, 1))))
  })
  it.each<[string, ProcessNode[], string[]]>([
    ['begins a call again', [NODES.httpRequest], ['httpRequest']],
    ['begins a ticket within it again', [NODES.subProcess], ['subProcess']],
    ['does not begin a wait again whose step is gone', [], []],
    ['does not begin a wait again at a step that people do by now', [taskAt('wait')], []],
  ])('%s', (_what, instead, expected) => {
    const state = after(...WAITING, at('refuse', 'bea', 'b', { back }))
    const nodes = [...forked.nodes.filter(({ id }) => id !== 'wait'), ...instead.map((node) => ({ ...node, id: 'wait' }))]
    const result = step({ ...forked, nodes }, state, { type: 'takeBack', by: 'bea', remark: '' }, scene)
    expect(result.ok && (result.state.jobs ?? []).map(({ kind }) => kind)).toEqual(expected)
  })
  it('forgets whom it had chosen, and that its step was passed', () => {
    const choosing = define(
      [startAt(), taskAt('a'), taskAt('b', 'any', [{ kind: 'chosenByPrevious' }]), endAt()],
      [edge('start', 'a'), edge('a', 'b'), edge('b', 'end')],
    )
    const player = playerOf(choosing, context({ assignees: { a: ['ann'] } }))
    const before = player.reached().state
    const chose: Act = ['approve', 'ann', { chosen: { b: ['ben'] } }]
    const { state } = player.reached(chose)
    expect([state.passed, state.chosen]).toEqual([['a'], { b: ['ben'] }])
    const undone = player.reached(chose, ['takeBack', 'ann']).state
    expect([Object.keys(undone), standing(undone)]).toEqual([Object.keys(before), standing(before)])
  })
  it('an act that an older version has written down keeps what it chose and passed', () => {
    const {
      passed: _,
      chosen: __,
      ...lastAct
    } = after(...FORKED).lastAct ?? { by: '', taskId: '', tokens: [], scopes: [], tasks: [], jobs: [] }
    const state = { ...after(...FORKED), lastAct, chosen: { b: ['ben'] } }
    const result = step(forked, state, { type: 'takeBack', by: 'bob', remark: '' }, scene)
    expect(result).toMatchObject({ ok: true, state: { passed: ['a'], chosen: { b: ['ben'] } } })
  })
  it('is named after the step, in the history, and not offered where the process does not allow it', () => {
    const state = after(...FORKED)
    const command = { type: 'takeBack', by: 'bob', remark: '' } as const
    const result = step(forked, state, command, scene)
    expect(result.ok && result.effects[0]).toMatchObject({
      record: { kind: 'takenBack', nodeId: 'a', nodeName: 'a', taskId: state.lastAct?.taskId },
    })
    const strict = { ...forked, settings: { allowTakeBack: false } }
    expect(step(strict, state, command, scene)).toMatchObject({ reason: { code: 'move.not-allowed' } })
    expect(step(forked, state, { ...command, by: 'ann' }, scene)).toMatchObject({ reason: { code: 'take-back.too-late' } })
  })
})
