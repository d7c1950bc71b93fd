/** Who is asked in place of people whom a process avoids asking. */
import { describe, expect, it } from 'vitest'
import type { AssigneeRule, ProcessDefinition } from '../definition'
import { withPersonRules } from '../definition'
import { step } from '../step'
import { context, define, edge, endAt, startAt, taskAt } from '../testing/builders'
import { openTask, openTaskId, run } from '../testing/run'
import { assigneeNeeds } from './needs'

const start = { type: 'start', by: 'rita' } as const
const two = define([startAt(), taskAt('a'), taskAt('b'), endAt()], [edge('start', 'a'), edge('a', 'b'), edge('b', 'end')])
const asked = (definition: ProcessDefinition, given: Parameters<typeof context>[0]) =>
  openTask(run(definition, context(given), start).state)?.assignments.map(({ userId }) => userId)
const own = (more: Partial<ProcessDefinition> = {}): ProcessDefinition => ({ ...two, selfApproval: 'refuse', ...more })

describe('a request of one’s own', () => {
  it('is not decided by the requester: others at the step are asked, else their leader, else the administrators as an alarm', () => {
    expect(asked(own(), { assignees: { a: ['rita', 'ann'] }, requesterLeader: 'lee' })).toEqual(['ann'])
    expect(asked(own(), { assignees: { a: ['rita'] }, requesterLeader: 'lee' })).toEqual(['lee'])
    expect(asked(own(), { assignees: { a: ['rita'] } })).toEqual(['admin'])
    const { effects } = run(own(), context({ assignees: { a: ['rita'] } }), start)
    expect(effects.find(({ type }) => type === 'task.open')).toMatchObject({ fallback: true })
  })
  it('is not decided by a requester who administers, unless nobody else does', () => {
    expect(asked(own(), { fallbackAssignees: ['rita', 'adam'] })).toEqual(['adam'])
    expect(asked(own(), { fallbackAssignees: ['rita'] })).toEqual(['rita'])
  })
  it('is left to a step that names the requester on purpose', () => {
    const rules: AssigneeRule[] = [{ kind: 'requester' }]
    const definition = {
      ...define([startAt(), taskAt('a', 'any', rules), endAt()], [edge('start', 'a'), edge('a', 'end')]),
      selfApproval: 'refuse' as const,
    }
    expect(asked(definition, { assignees: { a: ['rita'] }, requesterLeader: 'lee' })).toEqual(['rita'])
  })
  it('may be decided where the process allows it, and in versions from before the rule', () => {
    expect(asked(own({ selfApproval: 'allow' }), { assignees: { a: ['rita'] } })).toEqual(['rita'])
    expect(asked(two, { assignees: { a: ['rita'] } })).toEqual(['rita'])
  })
  it('cannot be given to the requester by hand, or by somebody’s leaving', () => {
    const scene = context({ assignees: { a: ['ann'] }, granted: ['reassign'], fallbackAssignees: ['rita', 'adam'] })
    const { state } = run(own(), scene, start)
    const give = { type: 'reassign', taskId: openTaskId(state), from: 'ann', to: 'rita', by: 'adam', remark: '' } as const
    expect(step(own(), state, give, scene)).toMatchObject({ reason: { code: 'assignee.barred' } })
    expect(step(two, run(two, scene, start).state, give, scene).ok).toBe(true)
    const { state: left } = run(own(), scene, start, { type: 'replaceAssignee', from: 'ann', leader: 'rita' })
    expect(openTask(left)?.assignments.filter(({ status }) => status === 'open')).toEqual([{ userId: 'adam', status: 'open' }])
  })
})

describe('somebody who agreed at one step', () => {
  const scene = { assignees: { a: ['ann'], b: ['ann', 'bob'] } }
  const second = (definition: ProcessDefinition, given: Parameters<typeof context>[0]) => {
    const begun = run(definition, context(given), start).state
    const agreed = { type: 'approve', taskId: openTaskId(begun), by: 'ann', remark: '' } as const
    return openTask(run(definition, context(given), start, agreed).state)?.assignments.map(({ userId }) => userId)
  }
  it('is not asked at another when the process says so, and is otherwise', () => {
    expect(second({ ...two, samePerson: 'refuse' }, scene)).toEqual(['bob'])
    expect(second({ ...two, samePerson: 'refuse' }, { assignees: { a: ['ann'], b: ['ann'] }, requesterLeader: 'lee' })).toEqual(['lee'])
    expect(second(two, scene)).toEqual(['ann', 'bob'])
  })
  it('is asked again at the same step when the request comes back to it', () => {
    const definition: ProcessDefinition = {
      ...define(
        [startAt(), taskAt('a'), taskAt('b'), endAt()],
        [edge('start', 'a'), edge('a', 'b'), edge('b', 'end'), edge('b', 'a', { outcome: 'refuse' })],
      ),
      samePerson: 'refuse',
    }
    const given = context({ assignees: { a: ['ann'], b: ['bob'] } })
    const first = run(definition, given, start).state
    const agreed = { type: 'approve', taskId: openTaskId(first), by: 'ann', remark: '' } as const
    const there = run(definition, given, start, agreed).state
    const refused = { type: 'refuse', taskId: openTaskId(there), by: 'bob', remark: '' } as const
    expect(openTask(run(definition, given, start, agreed, refused).state)?.assignments).toEqual([{ userId: 'ann', status: 'open' }])
  })
})

it('publishing decides what a draft leaves open, and looks up whoever stands in', () => {
  expect(withPersonRules(two)).toMatchObject({ selfApproval: 'refuse', samePerson: 'allow' })
  expect(withPersonRules({ ...two, selfApproval: 'allow' })).toMatchObject({ selfApproval: 'allow' })
  expect([assigneeNeeds(two).departmentLeader, assigneeNeeds(withPersonRules(two)).departmentLeader]).toEqual([false, true])
})
