/** The one read of a move and of a ticket's page: the ticket with all that belongs to it, and the people a move may concern. Takes no lock. */
import type { JsonObject, Priority } from '@formwork/api-contract'
import type { ProcessState } from '@formwork/workflow-core'
import { type SQL, sql } from 'drizzle-orm'
import { type ReadRights, rightsColumn, rightsFrom } from '../access/rights-column'
import type { Rights } from '../access/rights'
import { needsRights } from '../access/ticket-rights'
import type { Queryable } from '../db/client'
import { createPreparedStatements, place } from '../db/statements/prepared-statements'
import { keptSince, type OnceKey, type StoredAnswer, storedAnswer } from '../db/once-key'
import type { Actor } from '../domain/actor'
import type { OwnFile } from './attached-files'
import { poolFacts, type PoolFacts } from './choosing/pool-facts'
import { ADMINISTRATORS, askablePeople, type FoundPerson, idsAt } from './directory'
import type { HistoryFacts } from './history-chain'
import { type KnownVersion, type ReadVersion, toKnownVersion, versionColumns } from './batches/known-versions'
import type { AskedPerson, TicketFacts } from './ticket-facts'

/** Somebody whom the move names; a disabled or removed account is not active. */
export interface Candidate extends AskedPerson, Partial<Omit<PoolFacts, 'id'>> {
  readonly id: string
  readonly departmentId: string | null
}

/** One of the mover's own uploads. */
export interface NamedFile extends OwnFile {
  readonly name: string
}

export interface ReadTicket {
  readonly ticket: TicketFacts | null
  readonly rights: Rights
  /** The stored answer of the call, when it is a repetition. */
  readonly stored: StoredAnswer | null
  /** Everybody whom the possible next tasks can ask, and the administrators; empty when no task can open. */
  readonly askable: readonly FoundPerson[]
  /** People whom the move names, as far as such accounts exist. */
  readonly candidates: readonly Candidate[]
  /** Of the files that the move names, the mover's own uploads. */
  readonly ownFiles: readonly NamedFile[]
}

/** What a move needs beside the ticket. */
export interface MoveNeeds {
  readonly once: OnceKey
  readonly now: Date
  /** Which tasks it may open: none, those that follow the open ones, any. */
  readonly opens: 'nothing' | 'next' | 'any'
  /** People who get work or a copy by it. */
  readonly candidateIds: readonly string[]
  /** They were chosen for later steps: whether they may be is read too. */
  readonly areChosen: boolean
  /** Written with it. */
  readonly values: JsonObject
  /** Among the values, and handed in with it. */
  readonly fileIds: readonly string[]
}

interface TicketColumns extends ReadVersion {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly priority: Priority
  readonly process_id: string
  readonly process_name: string
  readonly requester_id: string
  readonly requester_name: string
  readonly requester_department: string | null
  readonly requester_active: boolean
  readonly version_id: string
  readonly version: number
  readonly values: JsonObject
  readonly state: ProcessState
  readonly revision: number
  readonly history_length: number
  readonly history_hash: string
  readonly created_at: string
  readonly updated_at: string
  readonly finished_at: string | null
  readonly history: readonly (Omit<HistoryFacts, 'ticketId' | 'at'> & { readonly at: string })[]
  readonly people: readonly (AskedPerson & { readonly id: string })[]
  readonly is_copied: boolean
  readonly parent_id: string | null
}

/** Without a ticket of that id all its columns are null. */
type ReadRow = (TicketColumns | { readonly id: null }) & {
  readonly rights: ReadRights | null
  readonly stored: StoredAnswer | null
  /** Tasks may follow; null on a page. */
  readonly asks: boolean | null
  readonly askable: readonly FoundPerson[]
  /** In one row of a statement. */
  readonly administrators: readonly FoundPerson[] | null
  readonly candidates: readonly Candidate[] | null
  readonly own_files: readonly NamedFile[] | null
} & Record<string, unknown>

const history = sql`(select json_agg(json_build_object(
    'sequence', h.sequence, 'kind', h.kind, 'nodeId', h.node_id, 'nodeName', h.node_name, 'taskId', h.task_id, 'actorId', h.actor_id,
    'actorName', h.actor_name, 'remark', h.remark, 'assignees', h.assignees, 'replaced', h.replaced, 'fallback', h.fallback,
    'details', h.details, 'at', h.at
  ) order by h.sequence) from ticket_history h where h.ticket_id = t.id)`

