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
  insert into ticket_grams as g (ticket_id, is_remarks, grams, number, title, remarks)
  select t.id, true, search_grams(said.words), t.number, t.title, said.words
  from ${said} said cross join lateral (select id, number, title from tickets where tickets.id = said.ticket_id offset 0) t where said.words <> ''
  on conflict (ticket_id, is_remarks) do update
    set remarks = concat_ws(E'\n', nullif(g.remarks, ''), excluded.remarks), grams = g.grams || excluded.grams
    where position(excluded.remarks in g.remarks) = 0`

/** For a remark or comment that is there no longer, or says something else. */
export async function readRemarksAnew(tx: Queryable, ticketId: string): Promise<void> {
  await tx.execute(sql`
    update ticket_grams g set remarks = said.words, grams = search_grams(said.words)
    from ticket_remarks(${ticketId}::uuid) said (words) where g.ticket_id = ${ticketId}::uuid and g.is_remarks`)
}
