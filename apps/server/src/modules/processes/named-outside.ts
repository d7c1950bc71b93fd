/** What a definition refers to outside it: people who may start it or are asked, and processes to start; and which of it cannot be used, as publishing says step by step. */
import {
  type AssigneeRule,
  finding,
  type FindingCode,
  isPersonNode,
  ladderOf,
  type Pool,
  type ProcessDefinition,
  type ProcessFinding,
  type ProcessNode,
  type TimeLimit,
} from '@formwork/workflow-core'
import type { Queryable } from '../../db/client'
import * as repo from './process-repo'

export async function findUnusable(db: Queryable, { nodes, settings }: ProcessDefinition): Promise<ProcessFinding[]> {
  const starters: Named[] = settings?.starters === undefined ? [] : [{ ids: settings.starters, code: 'starter-unknown' }]
  const named = [...starters, ...lateNames(settings?.timeLimit), ...nodes.flatMap(namedBy)]
  const all = (kind: keyof repo.NamedIds) => [...new Set(named.flatMap(({ ids }) => ids[kind] ?? []))]
  const unusable = await repo.findUnusable(db, {
    userIds: all('userIds'),
    roleIds: all('roleIds'),
    postIds: all('postIds'),
    departmentIds: all('departmentIds'),
    processIds: all('processIds'),
  })
  if (unusable.size === 0) return []
  return named.flatMap(({ code, ids, ...place }) =>
    [...new Set(Object.values(ids).flat())].flatMap((id) => {
      const name = unusable.get(id)
      return name === undefined ? [] : finding(code, place, { name })
    }),
  )
}

interface Named {
  /** Absent: the process as a whole. */
  readonly nodeId?: string
  readonly ids: Partial<repo.NamedIds>
  /** The finding where one of them cannot be used. */
  readonly code: FindingCode
}

function namedBy(node: ProcessNode): Named[] {
  const nodeId = node.id
  // An empty one is what the graph check refuses.
  if (node.kind === 'subProcess')
    return node.processId === '' ? [] : [{ nodeId, ids: { processIds: [node.processId] }, code: 'sub-process-unknown' }]
  const asked = 'assignees' in node ? [{ nodeId, ids: together(node.assignees.map(idsOf)), code: 'assignee-unknown' as const }] : []
  return [...asked, ...lateNames(isPersonNode(node) ? node.timeLimit : undefined).map((named) => ({ nodeId, ...named }))]
}

/** Who is notified or asked because something is late. */
function lateNames(limit: TimeLimit | undefined): Named[] {
  const pools = limit === undefined ? [] : ladderOf(limit).map((rung) => ('to' in rung ? (rung.to ?? {}) : {}))
  return pools.length === 0 ? [] : [{ ids: together(pools), code: 'rung-people-unknown' }]
}

function together(pools: readonly Partial<Pool>[]): Pool {
  const of = (kind: keyof Pool) => pools.flatMap((pool) => pool[kind] ?? [])
  return { userIds: of('userIds'), roleIds: of('roleIds'), postIds: of('postIds'), departmentIds: of('departmentIds') }
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
