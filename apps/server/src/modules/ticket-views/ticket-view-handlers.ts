/** The calls around views of the lists of tickets. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import * as service from './ticket-view-service'

type ViewCalls =
  | 'listTicketViews'
  | 'createTicketView'
  | 'changeTicketView'
  | 'removeTicketView'
  | 'unshareTicketView'
  | 'setDefaultTicketView'

export function ticketViewHandlers(deps: Deps): Pick<Handlers, ViewCalls> {
  return {
    listTicketViews: ({ actor, query }) => service.listTicketViews(deps, actor, query.list),
    createTicketView: (call) => service.createTicketView(deps, call.actor, call.body, call),
    changeTicketView: ({ actor, params, body }) => service.changeTicketView(deps, actor, params.id, body),
    removeTicketView: async ({ actor, params }) => {
      await service.removeTicketView(deps, actor, params.id)
      return null
    },
    unshareTicketView: async ({ actor, params }) => {
      await service.unshareTicketView(deps, actor, params.id)
      return null
    },
    setDefaultTicketView: async ({ actor, body }) => {
      await service.setDefaultTicketView(deps, actor, body)
      return null
    },
  }
}
