/** Use-cases of the lists of tickets: which one, which page of it, and how far it is counted. */
import type { PageQuery, TicketProcess, TicketRow } from '@formwork/api-contract'
import { visibleTickets } from '../../../access/visible-tickets'
import type { Queryable } from '../../../db/client'
import type { Deps } from '../../../deps'
import type { Actor } from '../../../domain/actor'
import { cachedRightsOf } from '../../session/cached-rights'
import { type ListWindow, pageAnswer, pageOf } from '../../list-window'
import { requireList } from '../../ticket-views/ticket-view-policy'
import { excerptOf } from './excerpt'
import type { FrequentGrams } from './frequent-grams'
import type { ListMemory } from './list-memory'
import * as processes from './listed-processes-repo'
import { ticketStateOf } from '../ticket-state'
import type { ListPages } from './list-pages'
import { MAX_COUNTED, type PageOfScope } from './page-keys'
import { type Counted, countBounded, countNewer, findPage, type FoundPage, type ListedTicket } from './ticket-list-repo'
import * as scopes from './ticket-scope-repo'

type ListQuery = PageQuery & scopes.TicketFilter & { readonly exactCount?: '1' | undefined }

export interface ScopeDeps extends Pick<Deps, 'db' | 'sessions'> {
  readonly frequentGrams: (db: Queryable) => Promise<FrequentGrams>
}

interface ListDeps extends ScopeDeps {
  readonly memory: ListMemory
  readonly pages: ListPages
}

/** The name of a list. */
export type ListName = 'todo' | 'mine' | 'related' | 'copied' | 'all'

interface AskedList {
  readonly name: ListName
  readonly filter: scopes.TicketFilter
}

type ScopeOf = (deps: ScopeDeps, actor: Actor, filter: scopes.TicketFilter) => scopes.TicketScope | Promise<scopes.TicketScope>

const SCOPES: Readonly<Record<ListName, ScopeOf>> = {
  todo: ({ db }, { userId }, filter) => scopes.waitingForPerson(db, userId, filter),
  mine: ({ db }, { userId }, filter) => scopes.startedBy(db, userId, filter),
  related: ({ db }, { userId }, filter) => scopes.handledBy(db, userId, filter),
  copied: ({ db }, { userId }, filter) => scopes.copiedTo(db, userId, filter),
  all: async (deps, actor, filter) => scopes.allTickets(deps.db, await seenBy(deps, actor), filter),
}

const seenBy = (deps: ScopeDeps, actor: Actor) => visibleTickets(deps.db, actor, () => cachedRightsOf(deps, actor))

const PROCESSES: Readonly<Record<ListName, (deps: ScopeDeps, actor: Actor) => Promise<TicketProcess[]>>> = {
  todo: ({ db }, { userId }) => processes.processesWaitingFor(db, userId),
  mine: ({ db }, { userId }) => processes.processesStartedBy(db, userId),
  related: ({ db }, { userId }) => processes.processesHandledBy(db, userId),
  copied: ({ db }, { userId }) => processes.processesCopiedTo(db, userId),
  all: async (deps, actor) => processes.processesOfAll(deps.db, await seenBy(deps, actor)),
}

/** What a list can be narrowed to. @throws {Refusal} `permission.denied` for a list the caller may not open. */
export async function listTicketProcesses(deps: ScopeDeps, actor: Actor, list: ListName): Promise<{ list: TicketProcess[] }> {
  requireList(actor, list)
  return { list: await PROCESSES[list](deps, actor) }
}

async function scopeOf(deps: ScopeDeps, actor: Actor, { name, filter }: AskedList): Promise<scopes.TicketScope> {
  const isSearch = filter.keyword !== undefined && filter.keyword !== ''
  return SCOPES[name](deps, actor, isSearch ? { ...filter, frequentGrams: await deps.frequentGrams(deps.db) } : filter)
}

/** The rows of a list from its beginning, `most` of them and one more where there are more. */
export async function listFromStart(
  deps: ScopeDeps,
  actor: Actor,
  { most, ...list }: AskedList & { readonly most: number },
): Promise<TicketRow[]> {
  const scope = await scopeOf(deps, actor, list)
  const { rows } = await findPage(deps.db, scope, { pageSize: most + 1, offset: 0, from: null, counted: 'not' })
  return rows.map(toRow)
}

