/** Which of the decisions that were just made can be taken back before anybody is notified. */
import type { TicketRow } from '@formwork/api-contract'
import type { BulkRunState } from './bulk-run'

export function takenBackFrom(rows: readonly TicketRow[], { standings }: Pick<BulkRunState, 'standings'>): readonly TicketRow[] {
  return rows.filter(({ id }) => {
    const standing = standings.get(id)
    return standing?.kind === 'done' && standing.ticket.moves.some(({ type, noticesAt }) => type === 'takeBack' && noticesAt !== undefined)
  })
}
