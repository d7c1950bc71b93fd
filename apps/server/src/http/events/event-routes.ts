/** The calls that answer a stream of events (server-sent events): declared like all others, registered by hand because they do not end. */
import { idSchema, routes } from '@formwork/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps'
import { refuse } from '../../domain/refusal'
import { createTicketStreams } from '../../modules/ticket-events/ticket-streams'
import { authorizationOfCookie, bearerToken } from '../bearer-token'
import { callerOf } from '../origin-of'
import { configOf } from '../register-route'

export function registerEvents(app: FastifyInstance, deps: Deps): void {
  const streams = createTicketStreams(deps)
  // Before the server waits for its answers to end: these would not.
  app.addHook('preClose', async () => streams.endAll())
  const config = { ...configOf(routes.followTicket), acceptsCookie: true }
  app.get(routes.followTicket.path, { config }, async (request, reply) => {
    const caller = callerOf(request)
    const id = idSchema.safeParse(Object(request.params).id)
    const token = bearerToken(request.headers.authorization ?? authorizationOfCookie(request.headers.cookie))
    if (!id.success || token === null) throw refuse('ticket.not-found')
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
