/** Who is asked in place of people who are away, and what counts as whose answer. */
import { describe, expect, it } from 'vitest'
import type { Completion, ProcessDefinition, ProcessNode } from '../definition'
import type { StepContext } from '../context'
import { step } from '../step'
import { context, define, edge, endAt, startAt, taskAt } from '../testing/builders'
import { openTask, openTaskId, run } from '../testing/run'

const start = { type: 'start', by: 'rita' } as const
const away = (...pairs: [string, string][]): Partial<StepContext> => ({ substitutes: new Map(pairs) })
const at = (more: Partial<ProcessNode> = {}) =>
  define([startAt(), { ...taskAt('a'), ...more } as ProcessNode, endAt()], [edge('start', 'a'), edge('a', 'end')])
const found = (...people: string[]) => ({ assignees: { a: people } })

function asked(given: Partial<StepContext>, definition: ProcessDefinition = at()): string[] {
  const shares = openTask(run(definition, context(given), start).state)?.assignments ?? []
  return shares.map(({ userId, answersFor }) => (answersFor === undefined ? userId : `${userId} for ${answersFor.join(' ')}`))
}

describe('in place of somebody who is away', () => {
  it.each<[string, Partial<StepContext>, string[]]>([
    ['their substitute is asked', { ...found('ann', 'bob'), ...away(['ann', 'sam']) }, ['sam for ann', 'bob']],
    ['the substitute of a substitute who is away too', { ...found('ann'), ...away(['ann', 'sam'], ['sam', 'sue']) }, ['sue for ann']],
    ['one substitute of several is asked once', { ...found('ann', 'bob'), ...away(['ann', 'sam'], ['bob', 'sam']) }, ['sam for ann bob']],
    ['whoever is asked already is not asked twice', { ...found('ann', 'bob'), ...away(['bob', 'ann']) }, ['ann for ann bob']],
    ['nobody is where two stand in for each other', { ...found('ann'), ...away(['ann', 'sam'], ['sam', 'ann']) }, ['ann']],
    ['nobody is where the chain comes to a circle', { ...found('ann'), ...away(['ann', 'bob'], ['bob', 'cid'], ['cid', 'bob']) }, ['ann']],
    ['nobody is where it ends with somebody who has none', { ...found('ann'), ...away(['ann', 'bob'], ['bob', 'bob']) }, ['ann']],
    ['no requester judges their own request', { ...found('ann'), ...away(['ann', 'rita']) }, ['ann']],
  ])('%s', (_what, given, expected) => {
    expect(asked(given)).toEqual(expected)
  })

  it('the requester does not judge even where the process lets those who are asked judge their own requests', () => {
    expect(asked({ ...found('ann'), ...away(['ann', 'rita']) }, { ...at(), selfApproval: 'allow' })).toEqual(['ann'])
  })

  it('the requester does the work of a step that judges nothing', () => {
    expect(asked({ ...found('ann'), ...away(['ann', 'rita']) }, at({ kind: 'handleTask' }))).toEqual(['rita for ann'])
  })

  it('administrators who are asked because nobody was found have no substitutes', () => {
    expect(asked({ ...found(), ...away(['admin', 'sam']) })).toEqual(['admin'])
  })

  it('nobody judges who has agreed at another step, where the process does not want the same person twice', () => {
    const two = define([startAt(), taskAt('a'), taskAt('b'), endAt()], [edge('start', 'a'), edge('a', 'b'), edge('b', 'end')])
    const definition: ProcessDefinition = { ...two, samePerson: 'refuse' }
    const scene = context({ assignees: { a: ['sam'], b: ['ann'] }, ...away(['ann', 'sam']) })
    const begun = run(definition, scene, start).state
    const agreed = { type: 'approve', taskId: openTaskId(begun), by: 'sam', remark: '' } as const
    expect(openTask(run(definition, scene, start, agreed).state)?.assignments).toMatchObject([{ userId: 'ann' }])
  })
})

describe('an answer of a substitute', () => {
  const begun = (completion: Completion, given: Partial<StepContext>, more: Partial<ProcessNode> = {}) => {
    const definition = at({ completion, ...more })
    const scene = context(given)
    const { state, effects } = run(definition, scene, start)
    const answer = (by: string, type: 'approve' | 'refuse' = 'approve') =>
      step(definition, state, { type, taskId: openTaskId(state), by, remark: '' }, scene)
    return { state, effects, answer, definition, scene }
  }
  const recorded = (effects: ReturnType<typeof begun>['effects'], kind: string) =>
    effects.flatMap((effect) => (effect.type === 'history.append' && effect.record.kind === kind ? [effect.record.standIns] : []))

  it('is kept in the history as given for the other, who is sent a copy', () => {
    const { effects, answer } = begun('any', { ...found('ann', 'bob'), ...away(['ann', 'sam']) })
    const standIns = [{ userId: 'sam', awayIds: ['ann'] }]
    expect(recorded(effects, 'assigned')).toEqual([standIns])
    expect(effects.filter(({ type }) => type === 'copy')).toMatchObject([{ to: ['ann'] }])
    const answered = answer('sam')
    expect(answered.ok && recorded([...answered.effects], 'approved')).toEqual([standIns])
    const other = answer('bob')
    expect(other.ok && recorded([...other.effects], 'approved')).toEqual([undefined])
  })

  it('counts for everybody they stand in for, with their weights', () => {
    const all = begun('all', { ...found('ann', 'bob'), ...away(['ann', 'bob']) }).answer('bob')
    expect(all).toMatchObject({ ok: true, state: { status: 'approved' } })
    const weights = { ann: 3, bob: 1, cid: 2, sam: 9 }
    const given = { ...found('ann', 'bob', 'cid'), ...away(['ann', 'sam']) }
    expect(begun('weight', given, { weights, threshold: 4 }).answer('sam')).toMatchObject({
      state: { status: 'running' },
    })
    expect(begun('weight', given, { weights, threshold: 3 }).answer('sam')).toMatchObject({
      state: { status: 'approved' },
    })
  })

  it('is their own once the share was given to them by name', () => {
    const { state, definition, scene } = begun('any', { ...found('ann'), ...away(['ann', 'sam']) })
    const taskId = openTaskId(state)
    const given = step(definition, state, { type: 'transfer', taskId, by: 'sam', to: 'tim', remark: '' }, scene)
    expect(given.ok && openTask(given.state)?.assignments.find(({ userId }) => userId === 'tim')).toEqual({ userId: 'tim', status: 'open' })
  })
})
