/** What a definition asks of the directory, so that the shell looks it up in one go. */
import type { ProcessDefinition, ProcessNode } from '../definition'

export interface AssigneeNeeds {
  readonly userIds: readonly string[]
  readonly roleIds: readonly string[]
  readonly departmentLeader: boolean
}

export const assigneeNeeds = (definition: ProcessDefinition): AssigneeNeeds => needsOf(definition, definition.nodes)

/** The same of some of its nodes. */
export function needsOf({ selfApproval, samePerson }: ProcessDefinition, nodes: readonly ProcessNode[]): AssigneeNeeds {
  const userIds = new Set<string>()
  const roleIds = new Set<string>()
  // They stand in for whoever may not be asked.
  let departmentLeader = (selfApproval === 'refuse' || samePerson === 'refuse') && nodes.some(({ kind }) => kind === 'userTask')
  for (const node of nodes) {
    if (node.kind !== 'userTask') continue
    for (const rule of node.assignees) {
      if (rule.kind === 'user') for (const id of rule.userIds) userIds.add(id)
      if (rule.kind === 'role') for (const id of rule.roleIds) roleIds.add(id)
      if (rule.kind === 'departmentLeader') departmentLeader = true
    }
  }
  return { userIds: [...userIds], roleIds: [...roleIds], departmentLeader }
}