/** Everybody whom the state names: a step may ask them again. */
const inState = (path: SQL) => idsAt(sql`t.state`, path)
const IN_STATE = sql`${inState(sql`'$.tasks[*].assignments[*].userId'`)} || ${inState(sql`'$.tasks[*].assignments[*].delegatedBy'`)}
  || ${inState(sql`'$.tasks[*].assignments[*].answersFor[*]'`)}
  || ${inState(sql`'$.handlers[*]'`)} || ${inState(sql`'$.chosen.*[*]'`)} || ${inState(sql`'$.lastAct.tasks[*].assignments[*].userId'`)}`
const people = sql`(select coalesce(json_agg(json_build_object('id', u.id, 'name', u.nick_name, 'active', u.enabled and u.deleted_at is null)), '[]')
  from users u where u.id = any(${IN_STATE}))`

/** Whom the following tasks may ask, by the nodes of the open tasks. */
const NEEDS_AHEAD = sql`(select case w.opens
    when 'next' then (select coalesce(jsonb_agg(v.asked -> (task ->> 'nodeId')), '[]') from jsonb_array_elements(t.state -> 'tasks') task
      where task ->> 'status' = 'open' and v.asked ? (task ->> 'nodeId'))
    when 'any' then (select coalesce(jsonb_agg(needs.value), '[]') from jsonb_each(v.asked) needs)
    else '[]'::jsonb end)`

const AWAY = {
  named: sql`case when jsonb_path_exists(ahead.needs, '$[*] ? (@.named == true)') then ${IN_STATE} || w."candidateIds" end`,
  at: sql`${place('now')}::timestamptz`,
}

const candidates = (areChosen: boolean) => sql`(select coalesce(json_agg(json_build_object(
    'id', u.id, 'name', u.nick_name, 'departmentId', u.department_id, 'active', u.enabled and u.deleted_at is null${areChosen ? sql`, ${poolFacts}` : sql``}
  )), '[]') from users u where u.id = any(w."candidateIds"))`

const OWN_FILES = sql`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'isImage', f.is_image)), '[]')
  from files f where f.id = any(w."fileIds") and f.owner_id = w."actorId")`

/** Who wants which ticket. */
export interface TicketQuestion {
  readonly actor: Actor
  readonly ticketId: string
  /** Without it only what the page shows is read. */
  readonly move: MoveNeeds | null
}

/** The raw result, before it is parsed as a ticket. */
export interface FoundTicket {
  readonly row: ReadRow
  /** Read once for all of them. */
  readonly administrators: readonly FoundPerson[]
  readonly versions: ReadonlyMap<string, KnownVersion>
}

/** Several at once, each as it is now: either all are moves, or all are pages. */
export async function findTickets(
  db: Queryable,
  questions: readonly TicketQuestion[],
  versions: ReadonlyMap<string, KnownVersion> = new Map(),
): Promise<FoundTicket[]> {
  const now = questions.reduce((latest: Date, { move }) => (move !== null && move.now > latest ? move.now : latest), new Date(0))
  const wanted = questions.map(({ actor, ticketId, move }, index) => ({
    place: index,
    id: ticketId,
    actorId: actor.userId,
    ...(needsRights(actor) ? { roleIds: actor.roleIds } : {}),
    ...(move === null
      ? {}
      : { key: move.once.key, opens: move.opens, values: move.values, candidateIds: move.candidateIds, fileIds: move.fileIds }),
  }))
  const isMove = questions.some(({ move }) => move !== null)
  // When one of them chooses people, the facts are read for all candidates: these are few.
  const areChosen = questions.some(({ move }) => move?.areChosen === true)
  const values = {
    wanted: JSON.stringify(wanted),
    known: [...versions.keys()],
    since: keptSince(now),
    now: now.toISOString(),
    // When none of them opens a task, no administrators are read.
    firstToOpen: questions.findIndex(({ move }) => move !== null && move.opens !== 'nothing'),
  }
  const shape = isMove ? (areChosen ? 'moves that choose' : 'moves') : 'pages'
  const statement = statements.fill(shape, values, () => readOf({ isMove, areChosen }))
  const { rows } = await db.execute<ReadRow & { readonly place: number }>(statement)
  const found = new Map(rows.map((row) => [row.place, row]))
  const administrators = rows.flatMap((row) => row.administrators ?? [])
  return questions.map((_, index) => {
    const row = found.get(index)
    if (row === undefined) throw new Error('the read of a ticket has one row')
    return { row, administrators, versions }
  })
}

