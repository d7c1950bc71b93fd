/** The searchable text of what was written on a ticket, beside its number and title. */
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'
import type { StepRows } from './step-rows'

/** What the acts and automatic steps of a move left as remarks, a line each; empty for most moves. */
export const remarksOf = ({ history }: Pick<StepRows, 'history'>): string =>
  [...new Set(history.map(({ remark }) => remark).filter((remark) => remark !== ''))].join('\n')

/**
 * Adds to the existing text: earlier remarks are not read again. A line that is there already is not repeated.
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

/** For a remark or comment that was removed or changed. */
export async function rebuildRemarks(tx: Queryable, ticketId: string): Promise<void> {
  await tx.execute(sql`
    update ticket_grams g set remarks = said.words, grams = search_grams(said.words)
    from ticket_remarks(${ticketId}::uuid) said (words) where g.ticket_id = ${ticketId}::uuid and g.is_remarks`)
}
