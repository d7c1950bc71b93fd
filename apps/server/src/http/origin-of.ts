/** From where a request comes, as it is stored with what it changed. */
import type { FastifyRequest } from 'fastify'
import type { Origin } from '../domain/actor'

export function originOf(request: FastifyRequest): Origin {
  return { requestId: request.id, address: request.ip, userAgent: storable(request.headers['user-agent'] ?? '').slice(0, 300) }
}

/** PostgreSQL stores neither of these; a header may hold both. */
const storable = (text: string) => text.replaceAll('\u0000', '').toWellFormed()