const statements = createPreparedStatements()

function readOf({ isMove, areChosen }: { readonly isMove: boolean; readonly areChosen: boolean }): SQL {
  const asked = isMove
    ? sql`${storedAnswer(sql`w."actorId"`, sql`w.key`, sql`${place('since')}`)} as stored,
      ${askablePeople(sql`ahead.needs`, sql`t.requester_id`, sql`(entered.values || w.values)`, AWAY)} as askable,
      jsonb_array_length(ahead.needs) > 0 as asks, case when w.place = ${place('firstToOpen')}::int then ${ADMINISTRATORS} end as administrators,
      ${candidates(areChosen)} as candidates, ${OWN_FILES} as own_files`
    : sql`null as stored, null as askable, null as asks, null as administrators, null as candidates, null as own_files`
  const isKnown = sql`process_versions.id = any(${place('known')}::uuid[])`
  // `offset 0` keeps the planner from any join but the look-up by key: it cannot know how many rows are asked for.
  return sql`
    select w.place, t.id, t.number, t.title, t.priority, t.process_id, t.process_name, t.version_id, t.state, t.revision, t.history_length,
      t.history_hash, t.created_at, t.updated_at, t.finished_at,
      t.requester_id, requester.nick_name as requester_name, requester.department_id as requester_department,
      requester.enabled and requester.deleted_at is null as requester_active,
      v.version, ${versionColumns}, entered.values,
      ${history} as history,
      ${people} as people,
      exists (select from ticket_copies c where c.user_id = w."actorId" and c.ticket_id = t.id) as is_copied,
      (select s.parent_id from sub_tickets s where s.ticket_id = t.id) as parent_id,
      ${rightsColumn(sql`w."roleIds"`, sql`w."roleIds" is not null`)} as rights,
      ${asked}
    -- One row also when there is no such ticket: the stored answer and the rights do not depend on it.
    from json_to_recordset(${place('wanted')}::json) w (place int, id uuid, "actorId" uuid, "roleIds" uuid[], key text, opens text, values jsonb,
        "candidateIds" uuid[], "fileIds" uuid[])
      left join lateral (select * from tickets where tickets.id = w.id offset 0) t on true
      left join lateral (select * from users where users.id = t.requester_id offset 0) requester on true
      left join lateral (select *, ${isKnown} as is_known from process_versions where process_versions.id = t.version_id offset 0) v on true
      left join lateral (select * from ticket_values where ticket_values.ticket_id = t.id offset 0) entered on true
      left join lateral ${NEEDS_AHEAD} ahead (needs) on true`
}

/** Parses the result for one person. */
export function toReadTicket({ row, administrators, versions }: FoundTicket, actor: Actor): ReadTicket {
  return {
    ticket: row.id === null ? null : toFacts(row, versions.get(row.version_id)),
    rights: rightsFrom(row.rights, actor),
    stored: row.stored,
    askable: row.asks === true ? [...row.askable, ...administrators] : [],
    candidates: row.candidates ?? [],
    ownFiles: row.own_files ?? [],
  }
}

/**
 * Reads a ticket as it is now.
 *
 * @param move - without it only what the page shows is read
 */
export async function readTicket(db: Queryable, actor: Actor, ticketId: string, move: MoveNeeds | null): Promise<ReadTicket> {
  const [found] = await findTickets(db, [{ actor, ticketId, move }])
  if (found === undefined) throw new Error('one question has one answer')
  return toReadTicket(found, actor)
}

function toFacts(row: TicketColumns, known: KnownVersion | undefined): TicketFacts {
  const { id, number, title, priority, version, values, state, revision } = row
  const { definition, form, furtherForms } = known ?? toKnownVersion(row)
  return {
    id,
    number,
    title,
    priority,
    processId: row.process_id,
    processName: row.process_name,
    requester: { id: row.requester_id, name: row.requester_name, departmentId: row.requester_department, active: row.requester_active },
    versionId: row.version_id,
    version,
    definition,
    form,
    furtherForms,
    values,
    state,
    revision,
    historyLength: row.history_length,
    historyHash: row.history_hash,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
    finishedAt: row.finished_at === null ? null : new Date(row.finished_at),
    history: row.history.map((entry) => ({ ...entry, ticketId: id, at: new Date(entry.at) })),
    isCopied: row.is_copied,
    parentId: row.parent_id,
    people: new Map(row.people.map((person) => [person.id, { name: person.name, active: person.active }])),
  }
}
