/** Text search without surprises: what a person types is text, never a pattern. */
import { type AnyColumn, ilike, type SQL } from 'drizzle-orm'
import { containing } from './containing'

export function contains(column: AnyColumn, text: string): SQL {
  return ilike(column, containing(text))
}
