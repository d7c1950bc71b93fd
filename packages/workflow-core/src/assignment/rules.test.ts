/** What each rule needs from the directory, and whom it then finds. */
import { describe, expect, it } from 'vitest'
import type { AssigneeRule, ProcessDefinition, ProcessNode } from '../definition'
import { define, taskAt } from '../testing/builders'
import { assigneeNeeds } from './needs'
import { type Directory, explainAssignees, resolveAssignees, roleInDepartmentKey } from './resolve'

const none = { userIds: [], roleIds: [], departmentLeader: false }
const asks = (...rules: AssigneeRule[]) => define([taskAt('a', 'any', rules)], [])
const directory: Directory = {
  enabledUserIds: new Set(['ann', 'bob', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal', 'lee', 'max', 'rita']),
  usersByRole: new Map([['r', ['ann', 'gone']]]),
  departmentLeader: 'lee',
  requester: 'rita',
  usersByPost: new Map([['p', ['bob']]]),
  usersByDepartment: new Map([['d', ['cid', 'dan']]]),
  leaderByDepartment: new Map([['d', 'eve']]),
  usersByRoleInDepartment: new Map([
    [roleInDepartmentKey('r', 'd'), ['fay']],
    [roleInDepartmentKey('r', null), ['gus']],
  ]),
  leaders: ['hal', null, 'max'],
  idsInFields: new Map([
    ['people', ['ann', 'bob']],
    ['places', ['d', 'elsewhere']],
  ]),
}
const bare: Directory = { enabledUserIds: directory.enabledUserIds, usersByRole: new Map(), departmentLeader: null, requester: 'rita' }

describe('a rule', () => {
  it.each<[AssigneeRule, object, string[]]>([
    [{ kind: 'user', userIds: ['ann', 'gone', 'ann'] }, { userIds: ['ann', 'gone'] }, ['ann']],
    [{ kind: 'role', roleIds: ['r', 'none'] }, { roleIds: ['r', 'none'] }, ['ann']],
    [{ kind: 'post', postIds: ['p', 'p', 'none'] }, { postIds: ['p', 'none'] }, ['bob']],
    [{ kind: 'department', departmentIds: ['d', 'none'] }, { departmentIds: ['d', 'none'] }, ['cid', 'dan']],
    [
      { kind: 'roleInDepartment', roleIds: ['r', 'none'], departmentId: 'd' },
      {
        rolesInDepartments: [
          { roleId: 'r', departmentId: 'd' },
          { roleId: 'none', departmentId: 'd' },
        ],
      },
      ['fay'],
    ],
    [
      { kind: 'roleInDepartment', roleIds: ['r'], departmentId: null },
      { rolesInDepartments: [{ roleId: 'r', departmentId: null }] },
      ['gus'],
    ],
    [{ kind: 'departmentLeader' }, { departmentLeader: true }, ['lee']],
    [{ kind: 'departmentLeader', departmentIds: [] }, { departmentLeader: true }, ['lee']],
    [{ kind: 'departmentLeader', departmentIds: ['none', 'd'] }, { leadersOf: ['none', 'd'] }, ['eve']],
    [{ kind: 'requester' }, {}, ['rita']],
    [{ kind: 'leader', level: 1 }, { leaderLevels: 1 }, ['hal']],
    [{ kind: 'leader', level: 2 }, { leaderLevels: 2 }, []],
    [{ kind: 'leader', level: 4 }, { leaderLevels: 4 }, []],
    [{ kind: 'leadersUpTo', level: 2 }, { leaderLevels: 2 }, ['hal']],
    [{ kind: 'leadersUpTo', level: 3 }, { leaderLevels: 3 }, ['hal', 'max']],
    [{ kind: 'field', model: 'people', holds: 'persons' }, { personFields: ['people'] }, ['ann', 'bob']],
    [{ kind: 'field', model: 'places', holds: 'departments' }, { departmentFields: ['places'] }, ['eve']],
    [{ kind: 'field', model: 'nothing', holds: 'persons' }, { personFields: ['nothing'] }, []],
    [{ kind: 'chosenByRequester' }, { named: true }, []],
    [{ kind: 'chosenByPrevious' }, { named: true }, []],
    [{ kind: 'handlerOf', nodeId: 'b' }, { named: true }, []],
  ])('%j has %j looked up and asks %j', (rule, needs, people) => {
    expect(assigneeNeeds(asks(rule))).toEqual({ ...none, ...needs })
    expect(explainAssignees(asks(rule), directory)).toEqual({ a: people.map((userId) => ({ userId, rule: rule.kind })) })
    // What the shell did not find counts as nobody.
    expect(resolveAssignees(asks(rule), bare)).toEqual({ a: rule.kind === 'requester' ? ['rita'] : rule.kind === 'user' ? ['ann'] : [] })
  })
  it('beside others asks each person once, by the first that leads to them', () => {
    const both = asks(
      { kind: 'post', postIds: ['p'] },
      { kind: 'field', model: 'people', holds: 'persons' },
      { kind: 'leader', level: 3 },
      { kind: 'leader', level: 1 },
    )
    expect(assigneeNeeds(both)).toEqual({ ...none, postIds: ['p'], personFields: ['people'], leaderLevels: 3 })
    expect(explainAssignees(both, directory)['a']).toEqual([
      { userId: 'bob', rule: 'post' },
      { userId: 'ann', rule: 'field' },
      { userId: 'max', rule: 'leader' },
      { userId: 'hal', rule: 'leader' },
    ])
    expect(assigneeNeeds(asks({ kind: 'user', userIds: [] }, { kind: 'handlerOf', nodeId: 'b' }))).toEqual({ ...none, named: true })
  })
})

it('copies ask the directory as steps do, and nothing else does', () => {
  const copy: ProcessNode = { id: 'c', kind: 'copyTo', name: 'C', assignees: [{ kind: 'user', userIds: ['cid'] }] }
  const copies = define([copy, { id: 'end', kind: 'end', name: 'End' }], [])
  expect(assigneeNeeds(copies)).toEqual({ ...none, userIds: ['cid'] })
  expect(resolveAssignees(copies, directory)).toEqual({ c: ['cid'] })
})

it.each<[Partial<ProcessDefinition>, boolean]>([
  [{ selfApproval: 'refuse' }, true],
  [{ samePerson: 'refuse' }, true],
  [{ selfApproval: 'skip', samePerson: 'allow' }, false],
  [{ selfApproval: 'refuse', nodes: [] }, false],
])('%j looks the requester’s leader up: %j', (more, expected) => {
  expect(assigneeNeeds({ ...asks(), ...more }).departmentLeader).toBe(expected)
})
