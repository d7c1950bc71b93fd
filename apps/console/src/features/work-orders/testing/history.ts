/** An entry of a ticket's history, for tests. */
import type { HistoryEntry } from '@formwork/api-contract'

/** Of the one step of `waitingTicket`, by nobody. */
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
