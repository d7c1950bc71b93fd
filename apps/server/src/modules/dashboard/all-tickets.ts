/** How many tickets there are, exactly, without reading all of them each time: tickets are never removed, so what was counted once stays. */
import type { Queryable } from '../../db/client'
import { firstIdAt } from '../../domain/new-id'
import { countByIds } from '../tickets/ticket-repo'

/** After this time the ticket of an id is certainly committed, whatever the clocks of several servers say. */
const SETTLED_MS = 10 * 60_000
/** How often newly settled tickets are added to the kept count. */
const ADVANCE_MS = 60_000

export interface AllTickets {
  count(db: Queryable): Promise<number>
}

/** Only the first question after a start reads the whole index. */
export function createAllTickets(now: () => Date): AllTickets {
  /** The number of ids before that one, which was made at that instant. */
  let kept: { readonly count: number; readonly until: string; readonly at: number } | null = null
  return {
    count: async (db) => {
      const settled = now().getTime() - SETTLED_MS
      if (kept === null || settled - kept.at > ADVANCE_MS) {
        const until = firstIdAt(new Date(settled))
        kept = { count: (kept?.count ?? 0) + (await countByIds(db, kept?.until ?? null, until)), until, at: settled }
      }
      const { count, until } = kept
      return count + (await countByIds(db, until, null))
    },
  }
}
