/** A job that has no attempt left, as the job engine leaves one. */
import type { TestApp } from './test-app'

/** @returns its id. */
export async function failedJob({ database: { pool } }: Pick<TestApp, 'database'>): Promise<string> {
  const made = await pool.query<{ id: string }>(`select id::text from graphile_worker.add_job('sweep.captchas', max_attempts => 1)`)
  const id = made.rows[0]?.id ?? ''
  await pool.query('select graphile_worker.permanently_fail_jobs(array[$1::bigint], $2)', [
    id,
    'the disk was away\nparams: secret-of-a-row',
  ])
  return id
}
