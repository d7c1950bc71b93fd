/** A ticket that waits at its one step, for tests. */
import type { HistoryEntry, TicketDetail } from '@formwork/api-contract'

export const li = { id: '00000000-0000-4000-8000-000000000002', name: 'Li', active: true }

export function waitingTicket(changes: Partial<TicketDetail> = {}, assignee: typeof li = li): TicketDetail {
  return {
    id: '00000000-0000-4000-8000-0000000000aa',
    number: '202611210001',
    title: 'Leave',
    priority: 1,
    status: 'running',
    processName: 'Leave',
    requester: { id: assignee.id, name: assignee.name },
    currentNodes: ['Approval'],
    waitingFor: [assignee],
    waitingCount: 1,
    stuck: false,
    dueAt: null,
    ticketDueAt: null,
    createdAt: '2026-11-21T08:00:00Z',
    updatedAt: '2026-11-21T08:00:00Z',
    processId: '00000000-0000-4000-8000-0000000000bb',
    version: 1,
    revision: 1,
    finishedAt: null,
    process: { schema: 2, nodes: [{ id: 'a', kind: 'userTask', name: 'Approval', assignees: [], completion: 'any' }], edges: [] },
    form: null,
    forms: [],
    rights: {},
    otherRight: 'read',
    values: {},
    history: [],
    moves: [],
    currentNodeIds: ['a'],
    openTasks: [{ taskId: 't1', nodeId: 'a', nodeName: 'Approval', assignees: [assignee], later: [], dueAt: null }],
    ...changes,
  }
}

/** An entry of its history: of its one step, without an actor. */
export const historyEntry = (kind: HistoryEntry['kind'], more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  sequence: 0,
  kind,
  nodeId: 'a',
  nodeName: 'Approval',
  actor: null,
  remark: '',
  assignees: [],
  replaced: [],
  fallback: false,
  changes: [],
  at: '2026-11-21T08:00:00Z',
  ...more,
})

export const approvedBy = (name: string): HistoryEntry =>
  historyEntry('approved', { sequence: 1, actor: { id: '00000000-0000-4000-8000-000000000003', name } })
