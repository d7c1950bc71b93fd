/** Until when people who are looked up are away. */
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { inUtc, isoInstant } from '../../db/iso-instant'

/** For the columns of a query; null for people who are not away. */
export function backAtSql(userId: SQLWrapper, now: Date): SQL<string | null> {
  // Raw SQL: within an outer query of a single table drizzle would write the id without its table.
  const away = sql`from absences a where a.user_id = ${userId} and a.starts_at <= ${now}::timestamptz and a.ends_at > ${now}::timestamptz`
  return sql<string | null>`(select ${inUtc(sql`a.ends_at`)} ${away})`
}

/** As the answers have it: left out for people who are not away. */
export const backAtOf = (backAt: string | null): { readonly backAt?: string } => (backAt === null ? {} : { backAt: isoInstant(backAt) })
