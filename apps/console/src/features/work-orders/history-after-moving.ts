/** The history of a ticket that was moved to another version of its process, where a step that waits has another id: its visit goes on under the new one. Pure. */
import type { HistoryEntry, TicketDetail } from '@formwork/api-contract'

export type MovedSource = Pick<TicketDetail, 'process' | 'history' | 'openTasks'>

/** The entries as they are, but for those of a step that the process no longer has and whose people still have the task. */
export function historyAfterMoving({ process, history, openTasks }: MovedSource): readonly HistoryEntry[] {
  const known = new Set(process.nodes.map(({ id }) => id))
  const gone = history.filter(({ kind, nodeId }) => kind === 'assigned' && nodeId !== null && !known.has(nodeId))
  return openTasks.reduce<readonly HistoryEntry[]>((entries, { nodeId, nodeName, assignees }) => {
    const people = new Set(assignees.map(({ id }) => id))
    const opened = gone.findLast((entry) => askedSince(entry, history, nodeId).some((id) => people.has(id)))
    if (opened === undefined) return entries
    const isOfIt = (entry: HistoryEntry) => entry.nodeId === opened.nodeId && entry.sequence >= opened.sequence
    return entries.map((entry) => (isOfIt(entry) ? { ...entry, nodeId, nodeName } : entry))
  }, history)
}

/** Everybody who had a share of it, before it was moved and after. */
function askedSince(opened: HistoryEntry, history: readonly HistoryEntry[], nodeIdNow: string): string[] {
  const later = history.filter(({ nodeId, sequence }) => sequence >= opened.sequence && (nodeId === opened.nodeId || nodeId === nodeIdNow))
  return later.flatMap(({ assignees }) => assignees.map(({ id }) => id))
}
