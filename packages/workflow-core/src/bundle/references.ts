/** What a definition names outside itself, each by an id, and the same definition with other ids in their places. */
import type { AssigneeRule, Pool, ProcessDefinition, ProcessNode, ProcessSettings, Rung, TimeLimit } from '../definition'

export const REFERENCE_KINDS = ['person', 'role', 'post', 'department', 'process', 'form'] as const
export type ReferenceKind = (typeof REFERENCE_KINDS)[number]

/** @param step - the node that names it; null: the process as a whole */
export type RenameReference = (kind: ReferenceKind, id: string, step: ProcessNode | null) => string

type Rename = (kind: ReferenceKind, id: string) => string

/** Calls `rename` for each reference, twice for a thing that is named twice. */
export function renameReferences(definition: ProcessDefinition, rename: RenameReference): ProcessDefinition {
  const { settings } = definition
  return {
    ...definition,
    nodes: definition.nodes.map((node) => renamedNode(node, (kind, id) => rename(kind, id, node))),
    ...(settings === undefined ? {} : { settings: renamedSettings(settings, (kind, id) => rename(kind, id, null)) }),
  }
}

function renamedNode(node: ProcessNode, rename: Rename): ProcessNode {
  switch (node.kind) {
    // An empty one is not chosen yet.
    case 'subProcess':
      return node.processId === '' ? node : { ...node, processId: rename('process', node.processId) }
    case 'copyTo':
      return { ...node, assignees: node.assignees.map((rule) => renamedRule(rule, rename)) }
    case 'userTask':
    case 'handleTask': {
      const { weights, timeLimit } = node
      return {
        ...node,
        assignees: node.assignees.map((rule) => renamedRule(rule, rename)),
        ...(weights === undefined ? {} : { weights: renamedWeights(weights, rename) }),
        ...(timeLimit === undefined ? {} : { timeLimit: renamedLimit(timeLimit, rename) }),
      }
    }
    default:
      return node
  }
}

/** In the order of the new names: the old order has no meaning elsewhere. */
function renamedWeights(weights: Readonly<Record<string, number>>, rename: Rename): Record<string, number> {
  const renamed = Object.entries(weights).map(([id, weight]) => [rename('person', id), weight] as const)
  return Object.fromEntries(renamed.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function renamedRule(rule: AssigneeRule, rename: Rename): AssigneeRule {
  switch (rule.kind) {
    case 'user':
      return { ...rule, userIds: renamedAll(rule.userIds, 'person', rename) }
    case 'role':
      return { ...rule, roleIds: renamedAll(rule.roleIds, 'role', rename) }
    case 'post':
      return { ...rule, postIds: renamedAll(rule.postIds, 'post', rename) }
    case 'department':
      return { ...rule, departmentIds: renamedAll(rule.departmentIds, 'department', rename) }
    case 'roleInDepartment': {
      const { departmentId } = rule
      return {
        ...rule,
        roleIds: renamedAll(rule.roleIds, 'role', rename),
        departmentId: departmentId === null ? null : rename('department', departmentId),
      }
    }
    case 'departmentLeader': {
      const { departmentIds } = rule
      return departmentIds === undefined ? rule : { ...rule, departmentIds: renamedAll(departmentIds, 'department', rename) }
    }
    case 'chosenByRequester':
    case 'chosenByPrevious':
      return rule.from === undefined ? rule : { ...rule, from: renamedPool(rule.from, rename) }
    default:
      return rule
  }
}

const renamedAll = (ids: readonly string[], kind: ReferenceKind, rename: Rename) => ids.map((id) => rename(kind, id))

function renamedPool({ userIds, roleIds, postIds, departmentIds }: Pool, rename: Rename): Pool {
  return {
    userIds: renamedAll(userIds, 'person', rename),
    roleIds: renamedAll(roleIds, 'role', rename),
    postIds: renamedAll(postIds, 'post', rename),
    departmentIds: renamedAll(departmentIds, 'department', rename),
  }
}

function renamedLimit(limit: TimeLimit, rename: Rename): TimeLimit {
  return 'ladder' in limit ? { ...limit, ladder: limit.ladder.map((rung) => renamedRung(rung, rename)) } : limit
}

function renamedRung<R extends Rung>(rung: R, rename: Rename): R {
  return 'to' in rung && rung.to !== undefined ? { ...rung, to: renamedPool(rung.to, rename) } : rung
}

function renamedSettings(settings: ProcessSettings, rename: Rename): ProcessSettings {
  const { starters, timeLimit, forms } = settings
  return {
    ...settings,
    ...(starters === undefined ? {} : { starters: renamedPool(starters, rename) }),
    ...(timeLimit === undefined ? {} : { timeLimit: { ...timeLimit, ladder: timeLimit.ladder.map((rung) => renamedRung(rung, rename)) } }),
    ...(forms === undefined ? {} : { forms: forms.map((form) => ({ ...form, formId: rename('form', form.formId) })) }),
  }
}
