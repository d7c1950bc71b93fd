/** The kinds of rules that are added from a menu, and what a new one looks like. */
import type { AssigneeRule } from '@formwork/workflow-core'
import { t } from '@lingui/core/macro'

export interface RuleKind {
  readonly kind: AssigneeRule['kind']
  readonly name: () => string
  /** `before`: steps with people that lie ahead of this one, in order. */
  readonly make: (before: readonly string[]) => AssigneeRule | null
}

export const RULE_KINDS: readonly RuleKind[] = [
  { kind: 'post', name: () => t`Everybody on a post`, make: () => ({ kind: 'post', postIds: [] }) },
  { kind: 'department', name: () => t`Everybody of a department`, make: () => ({ kind: 'department', departmentIds: [] }) },
  {
    kind: 'roleInDepartment',
    name: () => t`A role in a department`,
    make: () => ({ kind: 'roleInDepartment', roleIds: [], departmentId: null }),
  },
  { kind: 'departmentLeader', name: () => t`Leader of a department`, make: () => ({ kind: 'departmentLeader', departmentIds: [] }) },
  { kind: 'leader', name: () => t`Requester’s leader at a level`, make: () => ({ kind: 'leader', level: 2 }) },
  { kind: 'leadersUpTo', name: () => t`Requester’s leaders up to a level`, make: () => ({ kind: 'leadersUpTo', level: 2 }) },
  { kind: 'field', name: () => t`Whom a field of the form names`, make: () => ({ kind: 'field', model: '', holds: 'persons' }) },
  { kind: 'chosenByRequester', name: () => t`Chosen by the requester`, make: () => ({ kind: 'chosenByRequester' }) },
  { kind: 'chosenByPrevious', name: () => t`Chosen at the step before`, make: () => ({ kind: 'chosenByPrevious' }) },
  {
    kind: 'handlerOf',
    name: () => t`Whoever handled an earlier step`,
    make: ([nodeId]) => (nodeId === undefined ? null : { kind: 'handlerOf', nodeId }),
  },
]

/** Rules with a field of their own; all others are rows. */
export function isRow(rule: AssigneeRule): boolean {
  if (rule.kind === 'departmentLeader') return rule.departmentIds !== undefined
  return rule.kind !== 'user' && rule.kind !== 'role' && rule.kind !== 'requester'
}
