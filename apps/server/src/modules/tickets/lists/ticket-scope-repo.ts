/** Which tickets a list holds, and in which order: the part of its statement that walks an index. */
import type { TicketStatus } from '@formwork/api-contract'
import { and, eq, ilike, like, or, type SQL, sql, type Column } from 'drizzle-orm'
import type { Queryable } from '../../../db/client'
import { containing } from '../../../db/containing'
import { ticketCopies } from '../../../db/schema/moves'
import { handledTickets, ticketGrams, tickets } from '../../../db/schema/tickets'
import { place, type Values } from '../../../db/statements/prepared-statements'
import { firstIdAt } from '../../../domain/new-id'
import { type FrequentGrams, isFrequent, knownOf, NO_FREQUENT_GRAMS } from './frequent-grams'
import { onlyStuck, waitsFor } from './stuck-repo'

export interface TicketFilter {
  readonly keyword?: string | undefined
  readonly status?: TicketStatus | undefined
  readonly suspended?: '1' | undefined
  readonly stuck?: '1' | undefined
  readonly overdue?: '1' | undefined
  /** Of the list of one's own. */
  readonly waitsForOthers?: '1' | undefined
  readonly assignee?: string | undefined
  /** At least one. */
  readonly process?: readonly string[] | undefined
  readonly requester?: string | undefined
  /** Started at this instant or later, and before that one. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** For a keyword: how often its grams stand in tickets. */
  readonly frequentGrams?: FrequentGrams | undefined
}

/** What a server remembers of a list, it remembers under its name. */
export interface LongList {
  readonly name: string
  /** No ticket ever leaves it. */
  readonly isGrowing: boolean
}

/** A list that only grows: how its count continues from an earlier one. */
export interface Growth {
  /** The condition for tickets that were added at an instant or later; `mark` is a text that `markOf` made. */
  readonly since: (mark: SQL) => SQL
  readonly markOf: (instant: Date) => string
}

/** Walks along one index, each from another place. */
export interface Walks {
  /** A table with a row for each. */
  readonly places: SQL
  /** The condition and the order of one of them. */
  readonly where: SQL | undefined
  readonly order: SQL
}

/** The keys of a list, as the parts of a `select`. */
export interface TicketScope {
  readonly from: SQL
  /** The newest of `from`, as many as are searched for a frequent text before all its hits are read; null where more than a text decides. */
  readonly fromNewest: SQL | null
  /** The ticket's id, a column of `from`. */
  readonly id: SQL
  /** Of one with `walks` the condition stands there. */
  readonly where: SQL | undefined
  /** Where `from` may hold a ticket more than once: the condition for its first place in `order`. */
  readonly first: SQL | null
  readonly order: SQL
  /** Where its keys are found by several walks, each of which needs no more rows than a page and what comes before it. */
  readonly walks: Walks | null
  readonly growth: Growth | null
  /** Of a list that may be as long as the table. */
  readonly longList: LongList | null
  /** Finding the page already finds all that is counted: both are read at once, unless it is a frequent text. */
  readonly isSearch: boolean
  /** Parts of it are only planned well when their values are known. */
  readonly isPlannedByValues: boolean
  /** Scopes of one shape differ only in `person` and `text`; null when it has none. */
  readonly shape: string | null
  /** Whose list it is; null for a list of no single person. */
  readonly person: string | null
  /** The searched text and the start dates, for the placeholders of `where`; empty without either. */
  readonly values: Values
  /** Twenty hits are found within the first rows along the key, and counting them takes a hundred times longer. */
  readonly isFrequentText: boolean
}

/** Whose list it is: a column of the row of each caller, beside the keys. */
const PERSON = sql`asked.person`

/** Scopes that were built before, by their shapes: without searched people there are few. */
const builtBefore = new Map<string, BuiltScope>()

type BuiltScope = Omit<TicketScope, 'person' | 'longList' | keyof AskedValues>
type AskedValues = Pick<TicketScope, 'values' | 'isFrequentText'>

function ofShape(name: string, filter: TicketFilter, build: () => Omit<BuiltScope, 'shape'>): TicketScope {
  const {
    keyword = '',
    assignee,
    status = '',
    suspended = '',
    stuck = '',
    overdue = '',
    waitsForOthers = '',
    process,
    requester,
    from,
    until,
  } = filter
  const ofThisCall = { person: null, longList: null, ...valuesOf(filter) }
  if (assignee !== undefined) return { ...build(), shape: null, ...ofThisCall }
  const searched = keyword === '' ? '' : isIndexed(keyword) ? 'text' : 'short text'
  const isAsked = [requester, from, until].map((value) => value !== undefined)
  const processes = process === undefined ? 'all' : isOne(process) ? 'one' : 'several'
  const shape = [name, status, suspended, stuck, overdue, waitsForOthers, searched, processes, ...isAsked].join(' ')
  const known = builtBefore.get(shape) ?? { ...build(), shape }
  builtBefore.set(shape, known)
  return { ...known, ...ofThisCall }
}

