/** Two processes of the demo company that use more of the engine: signatures side by side with weights and a wait, and work that is claimed. */
import { edgeBetween, type ProcessDefinition } from '@formwork/workflow-core'

const DAY_SECONDS = 86_400

export interface Signers {
  /** Weighs two; two others together weigh as much. */
  readonly finance: string
  readonly others: readonly string[]
}

/** start → the department's leader beside finance and others, by weight → three days for objections → end */
export function projectExpenseProcess({ finance, others }: Signers): ProcessDefinition {
  return {
    schema: 2,
    nodes: [
      { id: 'start', kind: 'start', name: '开始' },
      { id: 'fork', kind: 'parallelGateway', name: '并行会签', direction: 'fork' },
      { id: 'leader', kind: 'userTask', name: '部门主管审批', assignees: [{ kind: 'departmentLeader' }], completion: 'any' },
      {
        id: 'signatures',
        kind: 'userTask',
        name: '财务与行政会签',
        assignees: [{ kind: 'user', userIds: [finance, ...others] }],
        completion: 'weight',
        weights: { [finance]: 2 },
        threshold: 2,
        refusal: 'atOnce',
      },
      { id: 'join', kind: 'parallelGateway', name: '会签完成', direction: 'join' },
      { id: 'objections', kind: 'timer', name: '公示期', wait: { kind: 'delay', seconds: 3 * DAY_SECONDS } },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [
      edgeBetween('start', 'fork'),
      edgeBetween('fork', 'leader'),
      edgeBetween('fork', 'signatures', { order: 1 }),
      edgeBetween('leader', 'join', { label: '同意', outcome: 'agree' }),
      edgeBetween('signatures', 'join', { label: '同意', outcome: 'agree' }),
      edgeBetween('join', 'objections'),
      edgeBetween('objections', 'end'),
    ],
  }
}

/** start → the technician who claims it repairs it within half a day, and the whole ticket within three → the requester confirms, or sends it back → end */
export function supportProcess(technicians: readonly string[]): ProcessDefinition {
  return {
    schema: 2,
    settings: { timeLimit: { seconds: 3 * DAY_SECONDS, ladder: [{ at: 0, act: 'remind' }] } },
    nodes: [
      { id: 'start', kind: 'start', name: '开始', fieldRights: { solution: 'hidden' } },
      {
        id: 'work',
        kind: 'handleTask',
        name: '处理',
        assignees: [{ kind: 'user', userIds: [...technicians] }],
        completion: 'any',
        claimFirst: true,
        timeLimit: {
          seconds: DAY_SECONDS / 2,
          ladder: [
            { at: -DAY_SECONDS / 24, act: 'remind' },
            { at: 0, act: 'tell' },
            { at: DAY_SECONDS / 6, act: 'raisePriority' },
          ],
        },
        fieldRights: { solution: 'required' },
      },
      { id: 'confirm', kind: 'userTask', name: '确认结果', assignees: [{ kind: 'requester' }], completion: 'any' },
      { id: 'end', kind: 'end', name: '结束' },
    ],
    edges: [
      edgeBetween('start', 'work'),
      edgeBetween('work', 'confirm'),
      edgeBetween('confirm', 'end', { label: '已解决', labelEn: 'Solved', outcome: 'agree' }),
      edgeBetween('confirm', 'work', { label: '仍有问题', labelEn: 'Not solved', outcome: 'other', order: 1 }),
    ],
  }
}
