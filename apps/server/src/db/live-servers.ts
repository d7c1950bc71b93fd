/** Which servers share this database: each holds a lock that ends with its session. */
import { sql } from 'drizzle-orm'
import type { Queryable } from './client'

/** The first half of the lock's key; any number that nothing else here uses. The second half is made of the name of a runner; a server has several. */
export const LIVE_RUNNER = 702_345

/** @returns 0 while none runs jobs, as in a test. */
export async function countLiveServers(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ servers: number }>(sql`
    select count(distinct pid)::int as servers from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid = ${LIVE_RUNNER}::int::oid
      and database = (select oid from pg_database where datname = current_database())`)
  return rows[0]?.servers ?? 0
}
