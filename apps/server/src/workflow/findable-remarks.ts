/** What has been said on a ticket, beside what else it is found by. */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import type { StepRows } from './step-rows'

/** What the acts and automatic steps of a move left as remarks, a line each; empty for most moves. */
export const remarksOf = ({ history }: Pick<StepRows, 'history'>): string =>
  [...new Set(history.map(({ remark }) => remark).filter((remark) => remark !== ''))].join('\n')

/**
 * Adds to what is there: what was said before is not read again. What stands there already is written once.
 *
 * @param said - a table of a statement: `(ticket_id uuid, words text)`, no ticket twice
 */
export const addRemarks = (said: SQL): SQL => sql`
  update ticket_grams g set remarks = concat_ws(E'\n', nullif(g.remarks, ''), said.words), grams = g.grams || search_grams(said.words)
  from ${said} said where g.ticket_id = said.ticket_id and said.words <> '' and position(said.words in g.remarks) = 0`

/** For a remark or comment that is there no longer, or says something else. */
export async function readRemarksAnew(tx: Queryable, ticketId: string): Promise<void> {
  await tx.execute(sql`
    update ticket_grams g set remarks = said.words, grams = search_grams(g.number || ' ' || g.title) || search_grams(said.words)
    from ticket_remarks(${ticketId}::uuid) said (words) where g.ticket_id = ${ticketId}::uuid`)
}
