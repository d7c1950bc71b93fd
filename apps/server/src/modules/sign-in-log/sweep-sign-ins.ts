/** Deletes expired entries of the sign-in log. */
import { deleteInBatches } from '../../db/delete-in-batches'
import type { Deps } from '../../deps'
import { deleteAttemptsBefore, deleteOldestAttempts } from './sign-in-log-repo'

/** Half a year, as rules for logs commonly ask for. */
export const KEEP_SIGN_INS_DAYS = 180
/** Beyond this number the oldest are dropped; the table stays small however often somebody tries. */
const MAX_SIGN_INS = 500_000
const DAY_MS = 24 * 3_600_000

export async function sweepSignIns({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - KEEP_SIGN_INS_DAYS * DAY_MS)
  const old = await deleteInBatches((limit) => deleteAttemptsBefore(db, before, limit))
  return old + (await deleteInBatches((limit) => deleteOldestAttempts(db, MAX_SIGN_INS, limit)))
}
