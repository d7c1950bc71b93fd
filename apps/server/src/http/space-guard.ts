/** Refuses what would be written while the disk is nearly full: before PostgreSQL runs out of it in the middle of something. */
import type { FastifyInstance } from 'fastify'
import { refuse } from '../domain/refusal'
import type { Space } from '../storage/free-space'

/** After the hooks that authenticate the caller: others learn nothing of the disk. */
export function guardSpace(app: FastifyInstance, space: Space): void {
  app.addHook('onRequest', async ({ routeOptions: { config } }) => {
    const needed = config.needsSpace ?? []
    if (needed.length === 0) return
    const short = await Promise.all(needed.map((kind) => space[kind].isShort()))
    if (short.includes(true)) throw refuse('storage.full')
  })
}
