/** From where a request comes, as it is stored with what it changed. */
import type { FastifyRequest } from 'fastify'
import type { Caller, Origin } from '../domain/actor'
import { refuse } from '../domain/refusal'

export function originOf(request: FastifyRequest): Origin {
  return { requestId: request.id, address: request.ip, userAgent: storable(request.headers['user-agent'] ?? '').slice(0, 300) }
}

/** Who asks, and from where. @throws {Refusal} `session.missing` */
export function callerOf(request: FastifyRequest): Caller {
  if (request.actor === null) throw refuse('session.missing')
  return { ...request.actor, origin: originOf(request) }
}

/** PostgreSQL stores neither of these; a header may hold both. */
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed()
