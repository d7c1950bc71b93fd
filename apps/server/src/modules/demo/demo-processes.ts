/** The two processes of the demo company. */
import type { Condition } from '@formwork/form-schema'
import { type AssigneeRule, edgeBetween, type ProcessDefinition } from '@formwork/workflow-core'

interface Line {
  /** Who is always asked. */
  readonly first: { readonly name: string; readonly assignees: AssigneeRule[] }
  /** When it is more than usual, who is asked as well. */
  readonly more: { readonly question: string; readonly label: string; readonly condition: Condition }
  readonly second: { readonly name: string; readonly assignees: AssigneeRule[] }
}

/** start → first → (more than usual → second) → end */
export function approvalLine({ first, more, second }: Line): ProcessDefinition {
  return {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      { id: 'first', kind: 'userTask', ...first, completion: 'any' },
      { id: 'question', kind: 'exclusiveGateway', name: more.question },
      { id: 'second', kind: 'userTask', ...second, completion: 'any' },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [
      edgeBetween('start', 'first'),
      edgeBetween('first', 'question', { label: '同意', outcome: 'agree' }),
      edgeBetween('question', 'second', { label: more.label, condition: more.condition }),
      edgeBetween('question', 'end', { order: 1, label: '其他情况', isDefault: true }),
      edgeBetween('second', 'end', { label: '同意', outcome: 'agree' }),
    ],
  }
}

export const leaveProcess = (administrationLead: string): ProcessDefinition =>
  approvalLine({
    first: { name: '部门主管审批', assignees: [{ kind: 'departmentLeader' }] },
    more: { question: '请假天数', label: '超过 3 天', condition: { model: 'days', is: 'greater', value: 3 } },
    second: { name: '行政部审批', assignees: [{ kind: 'user', userIds: [administrationLead] }] },
  })

export const expenseProcess = (financeRole: string): ProcessDefinition =>
  approvalLine({
    first: { name: '部门主管审批', assignees: [{ kind: 'departmentLeader' }] },
    more: { question: '报销金额', label: '满 1000 元', condition: { model: 'amount', is: 'atLeast', value: 1000 } },
    second: { name: '财务审批', assignees: [{ kind: 'role', roleIds: [financeRole] }] },
  })