const isOne = (processes: readonly string[]): boolean => processes.length === 1

const TEXTS = sql`${ticketGrams}`
/** Reading so many takes 7 ms. An evenly frequent text has twenty hits within a few thousand; one that only older tickets contain is not searched further. */
const NEWEST_TEXTS = sql`(select * from ${ticketGrams} order by ${ticketGrams.ticketId} desc limit 20000) ${ticketGrams}`
const TEXT_OF_TICKET = sql`join ${ticketGrams} on ${ticketGrams.ticketId} = tickets.id`

/** By their ids, newest first. */
const scopeOf = ({ keyword = '', process, requester }: TicketFilter) => ({
  from: keyword === '' ? sql`tickets` : sql`tickets ${TEXT_OF_TICKET}`,
  fromNewest: null,
  first: null,
  walks: null,
  growth: null,
  id: sql`tickets.id`,
  order: sql`tickets.id desc`,
  isSearch: keyword !== '',
  // One process has half of all tickets and another a dozen, as people have: one’s own are looked through for the first, and not for the second.
  isPlannedByValues: isIndexed(keyword) || process !== undefined || requester !== undefined,
})

/** The same where only the text decides: the indexed table has all that is searched. */
const foundByText = (filter: TicketFilter) => ({
  ...scopeOf(filter),
  from: TEXTS,
  fromNewest: NEWEST_TEXTS,
  id: sql`${ticketGrams.ticketId}`,
  order: sql`${ticketGrams.ticketId} desc`,
})

/**
 * Tickets with an open task of theirs, longest waiting first. The index of open assignments has them in this order; somebody who is asked twice on one
 * ticket counts since the first time.
 */
export function waitingForPerson(db: Queryable, userId: string, filter: TicketFilter): TicketScope {
  return { ...ofShape('waiting', filter, () => waiting(db, filter)), person: userId }
}

function waiting(db: Queryable, filter: TicketFilter) {
  const where = matching(db, filter)
  // Written so that it is asked row by row along the index, by the ticket's key: as a join it would be tried with each pair of the person's tasks.
  const isAskedBefore = sql`exists (
    select from ticket_assignments b where b.ticket_id = a.ticket_id and b.user_id is not distinct from a.user_id and b.status = 'open'
      and (b.opened_at, b.task_id) < (a.opened_at, a.task_id))`
  const own = sql`a.user_id = ${PERSON} and a.status = 'open'`
  return {
    ...scopeOf(filter),
    from:
      where === undefined
        ? sql`ticket_assignments a`
        : sql`ticket_assignments a join tickets on tickets.id = a.ticket_id ${textIf(filter)}`,
    id: sql`a.ticket_id`,
    where: and(own, where),
    first: sql`(${isAskedBefore}) is not true`,
    order: sql`a.opened_at, a.ticket_id`,
  }
}

export function startedBy(db: Queryable, userId: string, filter: TicketFilter): TicketScope {
  return { ...ofShape('started', filter, () => started(db, filter)), person: userId }
}

const BY_KEY: Growth = { since: (mark) => sql`tickets.id >= ${mark}::uuid`, markOf: firstIdAt }

function started(db: Queryable, filter: TicketFilter) {
  const where = and(matching(db, filter), filter.waitsForOthers === undefined ? undefined : WAITS_FOR_OTHERS)
  return { ...scopeOf(filter), where: and(sql`tickets.requester_id = ${PERSON}`, where), growth: onlyGrows(filter) ? BY_KEY : null }
}

/** Tickets they have answered a task of, last changed first. */
export function handledBy(db: Queryable, userId: string, filter: TicketFilter): TicketScope {
  return { ...ofShape('handled', filter, () => handled(db, filter)), person: userId }
}

/** Nothing is handled after its last change, so the index by the last change has all of them near its beginning. */
const BY_FIRST_ANSWER: Growth = {
  since: (mark) => sql`h.updated_at >= ${mark}::timestamptz and h.handled_at >= ${mark}::timestamptz`,
  markOf: (instant) => instant.toISOString(),
}

function handled(db: Queryable, filter: TicketFilter) {
  const where = matching(db, filter)
  return {
    ...scopeOf(filter),
    from:
      where === undefined ? sql`${handledTickets} h` : sql`${handledTickets} h join tickets on tickets.id = h.ticket_id ${textIf(filter)}`,
    id: sql`h.ticket_id`,
    where: and(sql`h.user_id = ${PERSON}`, where),
    order: sql`h.updated_at desc, h.ticket_id desc`,
    growth: onlyGrows(filter) ? BY_FIRST_ANSWER : null,
  }
}

