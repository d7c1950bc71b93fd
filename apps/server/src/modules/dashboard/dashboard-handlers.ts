/** The calls of the dashboard. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { createAllTickets } from './all-tickets'
import * as service from './dashboard-service'
import { createWaitingCounts } from './waiting-counts'

export function dashboardHandlers(deps: Deps): Pick<Handlers, 'getUpcoming' | 'getDashboard'> {
  const allTickets = createAllTickets(deps.now)
  const waiting = createWaitingCounts(deps.db)
  return {
    getUpcoming: ({ actor }) => service.getUpcoming(waiting, actor),
    getDashboard: ({ actor, query }) => service.getDashboard({ ...deps, allTickets }, actor, query),
  }
}
