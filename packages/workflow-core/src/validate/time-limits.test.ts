/** The findings about time limits: the rungs of a ladder are in order, and notify somebody. */
import { expect, it } from 'vitest'
import { ladderOf, type ProcessNode, type Rung, type TimeLimit, timeLimitSchema } from '../definition'
import { define, edge, endAt, startAt } from '../testing/builders'
import { validateProcess } from '../validate-graph'

function saidOf(timeLimit: TimeLimit): string[] {
  const limited: ProcessNode = { id: 'a', kind: 'userTask', name: 'a', assignees: [{ kind: 'requester' }], completion: 'any', timeLimit }
  const definition = define([startAt(), limited, endAt()], [edge('start', 'a'), edge('a', 'end')])
  return validateProcess(definition).map(({ code, nodeId, params }) => `${code} ${nodeId} ${params['rung']}`)
}
const ladder = (...rungs: Rung[]): TimeLimit => ({ seconds: 3600, ladder: rungs })
const nobody = { userIds: [], roleIds: [], postIds: [], departmentIds: [] }

it.each([
  ['a reminder before the time is up', { seconds: 120, remindBefore: 60, whenOver: 'remind' }, []],
  ['no reminder', { seconds: 60, whenOver: 'remind' }, []],
  ['a reminder as the step begins', { seconds: 60, remindBefore: 60, whenOver: 'remind' }, ['limit-reminder-too-early a 1']],
  ['a reminder before the step begins', { seconds: 60, remindBefore: 120, whenOver: 'remind' }, ['limit-reminder-too-early a 1']],
  ['no rung at all', ladder(), []],
  ['rungs at the same moment', ladder({ at: 0, act: 'raisePriority' }, { at: 0, act: 'tell' }), []],
  ['a rung that comes before the one above it', ladder({ at: 3600, act: 'tell' }, { at: 60, act: 'giveTo' }), ['rungs-not-in-order a 2']],
  ['more than a reminder before the time is up', ladder({ at: -60, act: 'raisePriority' }), ['rung-before-limit a 1']],
  ['people of whom nobody is named', ladder({ at: 0, act: 'remind' }, { at: 60, act: 'tell', to: nobody }), ['rung-without-people a 2']],
  ['somebody who is named', ladder({ at: 60, act: 'giveTo', to: { ...nobody, roleIds: ['r'] } }), []],
  ['a reminder that only tickets with more time can have', { ...ladder({ at: -7200, act: 'remind' }), byPriority: { 1: 86_400 } }, []],
  [
    'a reminder that is too early whatever the priority',
    { ...ladder({ at: -7200, act: 'remind' }), byPriority: { 1: 7200, 3: null } },
    ['limit-reminder-too-early a 1'],
  ],
  ['a length for urgent tickets alone', { ...ladder(), byPriority: { 1: null, 2: 3600, 3: null } }, []],
  ['no length for any priority', { ...ladder(), byPriority: { 1: null, 2: null, 3: null } }, ['limit-for-no-priority a undefined']],
] satisfies [string, TimeLimit, string[]][])('a time limit with %s', (_what, limit, said) => {
  expect(saidOf(limit)).toEqual(said)
})

it('limits from before there were ladders are read as one of two rungs at most', () => {
  expect(ladderOf({ seconds: 3600, remindBefore: 60, whenOver: 'tellLeader' })).toEqual([
    { at: -60, act: 'remind' },
    { at: 0, act: 'tell' },
  ])
  expect(ladderOf({ seconds: 3600, whenOver: 'giveToLeader' })).toEqual([{ at: 0, act: 'giveTo' }])
  // Both shapes at once are invalid.
  expect(timeLimitSchema.safeParse({ seconds: 3600, whenOver: 'remind', ladder: [] }).success).toBe(false)
})
