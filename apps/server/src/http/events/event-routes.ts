/** The calls that answer a stream of events (server-sent events): declared like all others, registered by hand because they do not end. */
import { idSchema, type RouteDeclaration, routes } from '@formwork/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps'
import { type RefusalCode, refuse } from '../../domain/refusal'
import { createEditorStreams } from '../../modules/editor-events/editor-streams'
import type { EventStreams } from '../../modules/live/event-streams'
import { createTicketStreams } from '../../modules/ticket-events/ticket-streams'
import { authorizationOfCookie, bearerToken } from '../bearer-token'
import { callerOf } from '../origin-of'
import { configOf } from '../register-route'

export function registerEvents(app: FastifyInstance, deps: Deps): void {
  const tickets = createTicketStreams(deps)
  const forms = createEditorStreams(deps, 'form')
  const processes = createEditorStreams(deps, 'process')
  // Before the server waits for open answers to end: these streams would not.
  app.addHook('preClose', async () => {
    tickets.endAll()
    forms.endAll()
    processes.endAll()
  })
  registerStream(app, routes.followTicket, tickets, 'ticket.not-found')
  registerStream(app, routes.followForm, forms, 'form.not-found')
  registerStream(app, routes.followProcess, processes, 'process.not-found')
}

function registerStream(app: FastifyInstance, route: RouteDeclaration, streams: EventStreams, missing: RefusalCode): void {
  const config = { ...configOf(route), acceptsCookie: true }
  app.get(route.path, { config }, async (request, reply) => {
    const caller = callerOf(request)
    const id = idSchema.safeParse(Object(request.params).id)
    const token = bearerToken(request.headers.authorization ?? authorizationOfCookie(request.headers.cookie))
    if (!id.success || token === null) throw refuse(missing)
    const stream = await streams.follow(caller, token, id.data)
    return (
      reply
        // `no-transform` keeps proxies from packing events together; the other one is what nginx reads.
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .type('text/event-stream; charset=utf-8')
        .send(stream)
    )
  })
}
