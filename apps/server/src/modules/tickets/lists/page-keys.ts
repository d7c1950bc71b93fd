/** The parts of a list's statement that walk its index: the keys of a page, and how many there are. */
import { and, type SQL, sql } from 'drizzle-orm'
import { place } from '../../../db/statements/prepared-statements'
import { rowsReadFor } from '../../list-window'
import type { Growth, TicketScope, Walks } from './ticket-scope-repo'

/** Lists count up to this number; beyond it they only know that there are more. */
export const MAX_COUNTED = 10_000

/** The number of tickets of a growing list before `upTo`: once that is long enough ago, no other ticket is added before it. */
export interface Settled {
  /** A key for lists in the order of keys, else what its `Growth` makes of an instant. */
  readonly upTo: string
  readonly count: number
}

/** Where a list with `growth` is counted on from. */
export interface Settling {
  readonly known: Settled
  /** Everything before this is settled too once it was counted. */
  readonly next: string
}

export interface PageOfScope {
  readonly pageSize: number
  readonly offset: number
  /** Begins at this ticket instead of the newest; `offset` counts from it. */
  readonly from: string | null
  /** Whether to count: not at all, up to `MAX_COUNTED` and one more, or all; a list with `growth` is always counted whole. */
  readonly counted: 'not' | 'bounded' | 'exactly'
  /** For a scope with `growth`, unless nothing is counted. */
  readonly settling?: Settling | undefined
}

/** A number written into the text of a statement: it is one of few, and a cached plan has to know it. */
export const written = (value: number): SQL => sql`${value}`.inlineParams()
export const COUNT_LIMIT = sql`limit ${written(MAX_COUNTED + 1)}`
export const whereOf = (condition: SQL | undefined): SQL => (condition === undefined ? sql`` : sql`where ${condition}`)

/** The part of a `with` that finds the page: `keys (id, place)`. */
export function keysOf(scope: TicketScope, page: PageOfScope): SQL {
  const { id, from, order, fromNewest, first, walks } = scope
  if (walks !== null) return walkedKeysOf(scope, walks, page)
  if (fromNewest !== null && scope.isFrequentText && page.offset <= MAX_NEAR_HITS && page.from === null)
    return nearKeysOf(scope, fromNewest, page)
  if (first !== null && isCountedByPlaces(scope, page)) return placedKeysOf(scope, first, page)
  const where = and(scope.where, first ?? undefined, page.from === null ? undefined : sql`${id} <= asked."from"`)
  const all = sql`select ${id} as id from ${from} ${whereOf(where)} order by ${order}`
  if (!isReadOnce(scope, page)) return keys(sql`${all} ${windowOf(page)}`)
  return sql`found as materialized (${all} ${COUNT_LIMIT}), ${keys(sql`select id from found ${windowOf(page)}`)}`
}

const keys = (source: SQL): SQL => sql`keys as materialized (select key.id, row_number() over () as place from (${source}) key)`

const windowOf = ({ pageSize, offset }: PageOfScope): SQL =>
  sql`limit ${written(rowsReadFor(pageSize))} ${offset === 0 ? sql`` : sql`offset asked."offset"`}`

/** A page of several walks along one index: the first rows of each, merged. */
function walkedKeysOf(scope: TicketScope, walks: Walks, page: PageOfScope): SQL {
  const rows = written(rowsReadFor(page.pageSize))
  const most = sql`limit ${page.offset === 0 ? rows : sql`${rows} + asked."offset"`}`
  return keys(sql`select walked.id from ${walkedFrom(scope, walks, most)} order by walked.id desc ${windowOf(page)}`)
}

/** The order inside keeps them apart: as a join all places would be looked for at once, among all tickets. */
const walkedFrom = ({ id, from }: TicketScope, { places, where, order }: Walks, most: SQL): SQL =>
  sql`${places} cross join lateral (select ${id} as id from ${from} ${whereOf(where)} order by ${order} ${most}) walked`

/** A frequent text has so many hits among the newest tickets; for pages farther away all hits would be read nearly always. */
export const MAX_NEAR_HITS = 100

/** A page of a frequent text: from the newest tickets, or from all hits where those contain too few. */
function nearKeysOf({ id, from, where, order }: TicketScope, fromNewest: SQL, page: PageOfScope): SQL {
  const isFull = sql`(select count(*) from newest) = ${written(rowsReadFor(page.pageSize))}`
  return sql`
    newest as materialized (select ${id} as id from ${fromNewest} ${whereOf(where)} order by ${order} ${windowOf(page)}),
    hits as materialized (select ${id} as id from ${from} ${whereOf(where)}),
    ${keys(sql`
      select id from newest where ${isFull} union all
      (select id from hits where not ${isFull} order by id desc ${windowOf(page)}) order by id desc`)}`
}

/**
 * A page of a list that may contain a ticket more than once. Counting shows whether this one does, which is rare: checking of each row whether
 * it is its ticket's first took a quarter of the statement.
 */
function placedKeysOf({ id, from, where, order }: TicketScope, first: SQL, page: PageOfScope): SQL {
  const bound = page.counted === 'exactly' ? sql`` : sql`order by ${order} ${COUNT_LIMIT}`
  const pageWhere = (condition: SQL | undefined) =>
    sql`(select ${id} as id from ${from} ${whereOf(and(where, condition))} order by ${order} ${windowOf(page)})`
  return sql`
    places as materialized (
      select count(*)::int as tickets, coalesce(sum(each.places), 0)::int as places from (
        select key.id, count(*) as places from (select ${id} as id from ${from} ${whereOf(where)} ${bound}) key group by key.id) each),
    ${keys(sql`
      ${pageWhere(sql`(select tickets = places from places)`)} union all
      ${pageWhere(sql`(select tickets < places from places) and ${first}`)}`)}`
}

/** A search reads its hits once, for the page and for the count. */
const isReadOnce = ({ isSearch }: TicketScope, { counted }: PageOfScope) => isSearch && counted === 'bounded'

const isCountedByPlaces = (scope: TicketScope, page: PageOfScope) =>
  scope.first !== null && page.counted !== 'not' && page.from === null && !isReadOnce(scope, page)

/** After `keysOf` in the same statement: `count`, null where nothing is counted, and `settled` where that is known then. */
export function totalOf(scope: TicketScope, page: PageOfScope): SQL {
  if (page.counted === 'not') return sql`select null::int as count`
  if (scope.growth !== null) return grownTotalOf(scope, scope.growth)
  if (isReadOnce(scope, page))
    return sql`select count(*)::int as count, count(*) filter (where id <= ${place('upTo')}::uuid)::int as settled from found`
  if (isCountedByPlaces(scope, page)) return sql`select tickets as count from places`
  const most = page.counted === 'exactly' ? sql`` : COUNT_LIMIT
  if (scope.walks !== null)
    return sql`select count(*)::int as count from (select from ${walkedFrom(scope, scope.walks, most)} ${most}) counted`
  const all = sql`select from ${scope.from} ${whereOf(scope.where)} ${most}`
  return sql`select count(*)::int as count from (${all}) counted`
}

function grownTotalOf({ from, where }: TicketScope, { since }: Growth): SQL {
  const isOld = sql`not (${since(sql`asked.next`)})`
  return sql`select asked.known + count(*)::int as count, asked.known + (count(*) filter (where ${isOld}))::int as settled
    from ${from} ${whereOf(and(where, since(sql`asked.since`)))}`
}
