/**
 * Shares of a task in few letters: `ann` open, `ann+` agreed, `ann-` refused, `ann.` waits, `ann~` closed; `ann<bob` signs before bob, `ann>bob`
 * after, `ann=bob` does bob's work. So that a table of tests says before and after on one line.
 */
import type { Completion, ProcessDefinition, ProcessNode } from '../definition'
import type { Effect } from '../effects'
import type { AssignmentState, ProcessState, TaskState } from '../state'
import { define, edge, endAt, startAt } from './builders'

const MARKS = { open: '', agreed: '+', refused: '-', waiting: '.', closed: '~' } as const
const STATUSES = { '': 'open', '+': 'agreed', '-': 'refused', '.': 'waiting', '~': 'closed' } as const

export function share(text: string): AssignmentState {
  const [, userId = '', mark = '', kind = '', other = ''] = /^([a-z]+)([-+.~]?)(?:([<>=])([a-z]+))?$/.exec(text) ?? []
  const status = STATUSES[mark as keyof typeof STATUSES]
  if (kind === '') return { userId, status }
  if (kind === '=') return { userId, status, delegatedBy: other }
  return { userId, status, addedBy: other, sign: kind === '<' ? 'before' : 'after' }
}

export function shown({ userId, status, delegatedBy, addedBy, sign }: AssignmentState): string {
  const delegated = delegatedBy === undefined ? '' : `=${delegatedBy}`
  const added = addedBy === undefined ? '' : `${sign === 'before' ? '<' : '>'}${addedBy}`
  return `${userId}${MARKS[status]}${delegated}${added}`
}

/** The task `t1` at the step `a`. */
export const taskWith = (shares: string, completion: Completion = 'any', more: Partial<TaskState> = {}): TaskState => ({
  id: 't1',
  nodeId: 'a',
  tokenId: 'k1',
  status: 'open',
  completion,
  decidedBy: null,
  assignments: shares.split(' ').map(share),
  ...more,
})

/** A process that waits at `a` for one task. */
export const waitingFor = (task: TaskState, more: Partial<ProcessState> = {}): ProcessState => ({
  status: 'running',
  tokens: [{ id: 'k1', nodeId: task.nodeId }],
  tasks: [task],
  sequence: 9,
  ...more,
})

/** start → a → end, where a is any step of persons. */
export const stepOf = (more: Partial<Extract<ProcessNode, { kind: 'userTask' }>> = {}): ProcessDefinition =>
  define(
    [startAt(), { id: 'a', kind: 'userTask', name: 'Step A', assignees: [], completion: 'any', ...more }, endAt()],
    [edge('start', 'a'), edge('a', 'end')],
  )

/** What is opened, closed and notified, without the history. */
export function doings(effects: readonly Effect[]): string[] {
  return effects.flatMap((effect) => {
    switch (effect.type) {
      case 'assignment.open':
        return [`open ${effect.userId}`]
      case 'assignment.close':
        return [`close ${effect.userId} ${effect.status}`]
      case 'task.claim':
        return [`claim ${effect.by ?? 'nobody'}`]
      case 'notify':
        return [`${effect.kind} ${effect.to.join('+')} ${effect.nodeName}`.trim()]
      case 'history.append':
        return []
      default:
        return [effect.type]
    }
  })
}
