/** The calls around tickets. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import * as handOver from './hand-over'
import * as incidents from './incidents'
import { createListMemory } from './list-memory'
import * as lists from './ticket-list-service'
import * as service from './ticket-service'

type TicketCalls =
  | 'listCatalogue'
  | 'getCatalogueEntry'
  | 'listTodo'
  | 'listCreatedByMe'
  | 'listRelated'
  | 'listCopied'
  | 'listAllTickets'
  | 'getTicket'
  | 'startTicket'
  | 'approveTask'
  | 'refuseTask'
  | 'withdrawTicket'
  | 'reassignTask'
  | 'terminateTicket'
  | 'moveTicket'
  | 'listIncidents'
  | 'handOverItems'

export function ticketHandlers(deps: Deps): Pick<Handlers, TicketCalls> {
  const listDeps = { db: deps.db, sessions: deps.sessions, memory: createListMemory(deps.now) }
  return {
    listCatalogue: () => service.listCatalogue(deps),
    getCatalogueEntry: ({ params }) => service.getCatalogueEntry(deps, params.id),
    listTodo: ({ actor, query }) => lists.listTodo(listDeps, actor, query),
    listCreatedByMe: ({ actor, query }) => lists.listCreatedByMe(listDeps, actor, query),
    listRelated: ({ actor, query }) => lists.listRelated(listDeps, actor, query),
    listCopied: ({ actor, query }) => lists.listCopied(listDeps, actor, query),
    listAllTickets: ({ actor, query }) => lists.listAll(listDeps, actor, query),
    getTicket: ({ actor, params }) => service.getTicket(deps, actor, params.id),
    startTicket: (call) => service.startTicket(deps, call.actor, { input: call.body, locale: call.locale }, call),
    approveTask: (call) => service.moveTicket(deps, call, { ticketId: call.params.id, act: { type: 'approve', ...call.body } }),
    refuseTask: (call) => service.moveTicket(deps, call, { ticketId: call.params.id, act: { type: 'refuse', ...call.body } }),
    withdrawTicket: (call) => service.moveTicket(deps, call, { ticketId: call.params.id, act: { type: 'withdraw', ...call.body } }),
    reassignTask: (call) => service.moveTicket(deps, call, { ticketId: call.params.id, act: { type: 'reassign', ...call.body } }),
    moveTicket: (call) => service.makeMove(deps, call, call.params.id, call.body),
    listIncidents: ({ query }) => incidents.listIncidents(deps, query),
    handOverItems: ({ actor, params, body }) => handOver.handOverItems(deps, actor, params.id, body),
    terminateTicket: (call) => service.moveTicket(deps, call, { ticketId: call.params.id, act: { type: 'terminate', ...call.body } }),
  }
}
