/** How often the grams of titles and numbers occur in tickets, by PostgreSQL's statistics: searches look up their rarest ones. ADR 0025. */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/client'

/** By the gram: how many of all tickets have it, 0 to 1. */
export type FrequentGrams = ReadonlyMap<number, number>

/** While nothing is known yet. */
export const NO_FREQUENT_GRAMS: FrequentGrams = new Map()

/** Rarer ones count as this rare (migration 0042). */
const RARE = 0.005
/** Statistics change when the table has grown by a tenth. */
const KNOWN_MS = 600_000

/** @returns how often they occur, read again after ten minutes; only the first call waits for that. */
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
  return new Map(
    (grams ?? []).flatMap((gram, place): [number, number][] => {
      const frequency = frequencies?.[place] ?? 0
      return frequency > RARE ? [[gram, frequency]] : []
    }),
  )
}

/**
 * The known frequencies for the grams of a keyword, sent with its search: there are a thousand frequent ones, and to write and read all of them took longer
 * than some searches. One that is missing here is taken for rare, which costs time but no hit.
 */
export function knownOf(keyword: string, frequent: FrequentGrams): { readonly grams: number[]; readonly frequencies: number[] } {
  if (frequent.size === 0) return { grams: [], frequencies: [] }
  const known = [...gramsOf(keyword)].flatMap((gram): [number, number][] => {
    const frequency = frequent.get(gram)
    return frequency === undefined ? [] : [[gram, frequency]]
  })
  // With an empty list PostgreSQL would assume that nothing is known of others either.
  const listed = known.length === 0 ? [[0, RARE] as const] : known
  return { grams: listed.map(([gram]) => gram), frequencies: listed.map(([, frequency]) => frequency) }
}

/** A longer keyword may be rarer than all of its grams; from this frequency on it is worth looking for it in the newest tickets first. */
const FREQUENT_WITH_OTHERS = 0.05

/**
 * Whether a keyword occurs in more tickets than are read at once. One or two characters occur in as many as their rarest gram. Of three and more that is only likely:
 * reading all hits of one that a tenth of a million tickets have took 290 ms, looking for a rare one in vain takes 7.
 */
export function isFrequent(keyword: string, frequent: FrequentGrams): boolean {
  const grams = gramsOf(keyword)
  const least = Array.from(keyword).length <= 2 ? 0 : FREQUENT_WITH_OTHERS
  return grams.size > 0 && [...grams].every((gram) => (frequent.get(gram) ?? -1) >= least)
}

/** Spaces that may be between a word and its number: space, no-break space, and that of Chinese text. */
const SPACES: ReadonlySet<number> = new Set([0x20, 0xa0, 0x30_00])

/** As `search_grams` makes them (migration 0056); the database alone decides what is searched. */
export function gramsOf(text: string): Set<number> {
  const grams = new Set<number>()
  let before: number | null = null
  // The last character that is no space, and the one before the current run of digits.
  let word: number | null = null
  let behind: number | null = null
  let digits = ''
  for (const sign of text.toLowerCase()) {
    const code = sign.codePointAt(0) ?? 0
    if (sign >= '0' && sign <= '9') {
      if (digits === '') behind = word
      digits += sign
      if (digits.length === 2 && behind !== null) grams.add(4_000_100 + behind * 100 + Number(digits))
      if (digits.length >= 3) grams.add(2_000_000 + Number(digits.slice(-3)))
      if (digits.length >= 4) grams.add(3_000_000 + Number(digits.slice(-4)))
    } else {
      digits = ''
      grams.add(code)
    }
    if (digits.length < 2 && before !== null) grams.add(((before * 65_536 + code) % 4_294_967_296) - 2_147_483_648)
    before = code
    if (!SPACES.has(code)) word = code
  }
  return grams
}
