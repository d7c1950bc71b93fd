/** Removes uploads that nobody used: files that no ticket holds and nothing names, and what is left of uploads that broke off. A job. */
import { deleteInBatches } from '../../db/delete-in-batches'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import { deleteFiles, lockUnusedFiles } from './file-repo'

/** As long as the longest session: who picked a file for a form they have not sent by then has been signed out since. */
const KEEP_UNUSED_DAYS = 7
/** Far longer than the time an upload may take. */
const KEEP_UNFINISHED_HOURS = 24
const HOUR_MS = 3_600_000

/** @returns how many files and parts of files are gone. */
export async function sweepUploads({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<number> {
  const before = (hours: number) => new Date(now().getTime() - hours * HOUR_MS)
  const unused = await deleteInBatches((limit) =>
    withTransaction(db, async (tx) => {
      const ids = await lockUnusedFiles(tx, before(KEEP_UNUSED_DAYS * 24), limit)
      // The bytes first: should the server end in between, the row is found again tomorrow. Bytes without a row would be found by nobody.
      await Promise.all(ids.map((id) => files.remove(id)))
      await deleteFiles(tx, ids)
      return ids.length
    }),
  )
  return unused + (await files.removeUnfinished(before(KEEP_UNFINISHED_HOURS)))
}
