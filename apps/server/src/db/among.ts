/** Rows whose column holds one of some values. */
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** As `inArray`, with the same statement text for one value and for a hundred: only a limited number of texts is prepared (`statements/`). */
export function among(column: PgColumn, values: Iterable<string>): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`
}