/** Tickets they were sent a copy of, newest copy first. */
export function copiedTo(db: Queryable, userId: string, filter: TicketFilter): TicketScope {
  return { ...ofShape('copied', filter, () => copied(db, filter)), person: userId }
}

function copied(db: Queryable, filter: TicketFilter) {
  const where = matching(db, filter)
  return {
    ...scopeOf(filter),
    from: where === undefined ? sql`${ticketCopies} c` : sql`${ticketCopies} c join tickets on tickets.id = c.ticket_id ${textIf(filter)}`,
    id: sql`c.ticket_id`,
    where: and(sql`c.user_id = ${PERSON}`, where),
    order: sql`c.sent_at desc, c.ticket_id desc`,
  }
}

/** @param seen the condition of those that somebody may look into; undefined: all of them */
export function allTickets(db: Queryable, seen: SQL | undefined, filter: TicketFilter): TicketScope {
  if (seen !== undefined) return { ...all(db, seen, filter), shape: null, person: null, longList: null, ...valuesOf(filter) }
  return { ...ofShape('all', filter, () => all(db, seen, filter)), longList: longListOf(filter) }
}

function all(db: Queryable, seen: SQL | undefined, filter: TicketFilter) {
  const isOnlyText = seen === undefined && isOfAll(filter) && filter.status === undefined && (filter.keyword ?? '') !== ''
  if (isOnlyText) return { ...foundByText(filter), where: matching(db, filter) }
  const walked = walkedBy(filter)
  if (walked === null) return { ...scopeOf(filter), where: and(seen, matching(db, filter)) }
  const { within, order, rest, places } = walked
  const where = and(seen, within, matching(db, rest))
  const found = { ...scopeOf(rest), isPlannedByValues: false }
  return places === null ? { ...found, where, order } : { ...found, where: undefined, walks: { places, where, order } }
}

/** Narrowed by what never changes of a ticket: its process and its requester. */
const onlyGrows = (filter: TicketFilter): boolean =>
  isOfAll({ ...filter, process: undefined, requester: undefined }) &&
  filter.waitsForOthers === undefined &&
  filter.status === undefined &&
  (filter.keyword ?? '') === ''

const isOfAll = ({ suspended, stuck, overdue, assignee, process, requester, from, until }: TicketFilter): boolean =>
  [suspended, stuck, overdue, assignee, process, requester, from, until].every((asked) => asked === undefined)

interface Walked {
  /** A table with a row for each walk, named in `within`; null: there is one. */
  readonly places: SQL | null
  readonly within: SQL
  readonly order: SQL
  /** What else is asked. */
  readonly rest: TicketFilter
}

const IS_BETWEEN = {
  process: sql`tickets.process_id between ${place('process')}::uuid and ${place('process')}::uuid`,
  requester: sql`tickets.requester_id between ${place('requester')}::uuid and ${place('requester')}::uuid`,
  eachProcess: sql`tickets.process_id between named.process and named.process`,
}
const PROCESSES = sql`unnest(${place('process')}::uuid[]) named (process)`

/**
 * The tickets of one process or one requester along the index that has them in their order. Said as a range, and ordered by its column as well, so that
 * no other index has that order: as an equation it would be looked for among all tickets from the newest on, where one that nobody uses any more has none.
 * Null where something else finds them, of which there are few.
 */
function walkedBy(filter: TicketFilter): Walked | null {
  const { keyword = '', suspended, stuck, overdue, assignee, process, requester } = filter
  if (keyword !== '' || [suspended, stuck, overdue, assignee].some((asked) => asked !== undefined)) return null
  if (requester !== undefined)
    return {
      places: null,
      within: IS_BETWEEN.requester,
      order: sql`tickets.requester_id, tickets.id desc`,
      rest: { ...filter, requester: undefined },
    }
  if (process === undefined) return null
  const found = { order: sql`tickets.process_id, tickets.id desc`, rest: { ...filter, process: undefined } }
  return isOne(process)
    ? { ...found, places: null, within: IS_BETWEEN.process }
    : { ...found, places: PROCESSES, within: IS_BETWEEN.eachProcess }
}

/** An ended ticket stays ended, and no title changes; the few comments that are removed make no long list short. */
function longListOf(filter: TicketFilter): LongList | null {
  const { keyword = '', status } = filter
  return isOfAll(filter) ? { name: `${status ?? 'all'} ${keyword}`, isGrowing: status !== 'running' } : null
}

export const isStartedBy = (userId: string): SQL => eq(tickets.requesterId, userId)

