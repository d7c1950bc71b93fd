/** Turns the rules of every userTask into people. Only those who may act are named, each once, in the order of the rules. */
import type { AssigneeRule, ProcessDefinition } from '../definition'

/** What the shell found for `assigneeNeeds`. */
export interface Directory {
  /** Everybody named below who is enabled; the others are left out. */
  readonly enabledUserIds: ReadonlySet<string>
  readonly usersByRole: ReadonlyMap<string, readonly string[]>
  readonly departmentLeader: string | null
  readonly requester: string
}

export function resolveAssignees(definition: ProcessDefinition, directory: Directory): Record<string, string[]> {
  const entries = definition.nodes.flatMap((node) =>
    node.kind === 'userTask' ? [[node.id, peopleOf(node.assignees, directory)] as const] : [],
  )
  return Object.fromEntries(entries)
}

function peopleOf(rules: readonly AssigneeRule[], directory: Directory): string[] {
  const named = rules.flatMap((rule) => namedBy(rule, directory))
  return [...new Set(named)].filter((userId) => directory.enabledUserIds.has(userId))
}

function namedBy(rule: AssigneeRule, directory: Directory): readonly string[] {
  switch (rule.kind) {
    case 'user':
      return rule.userIds
    case 'role':
      return rule.roleIds.flatMap((roleId) => directory.usersByRole.get(roleId) ?? [])
    case 'departmentLeader':
      return directory.departmentLeader === null ? [] : [directory.departmentLeader]
    case 'requester':
      return [directory.requester]
  }
}
