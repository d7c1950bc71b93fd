/** What the steps of a definition name outside it, people to ask and processes to start, and which of it cannot be used: publishing says so, step by step. */
import {
  type AssigneeRule,
  finding,
  type Pool,
  type ProcessDefinition,
  type ProcessFinding,
  type ProcessNode,
} from '@formwork/workflow-core'
import type { Queryable } from '../../db/client'
import * as repo from './process-repo'

export async function findUnusable(db: Queryable, { nodes }: ProcessDefinition): Promise<ProcessFinding[]> {
  const named = nodes.map((node) => ({ nodeId: node.id, ids: namedBy(node) }))
  const all = (kind: keyof repo.NamedIds) => [...new Set(named.flatMap(({ ids }) => ids[kind]))]
  const unusable = await repo.findUnusable(db, {
    userIds: all('userIds'),
    roleIds: all('roleIds'),
    postIds: all('postIds'),
    departmentIds: all('departmentIds'),
    processIds: all('processIds'),
  })
  if (unusable.size === 0) return []
  return named.flatMap(({ nodeId, ids: { processIds, ...people } }) => [
    ...[...new Set(Object.values(people).flat())]
      .filter((id) => unusable.has(id))
      .map((name) => finding('assignee-unknown', { nodeId }, { name })),
    ...processIds.filter((id) => unusable.has(id)).map((name) => finding('sub-process-unknown', { nodeId }, { name })),
  ])
}

const NOTHING: repo.NamedIds = { userIds: [], roleIds: [], postIds: [], departmentIds: [], processIds: [] }

function namedBy(node: ProcessNode): repo.NamedIds {
  // An empty one is what the graph check refuses.
  if (node.kind === 'subProcess') return { ...NOTHING, processIds: node.processId === '' ? [] : [node.processId] }
  if (!('assignees' in node)) return NOTHING
  const rules = node.assignees.map(idsOf)
  const of = (kind: keyof Pool) => rules.flatMap((rule) => rule[kind] ?? [])
  return { ...NOTHING, userIds: of('userIds'), roleIds: of('roleIds'), postIds: of('postIds'), departmentIds: of('departmentIds') }
}

function idsOf(rule: AssigneeRule): Partial<Pool> {
  switch (rule.kind) {
    case 'user':
    case 'role':
    case 'post':
    case 'department':
      return rule
    case 'roleInDepartment':
      return { roleIds: rule.roleIds, departmentIds: rule.departmentId === null ? [] : [rule.departmentId] }
    case 'departmentLeader':
      return { departmentIds: rule.departmentIds ?? [] }
    case 'chosenByRequester':
    case 'chosenByPrevious':
      return rule.from ?? {}
    default:
      return {}
  }
}