/** Written into the text: a cached plan has to know which part of the index it reads. */
const HAS_STATUS: Readonly<Record<TicketStatus, SQL>> = {
  running: sql`tickets.status = 'running'`,
  approved: sql`tickets.status = 'approved'`,
  refused: sql`tickets.status = 'refused'`,
  withdrawn: sql`tickets.status = 'withdrawn'`,
  terminated: sql`tickets.status = 'terminated'`,
}

/** As a partial index has it: only running tickets are suspended. */
const IS_SUSPENDED = sql`tickets.is_suspended`

const isAsked = (who: SQL) =>
  sql`exists (select from ticket_assignments w where w.ticket_id = tickets.id and w.status = 'open' and w.user_id ${who} ${PERSON})`

/** One that was sent back waits for its requester alone, and so does a step that asks nobody else. */
const WAITS_FOR_OTHERS = sql`${HAS_STATUS.running} and (${isAsked(sql`is distinct from`)} or not ${isAsked(sql`=`)})`

/** Only running tickets are due at all. */
export const IS_OVERDUE = sql`tickets.due_at <= now()`

const IS_OF_PROCESS = sql`tickets.process_id = ${place('process')}::uuid`
const IS_OF_PROCESSES = sql`tickets.process_id = any(${place('process')}::uuid[])`

function matching(
  db: Queryable,
  { keyword = '', status, suspended, stuck, overdue, assignee, process, requester, from, until }: TicketFilter,
): SQL | undefined {
  return and(
    // Said again of suspended tickets, which are running, it would lead to the index of all that run.
    status === undefined || (status === 'running' && suspended !== undefined) ? undefined : HAS_STATUS[status],
    suspended === undefined ? undefined : IS_SUSPENDED,
    stuck === undefined ? undefined : onlyStuck(db),
    overdue === undefined ? undefined : IS_OVERDUE,
    assignee === undefined ? undefined : waitsFor(db, assignee),
    process === undefined ? undefined : isOne(process) ? IS_OF_PROCESS : IS_OF_PROCESSES,
    requester === undefined ? undefined : sql`tickets.requester_id = ${place('requester')}::uuid`,
    // By the key, which is made when a ticket is started: lists are walked by it.
    from === undefined ? undefined : sql`tickets.id >= ${place('startedFrom')}::uuid`,
    until === undefined ? undefined : sql`tickets.id < ${place('startedUntil')}::uuid`,
    keyword === '' ? undefined : withText(keyword),
  )
}

/** Whether `search_grams` of a keyword has any: one digit and two have none. */
const isIndexed = (keyword: string): boolean => !/^\d{0,2}$/.test(keyword)

const textIf = ({ keyword = '' }: TicketFilter): SQL => (keyword === '' ? sql`` : TEXT_OF_TICKET)

/**
 * `ilike` decides which tickets contain the text; the grams only say where it is worth trying. Most that have the grams contain the text: as a `case`
 * the planner assumes that for half of them. As a bare condition it assumes one in a hundred, and reads all hits where twenty along the key would do.
 */
function withText(keyword: string): SQL | undefined {
  const { grams, number, title, remarks, isRemarks } = ticketGrams
  // First as it was typed: `ilike` lower-cases both each time, and most that are compared contain it as it was typed.
  const has = (text: Column) => or(like(text, place('pattern')), ilike(text, place('pattern')))
  // Remarks and comments count only where number and title do not contain the text: so no ticket is found twice.
  const holds = sql`case when ${isRemarks} then ${has(remarks)} and not (${has(title)} or ${has(number)}) else ${has(title)} or ${has(number)} end`
  if (!isIndexed(keyword)) return holds
  const rarest = sql`keyword_grams(${place('keyword')}::text, ${place('grams')}::int[], ${place('frequencies')}::real[])`
  return sql`${grams} @> ${rarest} and ${holds}`
}

/** The values of its placeholders, and the known frequencies of its text. */
function valuesOf({ keyword = '', frequentGrams = NO_FREQUENT_GRAMS, process, requester, from, until }: TicketFilter): AskedValues {
  const searched = keyword === '' ? {} : { keyword, pattern: containing(keyword), ...knownOf(keyword, frequentGrams) }
  const processes = process === undefined ? {} : { process: isOne(process) ? process[0] : process }
  const named = { ...processes, ...(requester === undefined ? {} : { requester }) }
  const values = { ...searched, ...named, ...startedAt('startedFrom', from), ...startedAt('startedUntil', until) }
  return { values, isFrequentText: keyword !== '' && isFrequent(keyword, frequentGrams) }
}

const startedAt = (name: string, instant: string | undefined): Values =>
  instant === undefined ? {} : { [name]: firstIdAt(new Date(instant)) }
