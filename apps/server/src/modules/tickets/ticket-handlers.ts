/** The calls around tickets. */
import type { Deps } from '../../deps'
import type { Handlers } from '../call'
import { createFrequentGrams } from './lists/frequent-grams'
import * as choosable from './choosable'
import * as handOver from './hand-over'
import * as incidents from './incidents'
import { lookAhead, lookAheadOfStart } from './look-ahead'
import { createListMemory } from './lists/list-memory'
import { createListPages } from './lists/list-pages'
import * as lists from './lists/ticket-list-service'
import type { TicketAct } from '../../workflow/run-command'
import * as service from './ticket-service'

/** What the older calls of single moves do not carry. */
const NOTHING_ELSE = { reason: '', attachments: [] }

type TicketCalls =
  | 'listCatalogue'
  | 'getCatalogueEntry'
  | 'listTodo'
  | 'listCreatedByMe'
  | 'listRelated'
  | 'listCopied'
  | 'listAllTickets'
  | 'listTicketProcesses'
  | 'getTicket'
  | 'listChoosable'
  | 'listChoosableOfTicket'
  | 'startTicket'
  | 'approveTask'
  | 'refuseTask'
  | 'withdrawTicket'
  | 'reassignTask'
  | 'terminateTicket'
  | 'moveTicket'
  | 'lookAheadOfStart'
  | 'lookAheadOfMove'
  | 'listIncidents'
  | 'handOverItems'

export function ticketHandlers(deps: Deps): Pick<Handlers, TicketCalls> {
  const listDeps = {
    db: deps.db,
    sessions: deps.sessions,
    memory: createListMemory(deps.now),
    pages: createListPages(deps.db),
    frequentGrams: createFrequentGrams(deps.now),
  }
  const moved = (call: service.MovingCall, act: TicketAct) =>
    service.moveTicket(deps, call, { ticketId: call.params.id, act, locale: call.locale })
  return {
    listCatalogue: ({ actor }) => service.listCatalogue(deps, actor),
    getCatalogueEntry: ({ actor, params }) => service.getCatalogueEntry(deps, actor, params.id),
    listTodo: ({ actor, query }) => lists.listTickets(listDeps, actor, 'todo', query),
    listCreatedByMe: ({ actor, query }) => lists.listTickets(listDeps, actor, 'mine', query),
    listRelated: ({ actor, query }) => lists.listTickets(listDeps, actor, 'related', query),
    listCopied: ({ actor, query }) => lists.listTickets(listDeps, actor, 'copied', query),
    listAllTickets: ({ actor, query }) => lists.listTickets(listDeps, actor, 'all', query),
    listTicketProcesses: ({ actor, query }) => lists.listTicketProcesses(listDeps, actor, query.list),
    listChoosable: ({ actor, params, query }) => choosable.listChoosable(deps, actor, { ...params, query }),
    listChoosableOfTicket: ({ actor, params, query }) => choosable.listChoosableOfTicket(deps, actor, { ...params, query }),
    getTicket: ({ actor, params }) => service.getTicket(deps, actor, params.id),
    startTicket: (call) => service.startTicket(deps, call.actor, { input: call.body, locale: call.locale }, call),
    approveTask: (call) => moved(call, { type: 'approve', ...NOTHING_ELSE, ...call.body }),
    refuseTask: (call) => moved(call, { type: 'refuse', ...NOTHING_ELSE, ...call.body }),
    withdrawTicket: (call) => moved(call, { type: 'withdraw', ...NOTHING_ELSE, ...call.body }),
    reassignTask: (call) => moved(call, { type: 'reassign', ...NOTHING_ELSE, ...call.body }),
    moveTicket: (call) => service.moveTicket(deps, call, { ticketId: call.params.id, act: call.body, locale: call.locale }),
    lookAheadOfStart: async ({ actor, params, body, locale }) => ({
      ahead: await lookAheadOfStart(deps, actor, { ...body, processId: params.id, locale }),
    }),
    lookAheadOfMove: async (call) => ({
      ahead: await lookAhead(deps, call.actor, { ...call.body, ticketId: call.params.id, locale: call.locale }, call),
    }),
    listIncidents: ({ actor, query }) => incidents.listIncidents(deps, actor, query),
    handOverItems: ({ actor, params, body, locale }) => handOver.handOverItems(deps, actor, { ...body, userId: params.id, locale }),
    terminateTicket: (call) => moved(call, { type: 'terminate', ...NOTHING_ELSE, ...call.body }),
  }
}
