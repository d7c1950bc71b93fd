/** Text search without surprises: what a person types is text, never a pattern. */
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

export function contains(column: AnyColumn, text: string): SQL {
  const pattern = `%${text.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`
  return sql`${column} ilike ${pattern}`
}
