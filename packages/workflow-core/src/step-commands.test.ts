/** What every command has in common: what it has to name, what is recorded, how its effects are numbered, and what can be taken back. */
import { describe, expect, it } from 'vitest'
import type { ProcessNode, ProcessSettings } from './definition'
import { step } from './step'
import { context, define, edge, endAt, startAt, taskAt } from './testing/builders'
import { CLAIMED, deskProcess, deskScene } from './testing/desk-process'
import { type Act, playerOf } from './testing/play'

const desk: ProcessNode = { id: 'desk', kind: 'handleTask', name: 'desk', assignees: [], completion: 'any' }
/** start → a → desk → end; another answer of a leads to the end. */
const process = define(
  [startAt(), taskAt('a'), desk, endAt()],
  [edge('start', 'a'), edge('a', 'desk'), edge('a', 'end', { id: 'later', outcome: 'other', label: 'Later' }), edge('desk', 'end')],
)
const scene = context({ assignees: { a: ['ann'], desk: ['dan'] } })
const back = { target: { kind: 'requester' } }
const AGREED: Act = ['approve', 'ann', { remark: 'yes' }]

describe('a remark', () => {
  type Required = NonNullable<ProcessSettings['remarkRequired']>
  const refusal = (remarkRequired: Required | undefined, ...acts: Act[]) =>
    playerOf({ ...process, settings: remarkRequired === undefined ? {} : { remarkRequired } }, scene).refusal(...acts)
  const MISSING = { code: 'remark.required' }

  it.each<[string, Act[], Required[]]>([
    ['agreeing', [['approve', 'ann']], ['always']],
    ['refusing', [['refuse', 'ann']], ['refusal', 'always']],
    ['sending back', [['return', 'ann', { back }]], ['refusal', 'always']],
    ['another answer', [['choose', 'ann', { edgeId: 'later' }]], ['always']],
    ['work that is done', [AGREED, ['complete', 'dan']], ['always']],
    ['a transfer', [['transfer', 'ann', { to: 'eve' }]], []],
    [
      'submitting again',
      [
        ['return', 'ann', { back, remark: 'no' }],
        ['resubmit', 'rita'],
      ],
      [],
    ],
  ])('of %s is needed where the process says so', (_what, acts, needed) => {
    expect(refusal(undefined, ...acts)).toBe('taken')
    for (const rule of ['never', 'refusal', 'always'] as const)
      expect(refusal(rule, ...acts)).toEqual(needed.includes(rule) ? MISSING : 'taken')
  })
  it('is more than blanks', () => {
    expect(refusal('always', ['approve', 'ann', { remark: ' \n' }])).toEqual(MISSING)
    expect(refusal('always', ['approve', 'ann', { remark: ' yes ' }])).toBe('taken')
  })
})

describe('a command', () => {
  it('is for a process that was started, which has a start', () => {
    const approve = { type: 'approve', taskId: 't1', by: 'ann', remark: '' } as const
    expect(step(process, null, approve, scene)).toEqual({ ok: false, reason: { code: 'process.not-started' } })
    const headless = define([endAt()], [])
    expect(step(headless, null, { type: 'start', by: 'rita' }, scene)).toEqual({
      ok: false,
      reason: { code: 'flow.no-way-out', nodeId: '' },
    })
  })
  it('says why only where it is asked to', () => {
    const start = { type: 'start', by: 'rita' } as const
    expect('trace' in step(process, null, start, scene)).toBe(false)
    const traced = step(process, null, start, { ...scene, traced: true })
    expect(traced).toMatchObject({ ok: true, trace: [{ kind: 'person', userId: 'ann' }] })
    if (!traced.ok) return
    const urge = { type: 'urge', by: 'rita', remark: '', at: 5 } as const
    expect('trace' in step(process, traced.state, urge, scene)).toBe(false)
    expect(step(process, traced.state, urge, { ...scene, traced: true })).toMatchObject({ ok: true, trace: [] })
  })
  it('gives each effect an id that no other one of the process has', () => {
    const { reached } = playerOf(process, scene)
    const ids = [reached(), reached(AGREED)].flatMap(({ effects }) => effects.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.every((id) => /^e\d+$/.test(id))).toBe(true)
  })
  it('names one of several answers and tokens, and is refused for any other', () => {
    const { refusal } = playerOf({ ...process }, { ...scene, granted: ['jump'] })
    expect(refusal(['choose', 'ann', { edgeId: 'a-desk' }])).toEqual({ code: 'edge.unknown', edgeId: 'a-desk' })
    expect(refusal(['jump', 'admin', { tokenId: 'k9', nodeId: 'desk' }])).toEqual({ code: 'target.not-allowed', nodeId: 'desk' })
    expect(refusal(['jump', 'admin', { tokenId: null, nodeId: 'desk' }])).toBe('taken')
  })
  it('that only tells others leaves the last act to be taken back, any other one does not', () => {
    const { refusal } = playerOf(process, { ...scene, granted: ['suspend'] })
    expect(refusal(AGREED, ['urge', 'rita', { at: 5 }], ['copyTo', 'rita', { to: ['eve'] }], ['takeBack', 'ann'])).toBe('taken')
    expect(refusal(AGREED, ['suspend', 'admin', { at: 5 }], ['resume', 'admin'], ['takeBack', 'ann'])).toEqual({
      code: 'take-back.too-late',
    })
  })
  it('that closes a claimed task leaves no claim behind', () => {
    const { reached } = playerOf(deskProcess, deskScene)
    const [closed] = reached(CLAIMED, ['complete', 'cid']).state.tasks
    expect(closed).toMatchObject({ nodeId: 'desk', status: 'done', decidedBy: 'cid' })
    expect(Object.keys(closed ?? {})).not.toContain('claimedBy')
  })
})
