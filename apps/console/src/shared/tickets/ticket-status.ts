/** The statuses a ticket can have, in the order they are offered. */
import type { TicketStatus } from '@formwork/api-contract'

export const TICKET_STATUSES = ['running', 'approved', 'refused', 'withdrawn', 'terminated'] as const satisfies readonly TicketStatus[]

/** A status out of the address; anything else filters nothing. */
export function ticketStatusOf(text: string): TicketStatus | undefined {
  return TICKET_STATUSES.find((status) => status === text)
}
