/** Says whether calls are answered, and whether somebody has to look after the database or its disk. */
import { degraded, HEALTH_PATH, HEALTHY, UNHEALTHY } from '@formwork/api-contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { isDamage } from '../db/sql-state'
import type { Deps } from '../deps'
import type { Log } from '../domain/log'
import { RETRY_AFTER_SECONDS } from './error-answer'
import type { Space } from './space-guard'

/** Remembers that PostgreSQL found a page or an index that is not as it was written. */
export interface Damage {
  /** Looks at an error of a call. */
  note(error: unknown): void
  readonly isKnown: boolean
}

export function watchDamage(log: Log): Damage {
  let isKnown = false
  return {
    note(error) {
      if (!isDamage(error)) return
      isKnown = true
      log.error(
        { err: error, alarm: 'database-damaged' },
        'a part of the database cannot be read any more; restore a backup, and look at the disk',
      )
    },
    get isKnown() {
      return isKnown
    },
  }
}

/** Counted by PostgreSQL since its statistics began, whoever met the page: a call, a job, a backup, another server. Null without checksums. */
const failures = sql`select pg_stat_get_db_checksum_failures(oid)::int as failures from pg_database where datname = current_database()`

/** A server that only has to be looked after answers 200: to leave it out would help nobody. */
export function registerHealth(app: FastifyInstance, { quickDb, log }: Deps, damage: Damage, space: Space): void {
  app.get(HEALTH_PATH, { config: { access: 'public' } }, async (_request, reply) => {
    try {
      const { rows } = await quickDb.execute<{ failures: number | null }>(failures)
      if (damage.isKnown || (rows[0]?.failures ?? 0) > 0) return degraded('database-damaged')
      const short = await Promise.all([space.rows.isShort(), space.files.isShort()])
      return short.includes(true) ? degraded('disk-nearly-full') : HEALTHY
    } catch (error) {
      damage.note(error)
      log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send(UNHEALTHY)
    }
  })
}
