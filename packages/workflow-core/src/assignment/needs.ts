/** What a definition needs from the directory, so that the shell looks it up in one query. */
import { type AssigneeRule, isPersonNode, type ProcessDefinition, type ProcessNode } from '../definition'

/** Optional fields are left out when nothing is needed: what was stored before they existed means the same. */
export interface AssigneeNeeds {
  readonly userIds: readonly string[]
  readonly roleIds: readonly string[]
  readonly departmentLeader: boolean
  readonly postIds?: readonly string[]
  /** Everybody in them. */
  readonly departmentIds?: readonly string[]
  /** Who leads them. */
  readonly leadersOf?: readonly string[]
  /** `departmentId` null: the requester's. */
  readonly rolesInDepartments?: readonly { readonly roleId: string; readonly departmentId: string | null }[]
  /** The leaders above the requester, up to this level. */
  readonly leaderLevels?: number
  /** Form fields that hold persons, and that hold departments whose leaders are asked. */
  readonly personFields?: readonly string[]
  readonly departmentFields?: readonly string[]
  /** Persons named by the ticket itself: `peopleNamedBy`. */
  readonly named?: true
}

/** By definition: published ones never change, and each step of a ticket asks again. */
const found = new WeakMap<ProcessDefinition, AssigneeNeeds>()

export function assigneeNeeds(definition: ProcessDefinition): AssigneeNeeds {
  const needs = found.get(definition) ?? needsOf(definition, definition.nodes)
  found.set(definition, needs)
  return needs
}

/** The same of some of its nodes. */
export function needsOf({ selfApproval, samePerson }: ProcessDefinition, nodes: readonly ProcessNode[]): AssigneeNeeds {
  const rules = nodes.flatMap((node) => (isPersonNode(node) || node.kind === 'copyTo' ? node.assignees : []))
  const of = <Kind extends AssigneeRule['kind']>(kind: Kind) =>
    rules.filter((rule): rule is Extract<AssigneeRule, { kind: Kind }> => rule.kind === kind)
  const leads = of('departmentLeader')
  // They replace people who may not be asked.
  const standsIn = (selfApproval === 'refuse' || samePerson === 'refuse') && nodes.some(isPersonNode)
  const fields = of('field')
  const levels = [...of('leader'), ...of('leadersUpTo')].map(({ level }) => level)
  const named = rules.some(({ kind }) => kind === 'chosenByRequester' || kind === 'chosenByPrevious' || kind === 'handlerOf')
  return {
    userIds: unique(of('user').flatMap(({ userIds }) => userIds)),
    roleIds: unique(of('role').flatMap(({ roleIds }) => roleIds)),
    departmentLeader: standsIn || leads.some(({ departmentIds = [] }) => departmentIds.length === 0),
    ...some('postIds', unique(of('post').flatMap(({ postIds }) => postIds))),
    ...some('departmentIds', unique(of('department').flatMap(({ departmentIds }) => departmentIds))),
    ...some('leadersOf', unique(leads.flatMap(({ departmentIds = [] }) => departmentIds))),
    ...some(
      'rolesInDepartments',
      of('roleInDepartment').flatMap(({ roleIds, departmentId }) => roleIds.map((roleId) => ({ roleId, departmentId }))),
    ),
    ...(levels.length === 0 ? {} : { leaderLevels: Math.max(...levels) }),
    ...some('personFields', unique(fields.filter(({ holds }) => holds === 'persons').map(({ model }) => model))),
    ...some('departmentFields', unique(fields.filter(({ holds }) => holds === 'departments').map(({ model }) => model))),
    ...(named ? { named: true as const } : {}),
  }
}

const unique = (ids: readonly string[]) => [...new Set(ids)]

function some<Name extends keyof AssigneeNeeds, Entry>(name: Name, entries: readonly Entry[]): { readonly [Key in Name]?: readonly Entry[] }
function some<Entry>(name: string, entries: readonly Entry[]) {
  return entries.length === 0 ? {} : { [name]: entries }
}
