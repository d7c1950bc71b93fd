/** From rules to people. */
import { describe, expect, it } from 'vitest'
import { define, taskAt } from '../testing/builders'
import { assigneeNeeds } from './needs'
import { resolveAssignees } from './resolve'

const definition = define(
  [
    taskAt('a', 'any', [
      { kind: 'user', userIds: ['ann', 'gone'] },
      { kind: 'role', roleIds: ['finance', 'empty'] },
    ]),
    taskAt('b', 'any', [{ kind: 'departmentLeader' }, { kind: 'requester' }]),
  ],
  [],
)

describe('assignee rules', () => {
  it('say what has to be looked up', () => {
    expect(assigneeNeeds(definition)).toEqual({ userIds: ['ann', 'gone'], roleIds: ['finance', 'empty'], departmentLeader: true })
  })
  it('lead to enabled people, each once', () => {
    const directory = {
      enabledUserIds: new Set(['ann', 'fay', 'lee', 'rita']),
      usersByRole: new Map([['finance', ['fay', 'ann']]]),
      departmentLeader: 'lee',
      requester: 'rita',
    }
    expect(resolveAssignees(definition, directory)).toEqual({ a: ['ann', 'fay'], b: ['lee', 'rita'] })
  })
  it('lead to nobody when there is no leader', () => {
    const directory = { enabledUserIds: new Set<string>(), usersByRole: new Map(), departmentLeader: null, requester: 'rita' }
    expect(resolveAssignees(definition, directory)).toEqual({ a: [], b: [] })
  })
})
