/** Says whether calls are answered, and whether the database or its disk needs attention. */
import { degraded, HEALTH_PATH, HEALTHY, UNHEALTHY } from '@formwork/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps'
import { findDegradation } from '../modules/system-health/find-degradation'
import { RETRY_AFTER_SECONDS } from './error-answer'

/** A server that only needs attention answers 200: taking it out of service would help nobody. */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get(HEALTH_PATH, { config: { access: 'public' } }, async (_request, reply) => {
    try {
      const [reason] = await findDegradation(deps)
      return reason === undefined ? HEALTHY : degraded(reason)
    } catch (error) {
      deps.damage.note(error)
      deps.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(UNHEALTHY)
    }
  })
}