/** A page of a list; counted up to `MAX_COUNTED` unless the whole count is asked for, or the page lies beyond. */
export async function listTickets(deps: ListDeps, actor: Actor, name: ListName, query: ListQuery) {
  const scope = await scopeOf(deps, actor, { name, filter: query })
  const window = pageOf(query)
  const isExact = query.exactCount === '1' || window.offset >= MAX_COUNTED
  const { rows, count } = await (isExact ? findExactly(deps, scope, window) : findBounded(deps, scope, window))
  const isMore = !isExact && count > MAX_COUNTED
  const answer = pageAnswer(window, { rows: rows.map((ticket) => toFoundRow(ticket, query.keyword)), count: isMore ? MAX_COUNTED : count })
  return isMore ? { ...answer, isCountBounded: true as const } : answer
}

/** Among a million tickets: from this number on it takes longer to read all hits of a text than to find a page of them among the newest tickets. */
const MANY_HITS = 1500

/** A page near the beginning, which a short offset and a bounded count find. */
async function findBounded(deps: ListDeps, scope: scopes.TicketScope, { pageSize, offset }: ListWindow) {
  const { db, memory, pages } = deps
  const { longList } = scope
  const page = { pageSize, offset, from: null }
  if (longList === null) return findOfPerson(deps, scope, { ...page, counted: 'bounded' })
  const uncounted = (isFrequentText: boolean) => pages.find({ ...scope, isFrequentText }, { ...page, counted: 'not' })
  const isOnlyText = scope.fromNewest !== null
  // A simultaneous request for the same text would read as many hits again.
  if (isOnlyText && !scope.isFrequentText && memory.settledOf(longList) === null) {
    const others = memory.countingOf(longList)
    if (others !== null) await Promise.allSettled([others])
  }
  if (memory.isKnownLong(longList)) return { ...(await uncounted(true)), count: MAX_COUNTED + 1 }
  const settled = isOnlyText ? memory.settledOf(longList) : null
  if (settled !== null && settled.count >= MANY_HITS) {
    const [{ rows }, newer] = await Promise.all([uncounted(true), countNewer(db, scope, settled.upTo)])
    return { rows, count: settled.count + newer }
  }
  const upTo = memory.settledKey()
  const found = scope.isFrequentText
    ? await foundAndCounted(
        uncounted(true),
        memory.countTogether(longList, () => countBounded(db, scope, upTo)),
      )
    : await (isOnlyText
        ? memory.rememberCounting(longList, findPage(db, scope, { ...page, counted: 'bounded' }, upTo))
        : pages.find(scope, { ...page, counted: 'bounded' }))
  if (found.count > MAX_COUNTED) memory.rememberLong(longList)
  else if (isOnlyText && found.settled !== undefined) memory.rememberSettled(longList, found.settled)
  return found
}

/** For a list that only grows, the part that was counted before is not counted again. */
async function findOfPerson({ memory, pages }: ListDeps, scope: scopes.TicketScope, page: PageOfScope): Promise<FoundPage> {
  const { growth, shape, person, values } = scope
  if (growth === null) return pages.find(scope, page)
  const name = [shape, person, ...Object.values(values)].join(' ')
  const found = await pages.find(scope, { ...page, settling: memory.settlingOf(name, growth) })
  if (found.settled !== undefined) memory.rememberGrown(name, found.settled)
  return found
}

/** Of a frequent text: read together with the page, in its order, all hits would be read and sorted. */
async function foundAndCounted(page: Promise<FoundPage>, counting: Promise<Counted>): Promise<FoundPage> {
  const [{ rows }, { count, settled }] = await Promise.all([page, counting])
  return { rows, count, settled }
}

/** A page far away, or any with the whole count. Lists of one person, or with further conditions, are short enough to count. */
async function findExactly(deps: ListDeps, scope: scopes.TicketScope, { pageSize, offset }: ListWindow) {
  const { db, memory, pages } = deps
  const { longList } = scope
  if (longList === null) return findOfPerson(deps, scope, { pageSize, offset, from: null, counted: 'exactly' })
  const { count, ...start } = await memory.findFarPage(db, scope, longList, offset)
  return { rows: (await pages.find(scope, { pageSize, ...start, counted: 'not' })).rows, count }
}

const toFoundRow = (ticket: ListedTicket, keyword = ''): TicketRow =>
  ticket.foundLine === null ? toRow(ticket) : { ...toRow(ticket), foundIn: excerptOf(ticket.foundLine, keyword) }

function toRow(ticket: ListedTicket): TicketRow {
  const { id, number, title, priority, status, isSuspended, processName } = ticket
  return {
    id,
    number,
    title,
    priority,
    status,
    processName,
    requester: { id: ticket.requesterId, name: ticket.requesterName },
    ...ticketStateOf(ticket.openTasks, ticket.people),
    dueAt: ticket.dueAt,
    ...(isSuspended ? { suspended: true } : {}),
    createdAt: ticket.createdAt,
    updatedAt: ticket.updatedAt,
  }
}
