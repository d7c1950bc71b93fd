/** Rows whose column holds one of some values. */
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** As `inArray`, in a statement whose text is the same for one value and for a hundred: only so many texts are prepared (`statements/`). */
export function among(column: PgColumn, values: Iterable<string>): SQL {
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(column.getSQLType())}[])`
}
