/** The calls of the dashboard. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { createAllTickets } from './all-tickets'
import * as service from './dashboard-service'

export function dashboardHandlers(deps: Deps): Pick<Handlers, 'getUpcoming' | 'getDashboard'> {
  const allTickets = createAllTickets(deps.now)
  return {
    getUpcoming: ({ actor }) => service.getUpcoming(deps, actor),
    getDashboard: ({ actor, query }) => service.getDashboard({ ...deps, allTickets }, actor, query),
  }
}
