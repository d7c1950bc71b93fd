/** Statistics and the visibility map of tables that a test has just filled: the planner's input. */
import type { ClientBase, Pool } from 'pg'

/**
 * Vacuums until every page is known as visible to all. A statement that is open elsewhere in the database meanwhile keeps pages from it, and the planner
 * from answering out of an index alone.
 *
 * @param tables - names as the code has them
 */
export async function vacuumWhole(db: Pool | ClientBase, tables: readonly string[]): Promise<void> {
  const list = tables.join(', ')
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- until it has been through all pages
    await db.query(`vacuum analyze ${list}`)
    // oxlint-disable-next-line no-await-in-loop
    const { rowCount } = await db.query('select from pg_class where oid = any($1::regclass[]) and relallvisible < relpages', [tables])
    if (rowCount === 0) return
  }
}
