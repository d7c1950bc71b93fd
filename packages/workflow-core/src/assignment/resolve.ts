/** Turns the rules of every node of persons into people. Only those who may act are named, each once, in the order of the rules. */
import { type AssigneeRule, isPersonNode, type ProcessDefinition } from '../definition'

/** What the shell found for `assigneeNeeds`. Missing optional fields count as nobody. */
export interface Directory {
  /** Everybody named below who is enabled; the others are left out. */
  readonly enabledUserIds: Pick<ReadonlySet<string>, 'has'>
  readonly usersByRole: ReadonlyMap<string, readonly string[]>
  readonly departmentLeader: string | null
  readonly requester: string
  readonly usersByPost?: ReadonlyMap<string, readonly string[]>
  readonly usersByDepartment?: ReadonlyMap<string, readonly string[]>
  readonly leaderByDepartment?: ReadonlyMap<string, string>
  /** By `roleInDepartmentKey`. */
  readonly usersByRoleInDepartment?: ReadonlyMap<string, readonly string[]>
  /** Level 1 first; null for a level without a leader. */
  readonly leaders?: readonly (string | null)[]
  /** By the model of a field: the ids of persons, or of departments, that it holds. */
  readonly idsInFields?: ReadonlyMap<string, readonly string[]>
}

export const roleInDepartmentKey = (roleId: string, departmentId: string | null) => `${departmentId ?? ''}:${roleId}`

export interface FoundAssignee {
  readonly userId: string
  readonly rule: AssigneeRule['kind']
}

/** As `StepContext.assignees` needs it. People the ticket itself names (chosen, or handlers of an earlier step) are added by the step. */
export function resolveAssignees(definition: ProcessDefinition, directory: Directory): Record<string, string[]> {
  const found = Object.entries(explainAssignees(definition, directory))
  return Object.fromEntries(found.map(([nodeId, people]) => [nodeId, people.map(({ userId }) => userId)]))
}

/** The same with the rule that led to each, as `StepContext.because` wants it. */
export function explainAssignees(definition: ProcessDefinition, directory: Directory): Record<string, FoundAssignee[]> {
  const entries = definition.nodes.flatMap((node) =>
    isPersonNode(node) || node.kind === 'copyTo' ? [[node.id, peopleOf(node.assignees, directory)] as const] : [],
  )
  return Object.fromEntries(entries)
}

function peopleOf(rules: readonly AssigneeRule[], directory: Directory): FoundAssignee[] {
  const byPerson = new Map<string, FoundAssignee>()
  for (const rule of rules) {
    for (const userId of namedBy(rule, directory)) {
      if (directory.enabledUserIds.has(userId) && !byPerson.has(userId)) byPerson.set(userId, { userId, rule: rule.kind })
    }
  }
  return [...byPerson.values()]
}

function namedBy(rule: AssigneeRule, directory: Directory): readonly string[] {
  const { leaders = [] } = directory
  switch (rule.kind) {
    case 'user':
      return rule.userIds
    case 'role':
      return among(rule.roleIds, directory.usersByRole)
    case 'post':
      return among(rule.postIds, directory.usersByPost)
    case 'department':
      return among(rule.departmentIds, directory.usersByDepartment)
    case 'roleInDepartment':
      return among(
        rule.roleIds.map((roleId) => roleInDepartmentKey(roleId, rule.departmentId)),
        directory.usersByRoleInDepartment,
      )
    case 'departmentLeader':
      return rule.departmentIds === undefined || rule.departmentIds.length === 0
        ? someone(directory.departmentLeader)
        : leadersOf(rule.departmentIds, directory)
    case 'requester':
      return [directory.requester]
    case 'leader':
      return someone(leaders[rule.level - 1])
    case 'leadersUpTo':
      return leaders.slice(0, rule.level).flatMap(someone)
    case 'field': {
      const ids = directory.idsInFields?.get(rule.model) ?? []
      return rule.holds === 'persons' ? ids : leadersOf(ids, directory)
    }
    case 'chosenByRequester':
    case 'chosenByPrevious':
    case 'handlerOf':
      return []
  }
}

const someone = (userId: string | null | undefined): string[] => (userId === null || userId === undefined ? [] : [userId])
const among = (ids: readonly string[], people: ReadonlyMap<string, readonly string[]> | undefined) =>
  ids.flatMap((id) => people?.get(id) ?? [])
const leadersOf = (departmentIds: readonly string[], { leaderByDepartment }: Directory) =>
  departmentIds.flatMap((id) => someone(leaderByDepartment?.get(id)))
