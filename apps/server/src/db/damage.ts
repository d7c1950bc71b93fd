/** Remembers that PostgreSQL found a page or an index that is not as it was written. */
import type { Log } from '../domain/log'
import { isDamage } from './sql-state'

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
