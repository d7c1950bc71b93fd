/** Deletes expired entries from the log of received calls, and subjects of tickets that have ended. */
import { KEEP_INBOUND_DAYS } from '@formwork/api-contract'
import { deleteInBatches } from '../../db/delete-in-batches'
import type { Deps } from '../../deps'
import { deleteCallsBefore } from './call-repo'
import { deleteSubjectsBefore } from './subject-repo'

const DAY_MS = 24 * 3_600_000

/** @returns how many rows are gone */
export async function sweepInboundCalls({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - KEEP_INBOUND_DAYS * DAY_MS)
  const calls = await deleteInBatches((limit) => deleteCallsBefore(db, before, limit))
  return calls + (await deleteInBatches((limit) => deleteSubjectsBefore(db, before, limit)))
}
