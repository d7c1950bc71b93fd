/** Counts uploaded files, and asks for their sweep. */
import { count, sql, sum } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/client'
import { files } from '../../db/schema/files'
import { unusedFiles } from './file-repo'

export async function countFiles(db: Queryable): Promise<{ readonly files: number; readonly bytes: number }> {
  const [row] = await db.select({ files: count(), bytes: sum(files.byteCount) }).from(files)
  return { files: row?.files ?? 0, bytes: Number(row?.bytes ?? 0) }
}

/** @param before - younger ones may belong to what somebody is filling in */
export async function countUnused(db: Queryable, before: Date): Promise<number> {
  const { rows } = await db.execute<{ unused: number }>(sql`${unusedFiles(before, sql`count(*)::int as unused`)}`)
  return rows[0]?.unused ?? 0
}

/** The same job as the nightly one: a waiting one is not added twice. */
export async function queueSweep(tx: Transaction): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job('sweep.uploads', job_key => 'sweep.uploads', max_attempts => 3)`)
}
