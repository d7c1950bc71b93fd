/** Whom a step of the old system asks, and how many of them have to answer. */
import type { AssigneeRule, Completion } from '../../definition'
import type { TakeOldNote } from './old-report'
import { idsAt, isOn, type Row, textAt, titleOf } from './old-rows'

/** Keys of the file for ids of the old system. */
export interface OldKeys {
  readonly person: (id: string) => string
  readonly role: (id: string) => string
  readonly department: (id: string) => string
}

export interface Asked {
  readonly assignees: AssigneeRule[]
  readonly completion: Completion
  readonly claimFirst?: true
}

export function askedBy(node: Row, keys: OldKeys, note: TakeOldNote): Asked {
  const assignees = rulesOf(node, keys, note)
  const counts = isOn(node['isCounterSign'])
  // A claim of a step excluded the others; where all were asked nobody could claim.
  if (!counts) return { assignees, completion: 'any', ...(isOn(node['activeOrder']) ? { claimFirst: true as const } : {}) }
  const type = textAt(node, 'assignType')
  if (type === 'person' || isOn(node['fullHandle'])) return { assignees, completion: 'all' }
  // One of each role or department: with a single one that is anybody in it.
  const several = idsAt(node, 'assignValue').length > 1
  if (several) note('old-each-of-several', titleOf(node))
  return { assignees, completion: several ? 'all' : 'any' }
}

function rulesOf(node: Row, keys: OldKeys, note: TakeOldNote): AssigneeRule[] {
  const ids = idsAt(node, 'assignValue')
  switch (textAt(node, 'assignType')) {
    case 'person':
      return [{ kind: 'user', userIds: ids.map(keys.person) }]
    case 'role':
      return [{ kind: 'role', roleIds: ids.map(keys.role) }]
    case 'department':
      return [{ kind: 'department', departmentIds: ids.map(keys.department) }]
    case 'variable':
      return ids.flatMap((id): AssigneeRule[] => {
        if (id === '1') return [{ kind: 'requester' }]
        if (id === '2') return [{ kind: 'departmentLeader' }]
        note('old-people', titleOf(node), id)
        return []
      })
    default:
      note('old-people', titleOf(node), textAt(node, 'assignType'))
      return []
  }
}
