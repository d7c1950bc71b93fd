/** The hash chain over a ticket's history. A changed, removed or inserted row no longer fits its neighbours. */
import { createHash } from 'node:crypto'
import type { FieldChange } from '@formwork/api-contract'
import type { HistoryKind, HistoryRecord } from '@formwork/workflow-core'
import type { PersonRef } from '../db/schema/tickets'
import { canonical } from './rights/field-changes'

export interface StoodInFor {
  readonly id: string
  readonly away: readonly PersonRef[]
}

/** What only some kinds of entries have. */
export type HistoryDetails = Pick<
  HistoryRecord,
  'outcome' | 'targetNodeId' | 'targetNodeName' | 'sign' | 'jobId' | 'reason' | 'schedule' | 'inbound' | 'late' | 'priority'
> & {
  readonly attachments?: readonly PersonRef[]
  /** Who of those who are asked, or who acts, does so for people who are away. */
  readonly standIns?: readonly StoodInFor[]
  /** Of a move to another version of its process. */
  readonly versions?: { readonly from: number; readonly to: number }
  /** What it changed in the forms. */
  readonly changes?: readonly FieldChange[]
}

export interface HistoryFacts {
  readonly ticketId: string
  readonly sequence: number
  readonly kind: HistoryKind
  readonly nodeId: string | null
  readonly nodeName: string
  readonly taskId: string | null
  readonly actorId: string | null
  readonly actorName: string | null
  readonly remark: string
  readonly assignees: readonly PersonRef[]
  readonly replaced: readonly PersonRef[]
  readonly fallback: boolean
  readonly details: HistoryDetails
  readonly at: Date
}

export const CHAIN_START = ''

const refs = (people: readonly PersonRef[]) => people.map(({ id, name }) => [id, name])

/** In a fixed order: jsonb changes it. */
function detailsOf({
  outcome,
  targetNodeId,
  targetNodeName,
  sign,
  jobId,
  reason,
  schedule,
  inbound,
  late,
  priority,
  versions,
  attachments = [],
  changes = [],
  standIns = [],
}: HistoryDetails): unknown[] {
  const facts = {
    outcome,
    targetNodeId,
    targetNodeName,
    sign,
    jobId,
    reason,
    // Absent from the hashed text where there is none, as in entries that are older than this fact.
    schedule,
    inbound,
    late,
    priority,
    ...(versions === undefined ? {} : { versions: [versions.from, versions.to] }),
    ...(attachments.length === 0 ? {} : { attachments: refs(attachments) }),
    ...(standIns.length === 0 ? {} : { standIns: standIns.map(({ id, away }) => [id, refs(away)]) }),
    ...(changes.length === 0 ? {} : { changes: changes.map(({ path, label, from, to }) => [path, label, canonical(from), canonical(to)]) }),
  }
  return Object.values(facts).every((value) => value === undefined) ? [] : [facts]
}

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
    refs(entry.assignees),
    entry.fallback,
    entry.at.toISOString(),
    // Only when there is one: entries older than this fact keep their hashes.
    ...(entry.replaced.length === 0 ? [] : [refs(entry.replaced)]),
    ...detailsOf(entry.details),
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

/** Where a ticket's history ends. */
export interface HistoryEnd {
  readonly historyLength: number
  readonly historyHash: string
}

export interface HistoryChain {
  /** Adds an entry. @returns it as it is stored. */
  append<Facts extends Omit<HistoryFacts, 'sequence'>>(facts: Facts): Facts & { readonly sequence: number; readonly hash: string }
  end(): HistoryEnd
}

/** Continues at the end of a history. */
export function continueChain({ historyLength, historyHash }: HistoryEnd): HistoryChain {
  let end: HistoryEnd = { historyLength, historyHash }
  return {
    append: (facts) => {
      const entry = { ...facts, sequence: end.historyLength + 1 }
      const hash = hashHistory(end.historyHash, entry)
      end = { historyLength: entry.sequence, historyHash: hash }
      return { ...entry, hash }
    },
    end: () => end,
  }
}
