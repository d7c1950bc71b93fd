/** Which of the decisions that were just made can be taken back before anybody is notified. */
import type { TicketRow } from '@formwork/api-contract'
import type { BulkRunState } from './bulk-run'

export function takenBackFrom(rows: readonly TicketRow[], { ticketStates }: Pick<BulkRunState, 'ticketStates'>): readonly TicketRow[] {
  return rows.filter(({ id }) => {
    const state = ticketStates.get(id)
    return state?.kind === 'done' && state.ticket.moves.some(({ type, noticesAt }) => type === 'takeBack' && noticesAt !== undefined)
  })
}
