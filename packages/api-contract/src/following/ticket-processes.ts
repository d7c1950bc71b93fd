/** The processes that a list of tickets can be narrowed to: those it has tickets of. */
import { z } from '../zod'
import { defineRoute } from '../route'
import { idSchema } from '../shapes/fields'
import { PERMISSION_OF_LIST, ticketListSchema } from './ticket-views'

export const ticketProcessSchema = z.object({
  id: idSchema,
  /** As it is called now; a ticket keeps the name that its process had when it was started. */
  name: z.string(),
  /** It was removed; what was started before is still there. */
  removed: z.literal(true).optional(),
})
export type TicketProcess = z.output<typeof ticketProcessSchema>

export const listTicketProcesses = defineRoute({
  method: 'GET',
  path: '/api/v2/tickets/processes',
  wire: 'v2',
  access: [...new Set(Object.values(PERMISSION_OF_LIST))],
  summary: 'The processes that a list has tickets of, as far as the caller sees them, by name; 403 for a list the caller may not open.',
  query: z.object({ list: ticketListSchema }),
  answer: z.object({ list: z.array(ticketProcessSchema) }),
})
