/** After a move: lists and counts of tickets are loaded again. */
import { routes } from '@formwork/api-contract'
import { invalidateRoutes } from '../http/query-client'
import { refreshUpcoming } from '../session/upcoming'

export function refreshTicketLists(): void {
  invalidateRoutes(routes.listTodo, routes.listCreatedByMe, routes.listRelated, routes.listAllTickets, routes.getDashboard)
  // The notice of this task counts as read now, also when the number of to-dos stays the same.
  invalidateRoutes(routes.listNotices)
  refreshUpcoming()
}
