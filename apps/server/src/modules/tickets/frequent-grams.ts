/** How often the grams of titles and numbers stand in tickets, as PostgreSQL's statistics know it: searches ask for the rarest of theirs. ADR 0025. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../db/client'

export interface FrequentGrams {
  readonly grams: readonly number[]
  /** Of each: how many of all tickets have it, 0 to 1. */
  readonly frequencies: readonly number[]
}

/** Where nothing is known yet. */
export const NO_FREQUENT_GRAMS: FrequentGrams = { grams: [], frequencies: [] }

/** What is rarer counts as this rare (migration 0042). */
const RARE = 0.005
/** Statistics change when the table has grown by a tenth. */
const KNOWN_MS = 600_000

/** @returns how often they are, read again after ten minutes; nobody waits for that but the first. */
export function createFrequentGrams(now: () => Date): (db: Queryable) => Promise<FrequentGrams> {
  let known: Promise<FrequentGrams> | null = null
  let readAt = 0
  return (db) => {
    const at = now().getTime()
    if (known !== null && at - readAt < KNOWN_MS) return known
    readAt = at
    const reading = readFrequentGrams(db).catch(() => NO_FREQUENT_GRAMS)
    known ??= reading
    void reading.then((grams) => {
      known = Promise.resolve(grams)
    })
    return known
  }
}

async function readFrequentGrams(db: Queryable): Promise<FrequentGrams> {
  const { rows } = await db.execute<{ grams: number[] | null; frequencies: number[] | null }>(sql`
    select most_common_elems::text::int[] as grams, most_common_elem_freqs as frequencies
    from pg_stats where schemaname = current_schema() and tablename = 'ticket_grams' and attname = 'grams'`)
  const { grams, frequencies } = rows[0] ?? { grams: null, frequencies: null }
  const common = (grams ?? []).flatMap((gram, place) => {
    const frequency = frequencies?.[place] ?? 0
    return frequency > RARE ? [{ gram, frequency }] : []
  })
  return { grams: common.map(({ gram }) => gram), frequencies: common.map(({ frequency }) => frequency) }
}
