/** What a server remembers of long lists, so that a page far from the newest row is found by key instead of counting up to it. */
import type { Queryable } from '../../../db/client'
import { firstIdAt } from '../../../domain/new-id'
import type { Settled, Settling } from './page-keys'
import { type Counted, countNewer, findMarks, MARK_DISTANCE } from './ticket-list-repo'
import type { Growth, LongList, TicketScope } from './ticket-scope-repo'

/** Tickets leave a filtered list while its marks are cached: a far page may be off by the number that left it meanwhile. */
const MARKS_LAST_MS = 60_000
/** How long the cached length of a list that may shrink is used. */
const LENGTH_LASTS_MS = 10_000
const MAX_LISTS = 1000
/** Lists of one person, some 300 bytes each. */
const MAX_OWN_LISTS = 5000
/** A ticket's key is made before the ticket is visible to others, by less than this: no call takes so long, and no two clocks of one site differ by as much. */
const SETTLED_AFTER_MS = 120_000
/** After this it is counted again: a new comment on an older ticket shows in the rows at once, in the count only from then on. */
const SETTLED_LASTS_MS = 60_000
/** A clock that is corrected by less does no harm. */
const SET_BACK_MS = 1000

interface Marks {
  readonly ids: Promise<readonly string[]>
  readonly takenAt: number
}

/** Where a page of a list begins. */
export interface FarPage {
  /** How many there are in all. */
  readonly count: number
  readonly from: string | null
  /** Rows between that ticket and the page. */
  readonly offset: number
}

export interface ListMemory {
  /** Finds the row of that offset from the newest; a few rows away from a mark. */
  findFarPage(db: Queryable, scope: TicketScope, list: LongList, offset: number): Promise<FarPage>
  /** Whether it is known to be longer than lists are counted. */
  isKnownLong(list: LongList): boolean
  rememberLong(list: LongList): void
  /** Counts it, once for all requests of the meantime. */
  countTogether(list: LongList, count: () => Promise<Counted>): Promise<Counted>
  /** Null: no count is running. */
  countingOf(list: LongList): Promise<unknown> | null
  /** Others may wait for what counts it. @returns what counts it */
  rememberCounting<Found>(list: LongList, found: Promise<Found>): Promise<Found>
  /** The key up to which a count that is made now is final. */
  settledKey(): string
  settledOf(list: LongList): Settled | null
  rememberSettled(list: LongList, settled: Settled): void
  /** Where a list that only grows is counted on from: from its beginning the first time. */
  settlingOf(name: string, growth: Growth): Settling
  /** A settled count of such a list stays valid. */
  rememberGrown(name: string, settled: Settled): void
}

export function createListMemory(now: () => Date): ListMemory {
  const marksOf = new Map<string, Marks>()
  const longUntil = new Map<string, number>()
  const counting = new Map<string, Promise<Counted>>()
  const finding = new Map<string, Promise<unknown>>()
  const settledUntil = new Map<string, Settled & { readonly lastsUntil: number }>()
  const grown = new Map<string, Settled>()
  let latest = 0
  /** Where the clock was set back, what was dated before would last too long, and tickets of now would lie before what counts as settled. */
  const time = (): number => {
    const at = now().getTime()
    const isSetBack = at < latest - SET_BACK_MS
    latest = isSetBack ? at : Math.max(latest, at)
    if (!isSetBack) return at
    for (const known of [marksOf, settledUntil, grown]) known.clear()
    for (const [name, until] of longUntil) if (Number.isFinite(until)) longUntil.delete(name)
    return at
  }
  const settledBefore = () => new Date(time() - SETTLED_AFTER_MS)
  const marks = (db: Queryable, scope: TicketScope, { name }: LongList): Promise<readonly string[]> => {
    const at = time()
    const known = marksOf.get(name)
    if (known !== undefined && at - known.takenAt < MARKS_LAST_MS) return known.ids
    const ids = findMarks(db, scope)
    remember(marksOf, name, { ids, takenAt: at })
    ids.catch(() => marksOf.delete(name))
    return ids
  }
  return {
    findFarPage: async (db, scope, list, offset) => {
      const ids = await marks(db, scope, list)
      const count = ids.length * MARK_DISTANCE + (await countNewer(db, scope, ids.at(-1) ?? null))
      // Counted from the oldest, where nothing is ever added.
      const place = Math.max(0, count - offset)
      const mark = Math.ceil(place / MARK_DISTANCE)
      const from = ids[mark - 1]
      return from === undefined ? { count, from: null, offset } : { count, from, offset: mark * MARK_DISTANCE - place }
    },
    isKnownLong: ({ name }) => {
      const at = time()
      return (longUntil.get(name) ?? 0) > at
    },
    countTogether: ({ name }, count) => {
      const known = counting.get(name) ?? count().finally(() => counting.delete(name))
      counting.set(name, known)
      return known
    },
    countingOf: ({ name }) => finding.get(name) ?? null,
    rememberCounting: async ({ name }, found) => {
      if (!finding.has(name)) finding.set(name, found)
      try {
        return await found
      } finally {
        if (finding.get(name) === found) finding.delete(name)
      }
    },
    settledKey: () => firstIdAt(settledBefore()),
    settledOf: ({ name }) => {
      const at = time()
      const known = settledUntil.get(name)
      return known !== undefined && known.lastsUntil > at ? known : null
    },
    rememberSettled: ({ name }, settled) => remember(settledUntil, name, { ...settled, lastsUntil: time() + SETTLED_LASTS_MS }),
    settlingOf: (name, { markOf }) => {
      const next = markOf(settledBefore())
      return { known: grown.get(name) ?? { upTo: markOf(new Date(0)), count: 0 }, next }
    },
    rememberGrown: (name, settled) => remember(grown, name, settled, MAX_OWN_LISTS),
    rememberLong: ({ name, isGrowing }) => {
      remember(longUntil, name, isGrowing ? Number.POSITIVE_INFINITY : time() + LENGTH_LASTS_MS)
    },
  }
}

/** Keywords make as many lists as people type: the oldest is forgotten. */
function remember<Value>(known: Map<string, Value>, name: string, value: Value, most = MAX_LISTS): void {
  known.delete(name)
  known.set(name, value)
  const [oldest] = known.keys()
  if (known.size > most && oldest !== undefined) known.delete(oldest)
}
