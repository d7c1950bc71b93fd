/** Removes uploads that nobody used: files that no ticket holds and nothing names, bytes without a row, and what is left of uploads that broke off. A job. */
import type { StorageSettings } from '@formwork/api-contract'
import { deleteInBatches } from '../../db/delete-in-batches'
import { withTransaction } from '../../db/transaction'
import type { Deps } from '../../deps'
import { readStorageSettings } from '../settings/read-settings'
import { deleteFiles, lockUnusedFiles, withoutRow } from './file-repo'

/** Bytes without a row belong to no upload, whatever the settings say. */
const KEEP_ORPHANS_HOURS = 7 * 24
/** Far longer than the time an upload may take. */
const KEEP_UNFINISHED_HOURS = 24
const HOUR_MS = 3_600_000
/** A server that was killed between writing bytes and their row leaves one file. So many, a tenth of all, mean that the database does not belong to these files. */
const MANY_ORPHANS = 20
const MANY_ORPHANS_OF_ALL = 0.1

/** Uploads from before then go when nothing uses them. */
export const unusedSince = (now: Date, { keepUnusedDays }: StorageSettings): Date => new Date(now.getTime() - keepUnusedDays * 24 * HOUR_MS)

/** @returns how many files and parts of files are gone. */
export async function sweepUploads(deps: Pick<Deps, 'db' | 'files' | 'now' | 'log'>): Promise<number> {
  const { db, files, now } = deps
  const before = (hours: number) => new Date(now().getTime() - hours * HOUR_MS)
  const usedSince = unusedSince(now(), await readStorageSettings(db))
  const unused = await deleteInBatches((limit) =>
    withTransaction(db, async (tx) => {
      const ids = await lockUnusedFiles(tx, usedSince, limit)
      // The bytes first: should the server end in between, the row is found again by the next run.
      await Promise.all(ids.map((id) => files.remove(id)))
      await deleteFiles(tx, ids)
      return ids.length
    }),
  )
  return unused + (await removeOrphans(deps, before(KEEP_ORPHANS_HOURS))) + (await files.removeUnfinished(before(KEEP_UNFINISHED_HOURS)))
}

/** Stored bytes without a row: they cannot be requested. */
async function removeOrphans({ db, files, log }: Pick<Deps, 'db' | 'files' | 'log'>, before: Date): Promise<number> {
  const orphans: string[] = []
  let all = 0
  for await (const ids of files.list(before)) {
    all += ids.length
    orphans.push(...(await withoutRow(db, ids)))
  }
  if (orphans.length > Math.max(MANY_ORPHANS, all * MANY_ORPHANS_OF_ALL)) {
    log.error(
      { orphans: orphans.length, files: all },
      'the database knows nothing of many uploaded files; they are kept. Is it the right one?',
    )
    return 0
  }
  await Promise.all(orphans.map((id) => files.remove(id)))
  return orphans.length
}
