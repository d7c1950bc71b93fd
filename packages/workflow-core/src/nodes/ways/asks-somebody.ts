/** Whether every rule of a step says whom it asks. */
import type { AssigneeRule } from '../../definition'

export function asksSomebody(rules: readonly AssigneeRule[]): boolean {
  return rules.length > 0 && rules.every(isFilledIn)
}

function isFilledIn(rule: AssigneeRule): boolean {
  switch (rule.kind) {
    case 'user':
      return rule.userIds.length > 0
    case 'role':
    case 'roleInDepartment':
      return rule.roleIds.length > 0
    case 'post':
      return rule.postIds.length > 0
    case 'department':
      return rule.departmentIds.length > 0
    default:
      return true
  }
}
