/** The hash chain over a ticket's history. A row that was changed, removed or slipped in no longer fits its neighbours. */
import { createHash } from 'node:crypto'
import type { PersonRef } from '../db/schema/tickets'

export interface HistoryFacts {
  readonly ticketId: string
  readonly sequence: number
  readonly kind: string
  readonly nodeId: string | null
  readonly nodeName: string
  readonly taskId: string | null
  readonly actorId: string | null
  readonly actorName: string | null
  readonly remark: string
  readonly assignees: readonly PersonRef[]
  readonly fallback: boolean
  readonly at: Date
}

export const CHAIN_START = ''

export function hashHistory(previousHash: string, entry: HistoryFacts): string {
  const facts = [
    previousHash,
    entry.ticketId,
    entry.sequence,
    entry.kind,
    entry.nodeId,
    entry.nodeName,
    entry.taskId,
    entry.actorId,
    entry.actorName,
    entry.remark,
    entry.assignees.map(({ id, name }) => [id, name]),
    entry.fallback,
    entry.at.toISOString(),
  ]
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex')
}

/** @returns the sequence of the first entry that does not fit, or null when the chain holds. */
export function firstBrokenEntry(entries: readonly (HistoryFacts & { readonly hash: string })[]): number | null {
  let previous = CHAIN_START
  let expected = 1
  for (const entry of entries) {
    if (entry.sequence !== expected || entry.hash !== hashHistory(previous, entry)) return expected
    previous = entry.hash
    expected += 1
  }
  return null
}
